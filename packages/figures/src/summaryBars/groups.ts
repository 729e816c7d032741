import type { PlacedText } from '../parts/placedText.ts';
import { fitText, textWidth } from '../parts/textWidth.ts';
import { labelSize, smallSize } from './sizes.ts';
import type { SummaryBarData } from './types.ts';

/** The analyses of one TF under one filter. */
export interface BarGroup {
  readonly key: string;
  readonly tf: string;
  readonly symbol: string;
  readonly filter: string;
  readonly bars: readonly SummaryBarData[];
}

/** Groups adjacent bars with the same TF, filter and tag. */
export function groupBars(bars: readonly SummaryBarData[]): BarGroup[] {
  const groups: (BarGroup & { bars: SummaryBarData[] })[] = [];
  for (const bar of bars) {
    const key = [bar.tf, bar.filter, bar.tag].join('\u0000');
    const last = groups.at(-1);
    if (last?.key === key) last.bars.push(bar);
    else groups.push({ key, tf: bar.tf, symbol: bar.symbol, filter: bar.filter, bars: [bar] });
  }
  return groups;
}

const between = 5;

/** Width that fits the labels left of the axis. */
export function labelWidth(groups: readonly BarGroup[], compact: boolean): number {
  const widths = groups.map(({ tf, symbol, filter }) => {
    const first = textWidth(tf, labelSize, true);
    const second = textWidth(symbol, labelSize);
    const third = Math.min(textWidth(filter, smallSize), 160);
    return compact ? first + (symbol ? between + second : 0) : Math.max(first, second, third);
  });
  return Math.max(40, ...widths);
}

interface Band {
  readonly y: number;
  readonly height: number;
  readonly left: number;
  readonly compact: boolean;
}

/** Labels of a group: TF, symbol and filter on separate lines, or on one line if compact. */
export function labelGroup({ tf, symbol, filter }: BarGroup, { y, height, left, compact }: Band) {
  const x = left - 10;
  const middle = y + height / 2;
  if (compact) return labelLine(tf, symbol, { x, y: middle + labelSize * 0.36 });
  const filterLines = filter ? breakFilter(filter, x) : [];
  const lines = 1 + (symbol ? 1 : 0);
  let baseline = middle - (lines * lineHeight + filterLines.length * smallLine) / 2 + 13;
  const next = (text: string, step: number): PlacedText => {
    const placed = { text, x, y: baseline };
    baseline += step;
    return placed;
  };
  return {
    tf: next(fitText(tf, labelSize, x) || tf, lineHeight),
    symbol: symbol ? next(fitText(symbol, labelSize, x), lineHeight) : undefined,
    filter: filterLines.map((text) => next(text, smallLine)),
  };
}

const lineHeight = 17;
const smallLine = 14;

/** Lines of a filter; the last one ends in an ellipsis where more are needed. */
const maxFilterLines = 3;

/** Breaks a filter into lines, after a bracket, a sign or a blank where a line has one. */
function breakFilter(filter: string, available: number): string[] {
  const lines: string[] = [];
  let rest = filter;
  while (rest && lines.length < maxFilterLines - 1 && textWidth(rest, smallSize) > available) {
    let end = 1;
    while (end < rest.length && textWidth(rest.slice(0, end + 1), smallSize) <= available) end++;
    const sign = Math.max(...['[', '=', ' ', ',', '_'].map((one) => rest.lastIndexOf(one, end - 1) + 1));
    const at = sign > 0 ? sign : end;
    lines.push(rest.slice(0, at).trimEnd());
    rest = rest.slice(at);
  }
  return rest ? [...lines, fitText(rest, smallSize, available)] : lines;
}

function labelLine(tf: string, symbol: string, { x, y }: { x: number; y: number }) {
  const available = x - textWidth(tf, labelSize, true) - between;
  const fitted = fitText(symbol, labelSize, available);
  const shift = fitted ? textWidth(fitted, labelSize) + between : 0;
  return {
    tf: { text: tf, x: x - shift, y },
    symbol: fitted ? { text: fitted, x, y } : undefined,
    filter: [],
  };
}
