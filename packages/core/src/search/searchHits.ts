import type { Dataset } from '../dataset/dataset.ts';
import { aspects, type Aspect } from '../dataset/ontology.ts';
import { groupBy } from '../groupBy.ts';
import { labelsOfAnalyses } from '../views/analysisLabels.ts';
import { aliasesByGene } from './aliasesByGene.ts';
import type { SearchEntry, SearchKind } from './searchKinds.ts';
import { excerpt } from './excerpt.ts';
import type { SearchedWord, SearchQuery } from './searchQuery.ts';
import { searchTexts, type SearchField, type SearchText } from './searchTexts.ts';
import { nameAsWord, wordsOf } from './searchWords.ts';

/** One thing that a search found. */
export interface SearchHit {
  readonly kind: SearchKind;
  /** Id of the gene, the term or the analysis; name of the list or the network. */
  readonly id: string;
  /** Symbol, name or label; the id where there is none. */
  readonly name: string;
  /** What else tells it apart: full name, aspect, experiment type, description. */
  readonly detail: string;
  /** The text that was found when it is neither id nor name; of a long one the part around the first word. */
  readonly match: SearchMatch | null;
}

export interface SearchMatch {
  readonly field: 'alias' | 'description' | 'metadata';
  readonly text: string;
}

/** Names of the aspects in words. */
const aspectNames: Readonly<Record<Aspect, string>> = {
  BP: 'biological process',
  MF: 'molecular function',
  CC: 'cellular component',
};

interface Found {
  readonly entries: readonly SearchEntry[];
  readonly query: SearchQuery;
}

/** Describes the entries that a search found. */
export function describeHits(dataset: Dataset, { entries, query }: Found): SearchHit[] {
  const genes = entries.flatMap(({ kind, index }) => (kind === 'gene' || kind === 'tf' ? [index] : []));
  const aliasesOf = aliasesByGene(dataset, new Set(genes));
  const labels = labelsOfFound(dataset, entries);
  return entries.map((entry) => ({
    kind: entry.kind,
    ...nameEntry(dataset, entry, labels),
    match: matchedText([...searchTexts(dataset, entry, aliasesOf), ...otherIdsOf(dataset, entry)], query),
  }));
}

/** The ids that lead to a term and are not its own, which the index does not have. */
function otherIdsOf({ go }: Dataset, { kind, index }: SearchEntry): SearchText[] {
  if (kind !== 'term' || !go) return [];
  const ids = go.others.ids.filter((_, i) => go.others.terms[i] === index);
  return ids.map((text) => ({ field: 'alias', text }));
}

/** Labels of the found analyses, the same as on the pages of their TFs. */
function labelsOfFound(dataset: Dataset, entries: readonly SearchEntry[]): ReadonlyMap<number, string> {
  const found = entries.flatMap(({ kind, index }) => (kind === 'analysis' ? [dataset.analyses[index]] : []));
  const ofSameTfs = [...groupBy(found, ({ tf }) => tf).keys()].flatMap((tf) => dataset.analysesByTf.get(tf) ?? []);
  return labelsOfAnalyses(dataset, ofSameTfs);
}

function nameEntry(
  dataset: Dataset,
  { kind, index }: SearchEntry,
  labels: ReadonlyMap<number, string>,
): Pick<SearchHit, 'id' | 'name' | 'detail'> {
  if (kind === 'term') return nameTerm(dataset, index);
  if (kind === 'list') return namePart(dataset, 'list', dataset.lists[index]);
  if (kind === 'network') return namePart(dataset, 'network', dataset.networks[index]);
  if (kind === 'analysis') {
    const { id, metadata } = dataset.analyses[index];
    const detail = ['EXPERIMENT_TYPE', 'EDGE_TYPE'].flatMap((key) => metadata.get(key) || []).join(' · ');
    return { id: String(id), name: labels.get(id) ?? String(id), detail };
  }
  const { id, name, fullName } = dataset.genes[index];
  return { id, name: name || id, detail: fullName };
}

function nameTerm({ go }: Dataset, term: number): Pick<SearchHit, 'id' | 'name' | 'detail'> {
  if (!go) throw new Error('there are no terms without an ontology');
  const { ids, names, aspects: ofTerms } = go.ontology;
  return { id: ids[term], name: names[term], detail: aspectNames[aspects[ofTerms[term]]] };
}

function namePart({ provenance }: Dataset, kind: 'list' | 'network', name: string) {
  const about = provenance.find((part) => part.kind === kind && part.name === name);
  return { id: name, name: name.replaceAll('_', ' '), detail: about?.description ?? '' };
}

/** The first text with the most words of the query; null if it is the id or the name. */
function matchedText(texts: readonly SearchText[], query: SearchQuery): SearchMatch | null {
  let best = { field: 'id' as SearchField, text: '', fits: 0 };
  for (const { field, text } of texts) {
    const fits = countFits(text, query);
    if (fits > best.fits) best = { field, text, fits };
  }
  const { field, text } = best;
  if (field !== 'alias' && field !== 'description' && field !== 'metadata') return null;
  return { field, text: excerpt(text, (word) => query.words.some((searched) => fits(word, searched))) };
}

/** How many words of the query a text has; more than any number if it begins with the whole query. */
function countFits(text: string, { name, words }: SearchQuery): number {
  if (nameAsWord(text).startsWith(name)) return Infinity;
  const textWords = wordsOf(text);
  return words.filter((searched) => textWords.some((word) => fits(word, searched))).length;
}

const fits = (word: string, { text, similarTexts }: SearchedWord): boolean =>
  word.startsWith(text) || similarTexts.has(word);
