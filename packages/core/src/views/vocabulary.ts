import type { Analysis, Dataset } from '../dataset/dataset.ts';
import { edgeTargets } from '../dataset/dataset.ts';
import { isKeyword, keywords } from '../query/keywords.ts';

/** A name for queries, and its description. */
export interface TfItem {
  readonly value: string;
  readonly name: string;
}

/** The TFs by id; with `all` the named queries and keywords before them. */
export function listTfs(dataset: Dataset, { all }: { readonly all: boolean }): TfItem[] {
  const tfs = [...dataset.analysesByTf.keys()].map((tf) => ({
    value: dataset.genes[tf].id,
    name: dataset.genes[tf].name,
  }));
  if (!all) return tfs;
  const named = Object.entries(dataset.namedQueries).map(([value, name]) => ({ value, name }));
  return [...named, ...keywords.map((value) => ({ value, name: '' })), ...tfs];
}

/** Analyses of the named TFs; all analyses when no name is given or a keyword is among them. */
function analysesOf(dataset: Dataset, tfs: readonly string[]): readonly Analysis[] {
  const everything =
    tfs.length === 0 ||
    tfs.some((name) => isKeyword(name) || Object.hasOwn(dataset.namedQueries, name.toLowerCase()));
  if (everything) return dataset.analyses;
  return tfs.flatMap((name) => {
    const match = dataset.names.find(name);
    return match.kind === 'gene' ? [...(dataset.analysesByTf.get(match.gene) ?? [])] : [];
  });
}

/** Keys for filters on the TFs: searchable metadata keys and the applicable computed keys. */
export function listKeys(dataset: Dataset, tfs: readonly string[]): string[] {
  const analyses = analysesOf(dataset, tfs);
  const searchable = new Set(dataset.analyses.flatMap((analysis) => [...analysis.searchable]));
  const found = new Set(
    analyses.flatMap((analysis) => [...analysis.metadata.keys()].filter((key) => searchable.has(key))),
  );
  const values = analyses.some((analysis) => analysis.log2fc) ? ['log2fc', 'pvalue'] : [];
  const edges = edgeTypesOf(dataset, analyses).length ? ['additional_edge'] : [];
  return [...values, ...edges, 'targeted_by', ...[...found].sort()];
}

/** Values of a key in the analyses of the TFs, sorted; empty for numeric and unknown keys. */
export function listKeyValues(dataset: Dataset, key: string, tfs: readonly string[]): string[] {
  const analyses = analysesOf(dataset, tfs);
  if (key.toLowerCase() === 'additional_edge') return edgeTypesOf(dataset, analyses);
  const values = analyses.map((analysis) => analysis.metadata.get(key.toUpperCase()));
  return [...new Set(values.flatMap((value) => value || []))].sort();
}

function edgeTypesOf(dataset: Dataset, analyses: readonly Analysis[]): string[] {
  const tfs = new Set(analyses.map((analysis) => analysis.tf));
  return dataset.edgeTypes
    .filter((type) => [...tfs].some((tf) => edgeTargets(type, tf).length > 0))
    .map((type) => type.name);
}

/** Types of additional edges of the data set. */
export const listEdgeTypes = (dataset: Dataset): string[] => dataset.edgeTypes.map((type) => type.name);
