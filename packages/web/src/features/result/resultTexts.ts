import type { QueryAnswer, RequestInfo, RequestInput } from '@trellis/contract';
import { valueOf } from '@trellis/core';
import type { TranslatedQuery } from '@trellis/core/orthologs';
import { resultSentence as sentenceOf } from '@trellis/core/views';
import { edgesPhrase, inputPhrases } from '../../state/inputs.ts';
import { countOf, formatCount } from '../../ui/numbers.ts';

/** The result in one sentence, with the symbols of its TFs where they have one. */
export function resultSentence({ stats, analysisIds, metadata, request }: QueryAnswer): string {
  const symbols = Object.values(metadata.data).find(({ KEY }) => KEY === 'gene_name') ?? {};
  const names = new Map<string, string>();
  for (const [[[tf], id], { show }] of analysisIds)
    if (show) names.set(tf, String(valueOf(symbols, String(id)) ?? '') || tf);
  return sentenceOf({ ...stats, names: [...names.values()], query: request.query });
}

/** What restricts a result besides its query, in words: `only genes of Nitrogen_by_Time (1,658 genes)`. */
export function inputTexts(request: RequestInfo): string[] {
  const { targetgenes, targetnetworks, filtertfs, backgroundgenes, edges } = request;
  return [
    targetgenes && inputPhrases.targetgenes(targetgenes.name, sizeText(targetgenes, 'gene')),
    targetnetworks && inputPhrases.targetnetworks(targetnetworks.name, sizeText(targetnetworks, 'edge')),
    filtertfs && inputPhrases.filtertfs(filtertfs.name, sizeText(filtertfs, 'TF')),
    backgroundgenes && inputPhrases.backgroundgenes(backgroundgenes.name, sizeText(backgroundgenes, 'gene')),
    edges.length > 0 && edgesPhrase(edges),
  ].filter((words) => typeof words === 'string');
}

/** `1,648 genes`, or `1,658 ids, of which 1,648 are known`. */
const sizeText = ({ genes, known }: RequestInput, noun: string): string =>
  genes === known
    ? countOf(genes, noun)
    : `${countOf(genes, noun === 'edge' ? noun : 'id')}, of which ${formatCount(known)} ${known === 1 ? 'is' : 'are'} known`;

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

/**
 * Markdown of the picture of a figure that leads to its page; brackets in the text would end it. The picture has a caption: it says
 * how p-values were computed.
 */
export function markdownOf(title: string, page: string): string {
  const picture = page.replace(/(?=\?|$)/, '.svg');
  return `[![${title.replace(/[[\]\\]/g, '\\$&')}](${picture})](${page})`;
}
