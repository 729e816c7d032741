import { extent, nice } from 'd3-array';
import type { PlacedText } from '../parts/placedText.ts';
import { linearScale, ticksOf, type Scale } from '../parts/scales.ts';
import { fitText, textWidth } from '../parts/textWidth.ts';
import { placeTitle, titleLine } from '../parts/title.ts';
import { maxLabelShare, scoreDotSizes as sizes } from './sizes.ts';
import type { ScoreDotsData, ScoreDotsLayout, ScoreDotsOptions, ScoredRow, ScoreRow, ScoreSeries } from './types.ts';

/** Places a row per item, its scores as marks on a common axis that includes 0, and the key of the marks below. */
export function layoutScoreDots(
  { series, rows, axis }: ScoreDotsData,
  { width, title = '' }: ScoreDotsOptions,
): ScoreDotsLayout {
  const titled = placeTitle(title, width);
  const top = titled.length ? titled.length * titleLine + 12 : 0;
  const left = labelWidth(rows, width) + sizes.gap;
  const bottom = top + rows.length * sizes.row;
  const x = scoreScale(rows, [left + sizes.inset, width - sizes.inset]);
  const keys = placeKeys(series, width, bottom + sizes.axis + sizes.gap);
  return {
    width,
    height: keys.bottom,
    title: titled,
    series,
    rows: rows.map((row, i) =>
      placeRow(row, { series, x, middle: top + (i + 0.5) * sizes.row, available: left - sizes.gap }),
    ),
    plot: { left, right: width, top, bottom },
    ticks: ticksOf(x, Math.max(2, Math.round((width - left) / 80))).map((value) => ({
      text: value.toLocaleString('en'),
      x: x(value),
      y: bottom + 16,
    })),
    zero: x(0),
    axis: { text: fitText(axis, sizes.text, width - left), x: (left + width) / 2, y: bottom + 34 },
    keys: keys.keys,
  };
}

function scoreScale(rows: readonly ScoredRow[], range: [number, number]): Scale {
  const scores = rows.flatMap((row) => row.scores.filter((score) => score !== undefined));
  const [least = 0, most = 1] = extent([0, ...scores]);
  return linearScale(nice(least, most === least ? least + 1 : most, 10), range);
}

interface RowPlace {
  readonly series: readonly ScoreSeries[];
  readonly x: (score: number) => number;
  readonly middle: number;
  /** Width of the labels. */
  readonly available: number;
}

function placeRow({ label, scores }: ScoredRow, { series, x, middle, available }: RowPlace): ScoreRow {
  const dots = scores.flatMap((score, i) =>
    score === undefined
      ? []
      : [{ series: i, x: x(score), y: middle, name: `${label}, ${series[i].name}: ${score.toFixed(2)}` }],
  );
  const [left, right] = extent(dots, (dot) => dot.x);
  const text = fitText(label, sizes.text, available);
  return {
    text,
    full: text === label ? undefined : label,
    x: available,
    y: middle + sizes.text * 0.36,
    middle,
    span: dots.length > 1 && left !== undefined && right !== undefined ? [left, right] : undefined,
    dots,
  };
}

/** Width of the labels. */
function labelWidth(rows: readonly ScoredRow[], width: number): number {
  const widest = rows.reduce((max, { label }) => Math.max(max, textWidth(label, sizes.text)), 0);
  return Math.min(Math.ceil(widest), Math.floor(width * maxLabelShare));
}

function placeKeys(
  series: readonly ScoreSeries[],
  width: number,
  top: number,
): { readonly keys: PlacedText[]; readonly bottom: number } {
  let [x, y] = [0, top];
  const keys = series.map(({ name }) => {
    const available = sizes.keyMark + 6 + textWidth(name, sizes.text);
    if (x > 0 && x + available > width) [x, y] = [0, y + sizes.keyRow];
    const key = { text: name, x: x + sizes.keyMark + 6, y: y + 14 };
    x += available + sizes.keyGap;
    return key;
  });
  return { keys, bottom: y + sizes.keyRow };
}
