import type { Analysis, Dataset } from '../dataset/dataset.ts';
import type { PartKind } from '../dataset/provenance.ts';
import type { SearchEntry } from './searchKinds.ts';

/** What a text of an entry is; `tf` is the TF of an analysis. */
export type SearchField = 'id' | 'name' | 'alias' | 'tf' | 'description' | 'metadata';

/** A text in which an entry can be found. */
export interface SearchText {
  readonly field: SearchField;
  readonly text: string;
}

type Searched = Pick<Dataset, 'genes' | 'go' | 'lists' | 'networks' | 'provenance' | 'analyses'>;

/** All texts in which an entry can be found, without empty ones. `aliasesOf` returns the aliases of a gene. */
export function searchTexts(
  dataset: Searched,
  { kind, index }: SearchEntry,
  aliasesOf: (gene: number) => readonly string[],
): SearchText[] {
  const texts = (): SearchText[] => {
    if (kind === 'term') return textsOfTerm(dataset, index);
    if (kind === 'list') return textsOfPart(dataset, 'list', dataset.lists[index]);
    if (kind === 'network') return textsOfPart(dataset, 'network', dataset.networks[index]);
    if (kind === 'analysis') return textsOfAnalysis(dataset, dataset.analyses[index]);
    return textsOfGene(dataset, index, aliasesOf(index));
  };
  return texts().filter(({ text }) => text !== '');
}

function textsOfGene({ genes }: Searched, gene: number, aliases: readonly string[]): SearchText[] {
  const { id, name, fullName } = genes[gene];
  return [
    { field: 'id', text: id },
    { field: 'name', text: name },
    ...aliases.map((text): SearchText => ({ field: 'alias', text })),
    { field: 'description', text: fullName },
  ];
}

function textsOfTerm({ go }: Searched, term: number): SearchText[] {
  if (!go) return [];
  return [
    { field: 'id', text: go.ontology.ids[term] },
    { field: 'name', text: go.ontology.names[term] },
  ];
}

function textsOfPart({ provenance }: Searched, kind: PartKind, name: string): SearchText[] {
  const about = provenance.find((part) => part.kind === kind && part.name === name);
  return [
    { field: 'name', text: name },
    { field: 'description', text: about?.description ?? '' },
    ...searchedKeys.map((key): SearchText => ({ field: 'metadata', text: about?.[key] ?? '' })),
  ];
}

/** What a list or a network can be found by, besides its name and description. */
const searchedKeys = ['source', 'doi', 'pmid', 'license', 'recipe', 'commit'] as const;

function textsOfAnalysis({ genes }: Searched, { id, tf, metadata }: Analysis): SearchText[] {
  return [
    { field: 'id', text: String(id) },
    { field: 'tf', text: genes[tf].name },
    { field: 'tf', text: genes[tf].id },
    ...Array.from(metadata.values(), (text): SearchText => ({ field: 'metadata', text })),
  ];
}
