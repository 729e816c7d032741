import { numericKeys, parseQuery, type Comparison, type Filter, type Name, type Query } from '@trellis/core';
import type { GeneLookup } from '@trellis/core';
import { isBeingWritten, type Diagnostic } from './syntaxDiagnostic.ts';
import type { QueryVocabulary } from './words.ts';

/**
 * What a text names that the data set does not have: TFs, keys, and values of keys. Nothing for a text that is no query,
 * and nothing about the word that is being written at the caret.
 */
export async function nameDiagnostics(
  text: string,
  words: QueryVocabulary,
  caret?: number,
): Promise<readonly Diagnostic[]> {
  const { names, comparisons } = mentionsIn(text);
  const doubts = [...(await doubtsAbout(names, words)), ...(await Promise.all(comparisons.map(doubtAbout(words))))];
  return doubts
    .flatMap((doubt) => doubt ?? [])
    .filter(({ from }) => caret === undefined || !isBeingWritten(text, caret, from))
    .sort((a, b) => a.from - b.from);
}

interface Mentions {
  readonly names: Name[];
  readonly comparisons: Comparison[];
}

/** The names and comparisons of a text. What a call brings in is in the texts of its arguments, which are not judged. */
function mentionsIn(text: string): Mentions {
  const mentions: Mentions = { names: [], comparisons: [] };
  try {
    collect(parseQuery(text), mentions);
  } catch {
    // What is no query has a problem of its own.
  }
  return mentions;
}

function collect(node: Query | Filter, into: Mentions): void {
  switch (node.kind) {
    case 'name':
      return void into.names.push(node);
    case 'comparison':
      return void into.comparisons.push(node);
    case 'chain':
    case 'filterChain':
      collect(node.first, into);
      return node.rest.forEach(({ term }) => collect(term, into));
    case 'not':
    case 'filterNot':
      return collect(node.term, into);
    case 'group':
    case 'filterGroup':
      return collect(node.inner, into);
    case 'filtered':
      collect(node.inner, into);
      return collect(node.filter, into);
    case 'call':
      return;
    default:
      return node satisfies never;
  }
}

async function doubtsAbout(names: readonly Name[], words: QueryVocabulary): Promise<(Diagnostic | undefined)[]> {
  if (!names.length) return [];
  const known = new Set((await words.names()).map(({ value }) => folded(value)));
  const others = names.filter(({ name }) => !known.has(folded(name)));
  if (!others.length) return [];
  const sentences = sentencesOf(await words.lookUp([...new Set(others.map(({ name }) => name))]));
  return others.map(({ name, at }) => doubt(at, sentences.get(folded(name))));
}

function sentencesOf({ unknown, ambiguous, not_tfs: notTfs }: GeneLookup): Map<string, string> {
  return new Map([
    ...unknown.map((name): [string, string] => [folded(name), `"${name}" is not in the database.`]),
    ...notTfs.map((name): [string, string] => [folded(name), `"${name}" is the TF of no analysis.`]),
    ...ambiguous.map(({ name, ids }): [string, string] => [
      folded(name),
      `"${name}" stands for more than one gene (${ids.join(', ')}): write one of the ids.`,
    ]),
  ]);
}

const doubtAbout =
  (words: QueryVocabulary) =>
  async ({ key, value, at }: Comparison): Promise<Diagnostic | undefined> => {
    if (numericKeys.has(key.toLowerCase())) return undefined;
    const values = await words.values(key, []);
    if (!values.length) return doubt(at, `No analysis has the key ${key}.`);
    if (values.some((each) => folded(each) === folded(value))) return undefined;
    return doubt(at, `No analysis has the value "${value}" for ${key}.`);
  };

const doubt = (at: Name['at'], message: string | undefined): Diagnostic | undefined =>
  at && message !== undefined ? { from: at.offset, to: at.offset + at.length, message } : undefined;

const folded = (text: string): string => text.toUpperCase();
