import type { Motifs } from '@trellis/contract';
import { countOf, formatCount } from '@trellis/core/formats';

/** Above this number of gene sets a table or heat map has them as rows, since more columns do not fit a window. */
const maxSetColumns = 12;

/** Indices of the gene sets with at least one enriched cluster, in their order. */
export const enrichedSets = ({ columns, regions, log10 }: Motifs): number[] =>
  [...columns.keys()].filter((set) =>
    log10.some((row) => row.slice(set * regions.length, (set + 1) * regions.length).some((value) => value !== null)),
  );

/** Indices of the gene sets to show: those with an enriched cluster, or all. */
export const shownSets = (motifs: Motifs, all: boolean): number[] =>
  all ? [...motifs.columns.keys()] : enrichedSets(motifs);

/** Whether so many gene sets are rows. */
export const areRows = (sets: readonly unknown[]): boolean => sets.length > maxSetColumns;

/**
 * E.g. `553 of 565 analyses have no enriched cluster`, with target lists counted apart; undefined if each gene set has one.
 */
export function foldedText(motifs: Motifs): string | undefined {
  const enriched = new Set(enrichedSets(motifs));
  const sets = motifs.columns.map((info, set) => ({
    isList: info['analysis_id'] === undefined && info['analyses'] === undefined,
    in: enriched.has(set),
  }));
  const parts = [false, true].flatMap((isList) => {
    const all = sets.filter((set) => set.isList === isList);
    const folded = all.filter((set) => !set.in).length;
    const noun = countOf(all.length, isList ? 'target list' : 'analysis', isList ? undefined : 'analyses');
    return folded ? [{ folded, text: `${formatCount(folded)} of ${noun}` }] : [];
  });
  if (!parts.length) return undefined;
  const one = parts.length === 1 && parts[0].folded === 1;
  return `${parts.map(({ text }) => text).join(' and ')} ${one ? 'has' : 'have'} no enriched cluster`;
}
