import type { FittedText } from '../parts/placedText.ts';
import { fitLabel } from '../parts/fitLabel.ts';
import { textWidth } from '../parts/textWidth.ts';
import { heatMapSizes as sizes } from './sizes.ts';
import type { PlacedLabels } from './types.ts';

/** Text size and lines of an axis' labels, and the space (`extent`) that they take from the cells. */
export interface LabelStyle {
  readonly size: number;
  readonly turned: boolean;
  readonly lines: readonly (readonly string[])[];
  readonly extent: number;
  /** Maximum length of a label. */
  readonly available: number;
}

type Texts = readonly (readonly string[])[];

const none: LabelStyle = { size: sizes.labelText, turned: false, lines: [], extent: 0, available: 0 };

/** Width of the widest line. */
const widest = (texts: Texts, size: number): number =>
  texts.reduce((max, lines) => Math.max(max, ...lines.map((line) => textWidth(line, size))), 0);

const maxLines = (texts: Texts): number => texts.reduce((max, lines) => Math.max(max, lines.length), 0);

/** Minimum height of a cell whose label shows all its lines. */
export function stackedHeight(texts: Texts): number {
  const lines = maxLines(texts);
  return lines * sizes.lineHeight + (lines > 1 ? sizes.labelGap : 0);
}

/** Separate lines if the cells are high enough, otherwise one line in a smaller size; no labels below the legible size. */
function styleAcross(texts: Texts, pitch: number, maxExtent: number): LabelStyle {
  const stacked = pitch >= stackedHeight(texts);
  const size = stacked ? sizes.labelText : Math.min(sizes.labelText, Math.floor(pitch * 1.8) / 2);
  if (size < sizes.minText || !maxLines(texts)) return none;
  const lines = stacked ? texts : texts.map((parts) => [parts.filter((part) => part !== '').join(' ')]);
  const fitted = lines.map((texts) => texts.map((text) => fitLabel(text, size, maxExtent)));
  return {
    size,
    turned: false,
    lines,
    extent: Math.min(Math.ceil(widest(fitted, size)), maxExtent),
    available: maxExtent,
  };
}

export const styleRows = (texts: Texts, pitch: number, available: number): LabelStyle =>
  styleAcross(texts, pitch, available);

/** Column labels are horizontal if they fit their columns, otherwise rotated. */
export function styleColumns(texts: Texts, pitch: number, available: number): LabelStyle {
  const size = sizes.labelText;
  if (maxLines(texts) && widest(texts, size) <= pitch - 4) {
    return { size, turned: false, lines: texts, extent: maxLines(texts) * sizes.lineHeight, available: pitch };
  }
  return { ...styleAcross(texts, pitch, available), turned: true };
}

interface Axis {
  /** Indices in display order. */
  readonly order: readonly number[];
  readonly pitch: number;
  /** Start of the cells along the axis, and of the labels across it. */
  readonly start: number;
  readonly edge: number;
}

/** Places row labels to the right of the cells. */
export function placeRowLabels(style: LabelStyle, { order, pitch, start, edge }: Axis): PlacedLabels {
  return placeLabels(style, order, (text, { place, shift }) => ({
    ...fit(text, style),
    x: edge,
    y: start + (place + 0.5) * pitch + shift,
  }));
}

/** Places column labels below the cells: centered, or rotated and ending at the edge. */
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

function fit(text: string, { size, available }: LabelStyle) {
  const fitted = fitLabel(text, size, available);
  return { text: fitted, full: fitted === text ? undefined : text };
}
