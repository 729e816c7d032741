import {
  evidenceKinds,
  expectedOverlap,
  networkKind,
  type RegulatorAnalysis,
  type RegulatorFigures,
  type RegulatorsView,
  type RegulatorTf,
} from '@trellis/core';

/** The kinds of evidence in the order in which they are shown; target networks are last and not ranked in. */
export const shownKinds = [...evidenceKinds, networkKind] as const;
export type ShownKind = (typeof shownKinds)[number];

/** The best target set of a TF within one kind of evidence. */
export interface KindEvidence {
  readonly kind: ShownKind;
  /** Rank among the TFs of the kind. */
  readonly rank: number;
  readonly of: number;
  /** Id of the analysis; undefined for a network. */
  readonly analysisId: number | undefined;
  /** Name of the analysis or of the network. */
  readonly name: string;
  readonly figures: RegulatorFigures;
}

/** A TF with its evidence. */
export interface RegulatorRow extends Omit<RegulatorTf, 'kinds'> {
  readonly kinds: readonly KindEvidence[];
  /** The evidence of analyses with the largest score. */
  readonly best: KindEvidence;
  /** Whether any of its analyses has an adjusted p-value of at most 0.05. */
  readonly isEnriched: boolean;
}

const maxAdjusted = 0.05;

/** The score that ranks: h, or z when there are too few null lists. */
export const scoreOf = ({ h, z }: RegulatorFigures): number => h ?? z;

/** The number of genes that a target set of this size shares with the list by chance. */
export const expectedOf = ({ n, K }: RegulatorFigures, N: number): number => expectedOverlap(n, K, N);

/** The TFs by combined rank. */
export function regulatorRows(view: RegulatorsView): RegulatorRow[] {
  const analyses = new Map(view.analyses.map((analysis) => [analysis.id, analysis]));
  const enriched = new Set(view.analyses.flatMap(({ tf, adjusted }) => (adjusted <= maxAdjusted ? [tf] : [])));
  const networks = new Map(view.networks.map((set) => [`${set.network} ${set.tf}`, set]));
  return view.tfs.flatMap(({ kinds, ...tf }) => {
    const evidence = shownKinds.flatMap((kind): KindEvidence[] => {
      const found = Object.hasOwn(kinds, kind) ? kinds[kind] : undefined;
      if (!found) return [];
      const { rank, of, best } = found;
      const figures = typeof best === 'number' ? analyses.get(best) : networks.get(`${best} ${tf.tf}`);
      return figures ? [{ kind, rank, of, ...nameOf(figures), figures }] : [];
    });
    const [best] = evidence
      .filter(({ kind }) => kind !== networkKind)
      .sort((a, b) => scoreOf(b.figures) - scoreOf(a.figures));
    return best ? [{ ...tf, kinds: evidence, best, isEnriched: enriched.has(tf.tf) }] : [];
  });
}

const nameOf = (set: RegulatorAnalysis | { readonly network: string }) =>
  'network' in set ? { analysisId: undefined, name: set.network } : { analysisId: set.id, name: set.name };

/** What narrows the shown TFs: a family, a text in their names, and whether they must be enriched. */
export interface RowFilter {
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
    ({ tf, symbol, families, isEnriched }) =>
      (family === '' || families.includes(family)) &&
      (!enriched || isEnriched) &&
      `${tf} ${symbol}`.toLowerCase().includes(wanted),
  );
}

/** Number of the first rows that the warning is about. */
const firstRows = 10;

/** Says how many of the first TFs are not enriched by any analysis; undefined when all are. */
export function enrichmentWarning(rows: readonly RegulatorRow[]): string | undefined {
  const first = rows.slice(0, firstRows);
  const without = first.filter(({ isEnriched }) => !isEnriched).length;
  if (without === 0) return undefined;
  return `${without} of the first ${first.length} TFs ${without === 1 ? 'has' : 'have'} no analysis with an adjusted p-value of at most ${maxAdjusted}: a rank compares TFs with each other, it does not say that a TF is enriched.`;
}

/** Families of the rows, sorted. */
export const familiesIn = (rows: readonly RegulatorRow[]): string[] =>
  [...new Set(rows.flatMap(({ families }) => families))].sort((a, b) => a.localeCompare(b, 'en'));
