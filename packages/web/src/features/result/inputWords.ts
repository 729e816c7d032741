import type { RequestInfo } from '@trellis/contract';
import { edgesPhrase, inputPhrases } from '../../state/inputPhrases.ts';
import { countOf } from '../../ui/numbers.ts';

/** What restricts a result besides its query, in words: `only genes of Nitrogen_by_Time (1,658 genes)`. */
export function inputWords(request: RequestInfo): string[] {
  const { targetgenes, targetnetworks, filtertfs, backgroundgenes, edges } = request;
  return [
    targetgenes && inputPhrases.targetgenes(targetgenes.name, countOf(targetgenes.genes, 'gene')),
    targetnetworks && inputPhrases.targetnetworks(targetnetworks.name, countOf(targetnetworks.genes, 'edge')),
    filtertfs && inputPhrases.filtertfs(filtertfs.name, countOf(filtertfs.genes, 'TF')),
    backgroundgenes && inputPhrases.backgroundgenes(backgroundgenes.name, countOf(backgroundgenes.genes, 'gene')),
    edges.length > 0 && edgesPhrase(edges),
  ].filter((words) => typeof words === 'string');
}
