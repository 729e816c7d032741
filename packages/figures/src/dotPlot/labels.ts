import { fitText, textWidth } from '../parts/textWidth.ts';
import { dotPlotSizes as sizes, maxLabels } from './sizes.ts';
import type { DotLabel, DotPlotLayout, PlacedDot, PlotDot } from './types.ts';

/** A rectangle in pixels. */
interface Box {
  readonly left: number;
  readonly right: number;
  readonly top: number;
  readonly bottom: number;
}

/**
 * Labels the first dots, each where it covers no dot, no interval, no other label and not the edge of the plot: right of the dot, left,
 * above or below it. A dot without such a place has no label.
 */
export function placeLabels(
  names: readonly Pick<PlotDot, 'name'>[],
  dots: readonly PlacedDot[],
  plot: DotPlotLayout['plot'],
): DotLabel[] {
  const taken: Box[] = [
    ...dots.map(({ x, y, r }) => ({ left: x - r, right: x + r, top: y - r, bottom: y + r })),
    ...dots.flatMap(({ interval, y }) =>
      interval ? [{ left: interval[0], right: interval[1], top: y - 0.5, bottom: y + 0.5 }] : [],
    ),
  ];
  return dots.slice(0, maxLabels).flatMap((dot, i) => {
    const text = fitText(names[i].name, sizes.label, Math.min(sizes.labelSpace, (plot.right - plot.left) / 2));
    const found = text && placesOf(text, dot).find(({ box }) => isIn(box, plot) && isFree(box, taken, i));
    if (!found) return [];
    taken.push(found.box);
    return [found.label];
  });
}

/** The places next to a dot, the best first. */
function placesOf(text: string, { x, y, r }: PlacedDot): { readonly label: DotLabel; readonly box: Box }[] {
  const [width, away] = [textWidth(text, sizes.label), r + sizes.gap];
  const at = (anchor: DotLabel['anchor'], left: number, middle: number, textX: number) => ({
    label: { text, x: textX, y: middle + sizes.label * 0.36, anchor },
    box: { left, right: left + width, top: middle - sizes.label * 0.6, bottom: middle + sizes.label * 0.6 },
  });
  return [
    at('start', x + away, y, x + away),
    at('end', x - away - width, y, x - away),
    at('middle', x - width / 2, y - away - 4, x),
    at('middle', x - width / 2, y + away + 4, x),
    at('end', x + r - width, y - away - 4, x + r),
    at('start', x - r, y - away - 4, x - r),
  ];
}

const isIn = (box: Box, plot: Box): boolean =>
  box.left >= plot.left && box.right <= plot.right && box.top >= plot.top && box.bottom <= plot.bottom;

const isFree = (box: Box, taken: readonly Box[], index: number): boolean =>
  !taken.some(
    (other, i) =>
      i !== index &&
      box.left < other.right &&
      box.right > other.left &&
      box.top < other.bottom &&
      box.bottom > other.top,
  );
