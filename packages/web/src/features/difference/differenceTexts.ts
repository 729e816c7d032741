import { countOf, formatCount } from '@trellis/core/formats';
import type { AnalysisChange, VersionDifference } from '@trellis/core/versions';

/** The title of the view: how many analyses and target genes change. */
export function differenceTitle({ counts: { analyses, genes } }: VersionDifference): string {
  const changed = analyses.added + analyses.removed + analyses.changed;
  if (changed === 0 && genes.gained + genes.lost === 0) return 'Nothing changes in this result';
  const sentence = `${countOf(changed, 'analysis changes', 'analyses change')}`;
  return `${sentence}; ${countOf(genes.gained, 'target gene')} gained and ${formatCount(genes.lost)} lost`;
}

/** The sentence below the title: what happens to analyses and edges. */
export function differenceNote({ counts: { analyses, edges, genes } }: VersionDifference): string {
  const of = [`${formatCount(analyses.added)} added`, `${formatCount(analyses.removed)} removed`];
  const changed = `${formatCount(analyses.changed)} changed, ${formatCount(analyses.unchanged)} the same`;
  const values = `${formatCount(edges.revalued)} with another fold change or p-value`;
  return [
    `Analyses: ${of.join(', ')}, ${changed}.`,
    `Edges: ${formatCount(edges.gained)} gained, ${formatCount(edges.lost)} lost, ${formatCount(edges.kept)} in both (${values}).`,
    `Target genes in both: ${formatCount(genes.kept)}.`,
  ].join(' ');
}

/** The changed metadata of an analysis, one text for each key. */
export const metadataTexts = ({ metadata }: Pick<AnalysisChange, 'metadata'>): string[] =>
  metadata.map(({ key, before, after }) => `${key}: ${before ?? 'none'} → ${after ?? 'none'}`);

/** The changes in words, as they are sorted. */
export const changeTexts = {
  added: 'Added',
  removed: 'Removed',
  changed: 'Changed',
  gained: 'Gained',
  lost: 'Lost',
} as const;

/** Whether any of some texts has the searched one in it, without regard to case. */
export const isFound = (search: string, texts: readonly string[]): boolean =>
  texts.some((text) => text.toLowerCase().includes(search.trim().toLowerCase()));
