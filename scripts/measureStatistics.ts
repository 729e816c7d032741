import {
  averageLinkage,
  corrections,
  correctLogPValues,
  euclideanDistances,
  log10Of,
  logBinomialTest,
  logHypergeometricTails,
  optimalLeafOrder,
  precisionRecall,
  type Correction,
} from '../packages/core/src/stats/index.ts';
import binomial from '../packages/core/test/stats/golden/binomialTest.json';
import clusters from '../packages/core/test/stats/golden/clusters.json';
import binomialLogs from '../packages/core/test/stats/golden/logBinomialTest.json';
import corrected from '../packages/core/test/stats/golden/correctPValues.json';
import tails from '../packages/core/test/stats/golden/hypergeometricTail.json';
import tailLogs from '../packages/core/test/stats/golden/logHypergeometricTail.json';
import recall from '../packages/core/test/stats/golden/precisionRecall.json';
import { relativeError } from '../packages/core/test/stats/relativeError.ts';

/** Comparison of one statistic with its reference values: the largest relative errors of Trellis, R and scipy. */
export interface Measured {
  readonly what: string;
  readonly reference: string;
  readonly values: number;
  /** The smallest p-value above 0. */
  readonly smallest?: number;
  readonly trellis: number;
  readonly r?: number;
  readonly scipy?: number;
}

/** One number: the exact value and the computed ones. */
interface Compared {
  readonly exact: number;
  readonly trellis: number;
  readonly r?: number;
  readonly scipy?: number;
}

/** Exact integer arithmetic, or 80 digits if it would need gigabytes. */
const exact = 'whole numbers, 80 digits';

/** Compares every statistic with the golden values. */
export const measureStatistics = (): Measured[] => [
  pValues("Fisher's exact test, one-sided", exact, tails.flatMap(compareTails)),
  pValues('binomial test', '80 digits', binomial.map(compareTrials)),
  summarize('the same, logarithms', '50 digits', [
    ...tailLogs.flatMap(compareLogTails),
    ...binomialLogs.map(compareLogTrials),
  ]),
  pValues('corrections, four ways', "R's `p.adjust`", corrected.flatMap(compareCorrections)),
  summarize('precision-recall, area', 'fractions', recall.map(compareArea)),
  summarize('average linkage, heights', "scipy's `linkage`", clusters.flatMap(compareHeights)),
  summarize('leaf order, length of the path', 'every pair of ends', clusters.map(comparePath)),
];

const compareTails = (draw: (typeof tails)[number]): Compared[] => {
  const found = logHypergeometricTails(draw);
  const compare = (side: 'greater' | 'less') => ({
    exact: draw[side],
    trellis: Math.exp(found[side]),
    r: draw.r[side],
    scipy: draw.scipy[side],
  });
  return [compare('greater'), compare('less')];
};

const compareTrials = ({ p, r, scipy, ...trials }: (typeof binomial)[number]): Compared => ({
  exact: p,
  trellis: Math.exp(logBinomialTest(trials)),
  r,
  scipy,
});

const compareLogTails = ({ greaterLog10, lessLog10, ...draw }: (typeof tailLogs)[number]): Compared[] => {
  const { greater, less } = logHypergeometricTails(draw);
  return [
    { exact: greaterLog10, trellis: log10Of(greater) },
    { exact: lessLog10, trellis: log10Of(less) },
  ];
};

const compareLogTrials = ({ log10, ...trials }: (typeof binomialLogs)[number]): Compared => ({
  exact: log10,
  trellis: log10Of(logBinomialTest(trials)),
});

function compareCorrections({ p, ...answers }: (typeof corrected)[number]): Compared[] {
  return (Object.keys(corrections) as Correction[]).flatMap((correction) => {
    const found = correctLogPValues(
      p.map((value) => Math.log(value ?? NaN)),
      correction,
    ).map(Math.exp);
    return answers[correction].flatMap((exact, i) => (exact === null ? [] : [{ exact, trellis: found[i] }]));
  });
}

const compareArea = ({ ranks, hits, area }: (typeof recall)[number]): Compared => ({
  exact: area,
  trellis: precisionRecall(ranks, hits).area,
});

function compareHeights({ rows, merges }: (typeof clusters)[number]): Compared[] {
  const found = averageLinkage(euclideanDistances(rows), rows.length);
  return merges.map(([, , exact], i) => ({ exact, trellis: found[i].height }));
}

function comparePath({ rows, path, scipyPath }: (typeof clusters)[number]): Compared {
  const distances = euclideanDistances(rows);
  const order = optimalLeafOrder(averageLinkage(distances, rows.length), distances);
  const steps = order.slice(1).map((leaf, i) => distances[order[i] * rows.length + leaf]);
  return { exact: path, trellis: steps.reduce((sum, step) => sum + step, 0), scipy: scipyPath };
}

const pValues = (what: string, reference: string, compared: readonly Compared[]): Measured => ({
  ...summarize(what, reference, compared),
  smallest: Math.min(...compared.map(({ exact }) => exact).filter((exact) => exact > 0)),
});

function summarize(what: string, reference: string, compared: readonly Compared[]): Measured {
  const largest = (who: 'trellis' | 'r' | 'scipy') => {
    const errors = compared.flatMap(({ exact, [who]: value }) =>
      value === undefined ? [] : [relativeError(value, exact)],
    );
    return errors.length ? Math.max(...errors) : undefined;
  };
  const [trellis, r, scipy] = [largest('trellis') ?? NaN, largest('r'), largest('scipy')];
  return { what, reference, values: compared.length, trellis, r, scipy };
}

/** Rounds an error up to the next power of ten, because the digits depend on processor and compiler. */
export function errorBound(error: number): string {
  if (error === 0) return '0';
  const power = Math.ceil(Math.log10(error));
  return power === 0 ? '1' : `1e${power}`;
}
