import { valueOf } from '@trellis/core';
import {
  networkKind,
  strongestAnalyses,
  strongestByKind,
  type RegulatorAnalysis,
  type RegulatorStatistics,
  type RegulatorsView,
  type RegulatorTf,
} from '@trellis/core/regulators';
import { formatPValue } from '@trellis/core/stats';
import { expectedOverlap } from '@trellis/core/views';
import { formatOverlapFold } from '../../../shared/statistics/pAndFold.tsx';

/** The kinds of evidence in the order in which they are shown; target networks are last and not ranked in. */
export const shownKinds = ({ kinds }: Pick<RegulatorsView, 'kinds'>): string[] => [
  ...kinds.map(({ label }) => label),
  networkKind,
];

/** The best target set of a TF within one kind of evidence. */
export interface KindEvidence {
  readonly kind: string;
  /** Rank among the TFs of the kind. */
  readonly rank: number;
  readonly of: number;
  /** Id of the analysis; undefined for a network. */
  readonly analysisId: number | undefined;
  /** Label of the analysis, or name of the network. */
  readonly name: string;
  readonly statistics: RegulatorStatistics;
  /** Number of its analyses of the kind, the statistics of that of the smallest p-value, and the genes of the list that any of them targets. */
  readonly analyses: number;
  readonly strongest: RegulatorStatistics;
  readonly inList: number;
}

/** A TF with its evidence. */
export interface RegulatorRow extends Omit<RegulatorTf, 'kinds'> {
  readonly kinds: readonly KindEvidence[];
  /** The evidence of analyses in which the TF has the smallest rank for the number of TFs. */
  readonly best: KindEvidence;
  /** The statistics of the smallest p-value of all its analyses. */
  readonly strongest: RegulatorStatistics;
}

/** The score that ranks: h, or z when there are too few null lists. */
export const scoreOf = ({ h, z }: RegulatorStatistics): number => h ?? z;

/** The number of genes that a target set of this size shares with the list by chance. */
export const expectedOf = ({ n, K }: RegulatorStatistics, N: number): number => expectedOverlap(n, K, N);

/** Targets in the list over the number that chance gives. */
export const foldOf = (statistics: RegulatorStatistics, N: number): number =>
  statistics.k / expectedOf(statistics, N);

/** The fold with its 95 % interval. */
export const foldText = (statistics: RegulatorStatistics, N: number): string =>
  formatOverlapFold(statistics.k, Math.min(statistics.n, statistics.K), expectedOf(statistics, N));

/** `3.2e-10, fold 1.86 (1.61 to 2.14)`: the p-value of a target set by its logarithm, with the fold that it is of. */
export const pWithFold = (log10: number, statistics: RegulatorStatistics, N: number): string =>
  `${formatPValue(log10)}, fold ${foldText(statistics, N)}`;

/** The TFs in the order of their ranks. */
export function regulatorRows(view: RegulatorsView): RegulatorRow[] {
  const analyses = new Map(view.analyses.map((analysis) => [analysis.id, analysis]));
  const labels = shownKinds(view);
  const [strongest, byKind] = [strongestAnalyses(view.analyses), strongestByKind(view)];
  const networks = new Map(view.networks.map((set) => [`${set.network} ${set.tf}`, set]));
  return view.tfs.flatMap(({ kinds, ...tf }) => {
    const evidence = labels.flatMap((kind): KindEvidence[] => {
      const found = valueOf(kinds, kind);
      if (!found) return [];
      const { rank, of, best, analyses: count, inList } = found;
      const statistics = typeof best === 'number' ? analyses.get(best) : networks.get(`${best} ${tf.tf}`);
      if (!statistics) return [];
      const smallest = byKind.get(kind)?.get(tf.tf) ?? statistics;
      return [{ kind, rank, of, ...nameOf(statistics), statistics, analyses: count, strongest: smallest, inList }];
    });
    const [best] = evidence
      .filter(({ kind }) => kind !== networkKind)
      .sort((a, b) => relativeRank(a) - relativeRank(b));
    return best ? [{ ...tf, kinds: evidence, best, strongest: strongest.get(tf.tf) ?? best.statistics }] : [];
  });
}

/** Relative rank of the TF in a kind; the score of a significant TF comes from the smallest. */
const relativeRank = ({ rank, of }: KindEvidence): number => (rank - 0.5) / of;

const nameOf = (set: RegulatorAnalysis | { readonly network: string }) =>
  'network' in set ? { analysisId: undefined, name: set.network } : { analysisId: set.id, name: set.label };

/** What narrows the shown TFs: a family, a text in their names, and whether they must be enriched. */
interface RowFilter {
  readonly family: string;
  readonly find: string;
  readonly enriched: boolean;
}

/** The rows that pass a filter; empty texts let all pass. */
export function narrowRows(
  rows: readonly RegulatorRow[],
  { family, find, enriched }: RowFilter,
): readonly RegulatorRow[] {
  const wanted = find.trim().toLowerCase();
  return rows.filter(
    ({ tf, symbol, families, significant }) =>
      (family === '' || families.includes(family)) &&
      (!enriched || significant) &&
      `${tf} ${symbol}`.toLowerCase().includes(wanted),
  );
}

/** Families of the rows, sorted. */
export const familiesIn = (rows: readonly RegulatorRow[]): string[] =>
  [...new Set(rows.flatMap(({ families }) => families))].sort((a, b) => a.localeCompare(b, 'en'));
