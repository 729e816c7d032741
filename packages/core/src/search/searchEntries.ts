import type { Dataset } from '../dataset/dataset.ts';
import type { SearchEntry } from './searchKinds.ts';

/** Everything in a data set that a search can find, numbered: genes, terms, lists, networks, analyses, one part after another. */
export interface SearchEntries {
  /** Number of all entries. */
  readonly size: number;
  at(entry: number): SearchEntry;
  /** The number of a term of the ontology. */
  ofTerm(term: number): number;
}

type Searched = Pick<Dataset, 'genes' | 'go' | 'lists' | 'networks' | 'analyses' | 'analysesByTf'>;

/** Numbers the entries of a data set. */
export function searchEntries({ genes, go, lists, networks, analyses, analysesByTf }: Searched): SearchEntries {
  const term = genes.length;
  const list = term + (go?.ontology.ids.length ?? 0);
  const network = list + lists.length;
  const analysis = network + networks.length;
  return {
    size: analysis + analyses.length,
    at(entry) {
      if (entry >= analysis) return { kind: 'analysis', index: entry - analysis };
      if (entry >= network) return { kind: 'network', index: entry - network };
      if (entry >= list) return { kind: 'list', index: entry - list };
      if (entry >= term) return { kind: 'term', index: entry - term };
      return { kind: analysesByTf.has(entry) ? 'tf' : 'gene', index: entry };
    },
    ofTerm: (index) => term + index,
  };
}
