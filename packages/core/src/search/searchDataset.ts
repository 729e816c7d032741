import type { Dataset } from '../dataset/dataset.ts';
import { matchEntries, matchLevels, noMatch } from './matchEntries.ts';
import { rankEntries } from './rankEntries.ts';
import { searchEntries } from './searchEntries.ts';
import { describeHits, type SearchHit } from './searchHits.ts';
import type { SearchIndex } from './searchIndex.ts';
import { searchKinds, type SearchKind } from './searchKinds.ts';
import { searchQuery, type SearchQuery } from './searchQuery.ts';
import { summarizeTerm, termOfOtherId, type TermSummary } from './termSummary.ts';

/** What a search found. */
export interface SearchView {
  /** At most `limit` of each kind, the kinds one after another: the kind with the best hit first. */
  readonly hits: readonly SearchHit[];
  /** Number of all hits of each kind. */
  readonly totals: Readonly<Record<SearchKind, number>>;
  /** Whether there is nothing with these words, and the hits have similar ones. */
  readonly isSimilar: boolean;
  /** The term of the Gene Ontology whose id was searched. */
  readonly term: TermSummary | null;
}

export interface SearchOptions {
  readonly text: string;
  /** Maximum number of hits of each kind. */
  readonly limit: number;
}

/** Number of hits from which typing errors are not tolerated any more. */
const minHits = 3;

/** Searches genes, terms, lists, networks and analyses for names and words. See `matchLevels` for the order. */
export function searchDataset(dataset: Dataset, index: SearchIndex, { text, limit }: SearchOptions): SearchView {
  const entries = searchEntries(dataset);
  const term = termOfOtherId(dataset, text);
  const { query, levels } = matchTolerantly(index, text, {
    size: entries.size,
    called: term < 0 ? -1 : entries.ofTerm(term),
  });
  const ranked = rankEntries(dataset, { entries, levels, limit });
  const found = ranked.flatMap(({ kind, first }) => first.map((each) => ({ kind, index: each })));
  const totals = new Map(ranked.map(({ kind, total }) => [kind, total]));
  return {
    hits: describeHits(dataset, { entries: found, query }),
    totals: Object.fromEntries(searchKinds.map((kind) => [kind, totals.get(kind) ?? 0])) as SearchView['totals'],
    isSimilar: ranked.length > 0 && ranked[0].best >= matchLevels.oneChange,
    term: summarizeTerm(dataset, text),
  };
}

interface Matched {
  readonly query: SearchQuery;
  readonly levels: Uint8Array;
}

/**
 * Matches the words as they are; with one change where that finds no name and little else, and with two where even that finds
 * nothing. The entry `called` has the text as an alias that is not in the index; -1 for none.
 */
function matchTolerantly(
  index: SearchIndex,
  text: string,
  { size, called }: { readonly size: number; readonly called: number },
): Matched {
  const match = (changes: number): Matched => {
    const query = searchQuery(index, text, changes);
    return { query, levels: matchEntries(index, query, { size, similarLevel: matchLevels.wordStarts + changes }) };
  };
  const exact = match(0);
  if (called >= 0) exact.levels[called] = matchLevels.alias;
  if (isEnough(exact)) return exact;
  const oneChange = match(1);
  return oneChange.levels.some((level) => level !== noMatch) ? oneChange : match(2);
}

/** Whether there is a hit by its whole name, or some other hits. */
function isEnough({ levels }: Matched): boolean {
  let hits = 0;
  for (const level of levels) {
    if (level <= matchLevels.alias) return true;
    if (level !== noMatch) hits++;
  }
  return hits >= minHits;
}
