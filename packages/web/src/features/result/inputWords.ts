import type { RequestInfo, RequestInput } from '@trellis/contract';
import { edgesPhrase, inputPhrases } from '../../state/inputs.ts';
import { countOf, formatCount } from '../../ui/numbers.ts';

/** What restricts a result besides its query, in words: `only genes of Nitrogen_by_Time (1,658 genes)`. */
export function inputWords(request: RequestInfo): string[] {
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
