import type { PlacedText } from '../parts/placedText.ts';
import { textWidth, fitText } from '../parts/textWidth.ts';
import { placeTitle, titleLine, titleSize } from '../parts/title.ts';
import { bandPath, curvePath, placePoint } from './curves.ts';
import { recallSizes as sizes } from './sizes.ts';
import type {
  CurveKind,
  PlacedCutoff,
  RecallCutoff,
  PrecisionRecallData,
  PrecisionRecallLayout,
  PrecisionRecallOptions,
  RecallPlot,
  PlacedFact,
  RecallLegendEntry,
} from './types.ts';

const texts: Readonly<Record<CurveKind, string>> = {
  curve: 'Target network',
  band: 'Shuffles, 2.5th to 97.5th percentile',
  cutoff: 'Precision cutoff',
};

/** One line of text per kind of curve, from the upper left corner. */
function placeRecallLegend(
  kinds: readonly CurveKind[],
  at: { x: number; y: number; width: number },
): RecallLegendEntry[] {
  const x = at.x + sizes.sample + sizes.sampleGap;
  const available = at.width - (x - at.x);
  return kinds.map((kind, index) => ({
    kind,
    text: fitText(texts[kind], sizes.legendText, available),
    x,
    y: at.y + index * sizes.legendLine + 14,
  }));
}

/** Width that fits all entries of the legend. */
function recallLegendWidth(kinds: readonly CurveKind[]): number {
  const widest = Math.max(...kinds.map((kind) => textWidth(texts[kind], sizes.legendText)));
  return Math.ceil(sizes.sample + sizes.sampleGap + widest);
}

/**
 * Places a precision-recall curve: facts and legend on the left, and the square plot of precision (0 to 1) against recall
 * (0 to 1) on the right, or below them if the figure is narrow.
 */
export function layoutPrecisionRecall(
  data: PrecisionRecallData,
  { width, title = '' }: PrecisionRecallOptions,
): PrecisionRecallLayout {
  const lines = placeTitle(title, width);
  const top = lines.length * titleLine + (lines.length ? 12 : sizes.edge);
  const kinds: CurveKind[] = data.cutoff ? ['curve', 'band', 'cutoff'] : ['curve', 'band'];
  const isSideBySide = width >= sizes.sideBySide;
  const textSpace = isSideBySide
    ? Math.min(Math.max(factsWidth(data.facts), recallLegendWidth(kinds)), width * 0.5)
    : Math.min(width - sizes.right, sizes.axisLeft + sizes.plot);
  const facts = placeFacts(data.facts, { x: 0, y: top, width: textSpace });
  const legendTop = top + facts.length * sizes.factLine + 14;
  const textBottom = legendTop + kinds.length * sizes.legendLine;
  const plot = plotOf(width, isSideBySide ? { left: textSpace + sizes.gap, top } : { left: 0, top: textBottom + 8 });
  const curve = curvePath(data.curve, plot);
  return {
    width: Math.min(width, Math.ceil(Math.max(plot.x + plot.width + sizes.right, titleWidth(lines)))),
    height: Math.max(plot.y + plot.height + sizes.axisBottom, textBottom + sizes.edge),
    title: lines,
    facts,
    plot,
    ...axesOf(plot),
    band: bandPath(data.low, data.high, plot),
    curve,
    message: curve ? undefined : placeMessage(plot),
    cutoff: data.cutoff && placeCutoff(data.cutoff, plot),
    legend: placeRecallLegend(kinds, { x: 0, y: legendTop, width: textSpace }),
  };
}

const titleWidth = (lines: readonly PlacedText[]): number =>
  Math.max(0, ...lines.map(({ text }) => textWidth(text, titleSize, true)));

function placeMessage({ x, y, width, height }: RecallPlot): PlacedText {
  return { text: 'No validated edge', x: x + width / 2, y: y + height / 2 };
}

/** The largest square that fits to the right of the axis. */
function plotOf(width: number, { left, top }: { left: number; top: number }): RecallPlot {
  const x = Math.round(left + sizes.axisLeft);
  const side = Math.max(80, Math.min(sizes.plot, Math.floor(width - x - sizes.right)));
  return { x, y: top + 8, width: side, height: side };
}

/** Ticks every 0.2, or every 0.5 in a small plot. */
function axesOf(plot: RecallPlot) {
  const values = plot.width >= 160 ? [0, 0.2, 0.4, 0.6, 0.8, 1] : [0, 0.5, 1];
  const bottom = plot.y + plot.height;
  return {
    recallTicks: values.map((value) => ({ text: String(value), x: placePoint(value, 0, plot).x, y: bottom + 18 })),
    precisionTicks: values.map((value) => ({ text: String(value), x: plot.x - 8, y: placePoint(0, value, plot).y })),
    recallTitle: { text: 'Recall', x: plot.x + plot.width / 2, y: bottom + 36 },
    precisionTitle: { text: 'Precision', x: plot.x - 38, y: plot.y + plot.height / 2 },
  };
}

/** The cutoff line with its value above it, or below it near the top of the plot. */
function placeCutoff({ precision, point }: RecallCutoff, plot: RecallPlot): PlacedCutoff {
  const { y } = placePoint(0, precision, plot);
  const text = `cutoff ${String(Math.round(precision * 1000) / 1000)}`;
  const above = y - plot.y > sizes.tickText + 8;
  return {
    y,
    precision,
    label: { text, x: plot.x + plot.width - 6, y: above ? y - 6 : y + 15 },
    point: point && placePoint(point.recall, point.precision, plot),
  };
}

type Facts = PrecisionRecallData['facts'];

/** Width that fits all facts: the widest label, a gap and the widest value. */
function factsWidth(facts: Facts): number {
  const widest = (which: 0 | 1) => Math.max(0, ...facts.map((fact) => textWidth(fact[which], sizes.factText, true)));
  return facts.length ? Math.ceil(widest(0) + sizes.factGap + widest(1)) : 0;
}

/** Places one fact per line: labels on the left, shortened if needed, and right-aligned values. */
function placeFacts(facts: Facts, at: { x: number; y: number; width: number }): PlacedFact[] {
  return facts.map(([label, value], index) => {
    const y = at.y + index * sizes.factLine + 16;
    const shown = fitText(value, sizes.factText, at.width);
    const available = at.width - textWidth(shown, sizes.factText, true) - sizes.factGap;
    return {
      label: { text: fitText(label, sizes.factText, available), x: at.x, y },
      value: { text: shown, x: at.x + at.width, y },
    };
  });
}
