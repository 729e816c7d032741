import { renderToStaticMarkup } from 'react-dom/server';
import { formatCount } from '@trellis/core/formats';
import { cutAt, type Aupr, type Cutoff } from '@trellis/engine/views/precisionRecall/aupr';
import type { NetworkCounts } from '@trellis/engine/views/precisionRecall/prunedNetwork';
import { layoutPrecisionRecall, PrecisionRecall, printTheme } from '@trellis/figures';

type Fact = readonly [label: string, value: string];

/** Draws the precision-recall curve as SVG, with the range of the shuffles, the statistics next to it, and the cutoff. */
export function auprFigure(aupr: Aupr, precision?: number): string {
  const { cut, curve, random } = aupr;
  const cutoff = precision ? cutAt(aupr, precision) : undefined;
  const title = `Edges of ${cut.network.name} against the edges of the analyses`;
  const layout = layoutPrecisionRecall(
    {
      facts: auprFacts(aupr, cutoff),
      curve,
      low: random.low,
      high: random.high,
      ...(cutoff && { cutoff: { precision: cutoff.precision, point: pointOf(aupr, cutoff) } }),
    },
    { width: 960, title },
  );
  return renderToStaticMarkup(<PrecisionRecall layout={layout} theme={printTheme} label={title} />);
}

/** Returns the statistics next to the curve: areas, the range of 95 % of the shuffles, p-value, and the counts at the cutoff and in total. */
export function auprFacts({ curve, random, shuffle, total }: Aupr, cutoff?: Cutoff): Fact[] {
  const kept = (key: keyof NetworkCounts) =>
    [cutoff?.kept[key], total[key]].filter((count) => count !== undefined).map((count) => formatCount(count));
  return [
    ['AUPR', curve.area.toFixed(4)],
    ['AUPR Random', random.mean.toFixed(4)],
    ['95 % of shuffles', [random.low, random.high].map(({ area }) => area.toFixed(4)).join(' to ')],
    [shuffle === 'within_tf' ? 'p-value (within TFs)' : 'p-value', random.p.toFixed(3)],
    ...(cutoff ? [['Precision Threshold', String(cutoff.precision)] as const] : []),
    ...(cutoff?.score !== undefined ? [['Edge Score Threshold', cutoff.score.toFixed(4)] as const] : []),
    ['Number of edges', kept('edges').join('/')],
    ['Number of TFs', kept('tfs').join('/')],
    ['Number of Targets', kept('targets').join('/')],
  ];
}

const pointOf = ({ curve }: Aupr, { position }: Cutoff) =>
  position < 0 ? undefined : { recall: curve.recall[position], precision: curve.precision[position] };
