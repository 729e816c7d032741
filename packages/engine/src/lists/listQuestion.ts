import type { GeneListDescription } from '@trellis/contract';
import type { ListReport } from '@trellis/core/genes';
import type { FunctionOptions } from '@trellis/core/ontology';

/** The genes that a question asks about: names, or a predefined list. */
export interface AskedList {
  readonly genes?: readonly string[];
  readonly list?: string;
  readonly part?: string;
  readonly background?: readonly string[];
}

/** What is stored with a gene list. */
export type StoredFacts = Omit<GeneListDescription, keyof ListReport>;

/**
 * What is asked about a gene list, about one gene, or about the data set that answers; or what is searched in it. `table` asks for the
 * rows as CSV.
 */
export type ListQuestion =
  | { readonly kind: 'list'; readonly asked: AskedList; readonly facts: StoredFacts }
  | {
      readonly kind: 'functions';
      readonly asked: AskedList;
      readonly options: FunctionOptions;
      readonly table?: 'terms';
    }
  | {
      readonly kind: 'regulators';
      readonly asked: AskedList;
      readonly library?: string;
      readonly table?: 'tfs' | 'analyses';
    }
  | {
      readonly kind: 'orthologs';
      readonly asked: AskedList;
      readonly onlyOne2one?: boolean;
      readonly tfs?: readonly string[];
    }
  | { readonly kind: 'targets'; readonly asked: AskedList; readonly analyses: readonly number[] }
  | { readonly kind: 'translation'; readonly query: string }
  | { readonly kind: 'accuracy' }
  | { readonly kind: 'gene'; readonly name: string }
  | { readonly kind: 'search'; readonly text: string; readonly limit: number };

const quickKinds: ReadonlySet<ListQuestion['kind']> = new Set([
  'list',
  'targets',
  'orthologs',
  'translation',
  'gene',
  'search',
]);

/** Maximum numbers of genes and of characters of a query with which a question takes only milliseconds. */
const [maxQuickGenes, maxQuickLength] = [3000, 1000];

/** Whether a question takes only milliseconds. */
export function isQuickQuestion(question: ListQuestion): boolean {
  if (!quickKinds.has(question.kind)) return false;
  if (question.kind === 'translation') return question.query.length <= maxQuickLength;
  if (!('asked' in question)) return true;
  const { genes = [], background = [] } = question.asked;
  return genes.length + background.length <= maxQuickGenes;
}
