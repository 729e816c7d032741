import type { TranslatedQuery } from '@trellis/core/orthologs';

/** What a reader has to know before running a translated query; `title` is the name of the species of an edition. */
export function translationNotes(
  { query, tfs, through, hasFilters }: TranslatedQuery,
  title: (edition: string) => string,
): string[] {
  const lost = tfs.filter(({ orthologs }) => orthologs.length === 0).map(({ name }) => name);
  if (query === null) return ['No TF of this query has an ortholog with analyses there.'];
  return [
    ...(lost.length > 0
      ? [`Left out: ${lost.join(', ')}. With “and” or “not” this changes what the query asks for.`]
      : []),
    ...(tfs.some(({ orthologs }) => orthologs.length > 1) ? ['Several orthologs of a TF are joined by “or”.'] : []),
    ...(hasFilters ? ['Filters are copied; the other data set may have other keys and values.'] : []),
    ...(through === null ? [] : [`The orthologs are inferred through ${title(through)}.`]),
    'Target genes, filter TFs, networks and the background of this result are not carried over.',
  ];
}
