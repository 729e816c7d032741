import { numericKeys, parseQuery, type Comparison, type Filter, type Name, type Query } from '@trellis/core';
import type { GeneLookup } from '@trellis/core';
import { isUnfinishedAt, type Diagnostic } from './syntaxDiagnostic.ts';
import type { QueryVocabulary } from './vocabulary.ts';

/**
 * TFs, keys and values in a text that the data set does not have, in the order of the text. Empty for a text with a
 * syntax error; the word at the caret is skipped while it is being typed. Rejects when a lookup fails.
 */
export async function nameDiagnostics(
  text: string,
  vocabulary: QueryVocabulary,
  caret?: number,
): Promise<readonly Diagnostic[]> {
  const { names, comparisons } = referencesIn(text);
  const found = [
    ...(await tfDiagnostics(names, vocabulary)),
    ...(await Promise.all(comparisons.map((comparison) => comparisonDiagnostic(comparison, vocabulary)))),
  ];
  return found
    .flatMap((diagnostic) => diagnostic ?? [])
    .filter(({ from }) => caret === undefined || !isUnfinishedAt(text, caret, from))
    .sort((a, b) => a.from - b.from);
}

interface References {
  readonly names: Name[];
  readonly comparisons: Comparison[];
}

/** The names and comparisons of a text. Arguments of a call are texts of their own and are not checked. */
function referencesIn(text: string): References {
  const references: References = { names: [], comparisons: [] };
  try {
    collect(parseQuery(text), references);
  } catch {
    // `syntaxDiagnostic` reports a text that cannot be parsed.
  }
  return references;
}

function collect(node: Query | Filter, into: References): void {
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

async function tfDiagnostics(
  names: readonly Name[],
  vocabulary: QueryVocabulary,
): Promise<(Diagnostic | undefined)[]> {
  if (!names.length) return [];
  const known = new Set((await vocabulary.names()).map(({ value }) => folded(value)));
  const others = names.filter(({ name }) => !known.has(folded(name)));
  if (!others.length) return [];
  const messages = messagesByName(await vocabulary.lookUp([...new Set(others.map(({ name }) => name))]));
  return others.map(({ name, at }) => diagnosticAt(at, messages.get(folded(name))));
}

function messagesByName({ unknown, ambiguous, notTfs: notTfs }: GeneLookup): Map<string, string> {
  return new Map([
    ...unknown.map((name): [string, string] => [folded(name), `No TF called "${name}" in this data set.`]),
    ...notTfs.map((name): [string, string] => [folded(name), `"${name}" has no analyses as a TF.`]),
    ...ambiguous.map(({ name, ids }): [string, string] => [
      folded(name),
      `"${name}" is the name of several genes (${ids.join(', ')}): write one of the ids.`,
    ]),
  ]);
}

async function comparisonDiagnostic(
  { key, value, at }: Comparison,
  vocabulary: QueryVocabulary,
): Promise<Diagnostic | undefined> {
  if (numericKeys.has(key.toLowerCase())) return undefined;
  const values = await vocabulary.values(key, []);
  if (!values.length) return diagnosticAt(at, `No analysis has the key ${key}.`);
  if (values.some((each) => folded(each) === folded(value))) return undefined;
  return diagnosticAt(at, `No analysis has the value "${value}" for ${key}.`);
}

const diagnosticAt = (at: Name['at'], message: string | undefined): Diagnostic | undefined =>
  at && message !== undefined ? { from: at.offset, to: at.offset + at.length, message } : undefined;

const folded = (text: string): string => text.toUpperCase();
