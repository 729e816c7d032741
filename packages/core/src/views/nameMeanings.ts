import type { Dataset } from '../dataset/dataset.ts';
import { TrellisError } from '../errors.ts';
import { once } from '../once.ts';
import { closestNames, namesOfTfs } from '../query/closestNames.ts';
import { evaluateQuery } from '../query/evaluate.ts';
import { parseQuery } from '../query/grammar.ts';
import { isKeyword } from '../query/keywords.ts';
import { resolveQuery } from '../query/resolveQuery.ts';

/** Meaning of a name in a query. */
export type NameMeaning =
  | TfMeaning
  | { readonly name: string; readonly kind: 'keyword'; readonly tfs: number; readonly analyses: number }
  /** A gene that is the TF of no analysis. */
  | { readonly name: string; readonly kind: 'gene'; readonly id: string; readonly symbol: string }
  | { readonly name: string; readonly kind: 'ambiguous'; readonly ids: readonly string[] }
  /** With the names of TFs that are spelled almost the same. */
  | { readonly name: string; readonly kind: 'unknown'; readonly suggestions: readonly string[] };

/** A TF with analyses. */
interface TfMeaning {
  readonly name: string;
  readonly kind: 'tf';
  readonly id: string;
  readonly symbol: string;
  readonly analyses: number;
  /** Numbers of its analyses of binding and of expression. */
  readonly binding: number;
  readonly expression: number;
  /** Whether the name is the id of a transcript or a protein of the gene. */
  readonly isIsoform: boolean;
}

/** Explains names as a query reads them, in their order: TFs, keywords and named queries, and unknown names. */
export function explainNames(dataset: Dataset, names: readonly string[]): NameMeaning[] {
  const tfNames = once(() => namesOfTfs(dataset));
  const keywords = new Map<string, KeywordSize>();
  return names.map((name) => {
    const key = name.toLowerCase();
    if (!isKeyword(key) && !Object.hasOwn(dataset.namedQueries, key)) {
      return geneMeaning(dataset, name, tfNames);
    }
    const size = keywords.get(key) ?? sizeOf(dataset, key);
    keywords.set(key, size);
    return { name, kind: 'keyword', ...size };
  });
}

/** Sizes of a keyword. */
interface KeywordSize {
  readonly tfs: number;
  readonly analyses: number;
}

function sizeOf(dataset: Dataset, keyword: string): KeywordSize {
  const query = resolveQuery(parseQuery(keyword), { dataset, filterTfs: undefined });
  try {
    const { columns } = evaluateQuery(dataset, query);
    return { tfs: new Set(columns.map(({ analysis }) => analysis.tf)).size, analyses: columns.length };
  } catch (error) {
    if (error instanceof TrellisError && error.code === 'empty-query') return { tfs: 0, analyses: 0 };
    throw error;
  }
}

function geneMeaning(dataset: Dataset, name: string, tfNames: () => readonly string[]): NameMeaning {
  const { genes, names, analysesByTf } = dataset;
  const match = names.find(name);
  if (match.kind === 'ambiguous') return { name, kind: 'ambiguous', ids: match.genes.map((gene) => genes[gene].id) };
  if (match.kind === 'unknown') return { name, kind: 'unknown', suggestions: closestNames(name, tfNames()) };
  const { id, name: symbol } = genes[match.gene];
  const analyses = analysesByTf.get(match.gene);
  if (!analyses) return { name, kind: 'gene', id, symbol };
  const count = (type: string) => analyses.filter(({ metadata }) => isType(metadata, type)).length;
  const numbers = { analyses: analyses.length, binding: count('BINDING'), expression: count('EXPRESSION') };
  return { name, kind: 'tf', id, symbol, ...numbers, isIsoform: match.isIsoform ?? false };
}

const isType = (metadata: ReadonlyMap<string, string>, type: string): boolean =>
  metadata.get('EXPERIMENT_TYPE')?.toUpperCase() === type;
