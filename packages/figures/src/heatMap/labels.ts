import type { FittedText } from '../parts/placedText.ts';
import { fitText, textWidth } from '../parts/textWidth.ts';
import { heatMapSizes as sizes } from './sizes.ts';
import type { PlacedLabels } from './types.ts';

/** How the labels of an axis are written: text size, lines of each, and the room that they take away from the cells. */
export interface LabelStyle {
  readonly size: number;
  readonly turned: boolean;
  readonly lines: readonly (readonly string[])[];
  readonly extent: number;
}

type Texts = readonly (readonly string[])[];

const none: LabelStyle = { size: sizes.labelText, turned: false, lines: [], extent: 0 };

/** Width of the widest line. */
const widest = (texts: Texts, size: number): number =>
  texts.reduce((most, lines) => Math.max(most, ...lines.map((line) => textWidth(line, size))), 0);

const maxLines = (texts: Texts): number => texts.reduce((most, lines) => Math.max(most, lines.length), 0);

/** Least height of a cell whose label has all its lines under each other. */
export function stackedHeight(texts: Texts): number {
  const lines = maxLines(texts);
  return lines * sizes.lineHeight + (lines > 1 ? sizes.labelGap : 0);
}

/** Lines under each other where a cell is high enough for them, else one line, as small as can still be read. */
function styleAcross(texts: Texts, pitch: number, most: number): LabelStyle {
  const stacked = pitch >= stackedHeight(texts);
  const size = stacked ? sizes.labelText : Math.min(sizes.labelText, Math.floor(pitch * 1.8) / 2);
  if (size < sizes.minText || !maxLines(texts)) return none;
  const lines = stacked ? texts : texts.map((parts) => [parts.filter((part) => part !== '').join(' ')]);
  return { size, turned: false, lines, extent: Math.min(Math.ceil(widest(lines, size)), most) };
}

export const styleRows = (texts: Texts, pitch: number): LabelStyle => styleAcross(texts, pitch, sizes.rowLabel);

/** Labels of columns stand upright where they are narrower than their columns, and are turned where not. */
export function styleColumns(texts: Texts, pitch: number): LabelStyle {
  const size = sizes.labelText;
  if (maxLines(texts) && widest(texts, size) <= pitch - 4) {
    return { size, turned: false, lines: texts, extent: maxLines(texts) * sizes.lineHeight };
  }
  return { ...styleAcross(texts, pitch, sizes.columnLabel), turned: true };
}

interface Axis {
  /** Indices in the order in which they stand. */
  readonly order: readonly number[];
  readonly pitch: number;
  /** Where the cells begin along the axis, and where the labels begin across it. */
  readonly start: number;
  readonly edge: number;
}

/** Labels at the right of the rows, beginning at the edge. */
export function placeRowLabels(style: LabelStyle, { order, pitch, start, edge }: Axis): PlacedLabels {
  return placeLabels(style, order, (text, { place, shift }) => ({
    ...fit(text, style),
    x: edge,
    y: start + (place + 0.5) * pitch + shift,
  }));
}

/** Labels under the columns: in the middle of each, or turned and ending at the edge. */
export function placeColumnLabels(style: LabelStyle, { order, pitch, start, edge }: Axis): PlacedLabels {
  return placeLabels(style, order, (text, { place, line, shift }) => {
    const middle = start + (place + 0.5) * pitch;
    if (style.turned) return { ...fit(text, style), x: middle + shift, y: edge };
    return { ...fit(text, style), x: middle, y: edge + line * sizes.lineHeight + style.size * 0.8 };
  });
}

interface Line {
  readonly place: number;
  readonly line: number;
  /** From the middle of the label to the baseline of this line. */
  readonly shift: number;
}

function placeLabels(style: LabelStyle, order: readonly number[], put: (text: string, line: Line) => FittedText) {
  const { size, turned, lines } = style;
  if (!lines.length) return { size, turned, labels: [] };
  const labels = order.map((index, place) => ({
    index,
    lines: lines[index].map((text, line) =>
      put(text, { place, line, shift: (line - (lines[index].length - 1) / 2) * sizes.lineHeight + size * 0.36 }),
    ),
  }));
  return { size, turned, labels };
}

function fit(text: string, { size, turned, extent }: LabelStyle) {
  const most = turned ? sizes.columnLabel : Math.max(extent, sizes.rowLabel);
  const fitted = fitText(text, size, most);
  return { text: fitted, full: fitted === text ? undefined : text };
}
