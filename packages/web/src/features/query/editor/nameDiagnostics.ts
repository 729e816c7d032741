import { numericKeys, parseQuery, referencesIn } from '@trellis/core/query';
import type { Comparison, Name, QueryReferences } from '@trellis/core/query';
import type { NameMeaning } from '@trellis/core/views';
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
  const { names, comparisons } = referencesOf(text);
  const found = [
    ...(await tfDiagnostics(names, vocabulary)),
    ...(await Promise.all(comparisons.map((comparison) => comparisonDiagnostic(comparison, vocabulary)))),
  ];
  return found
    .flatMap((diagnostic) => diagnostic ?? [])
    .filter(({ from }) => caret === undefined || !isUnfinishedAt(text, caret, from))
    .sort((a, b) => a.from - b.from);
}

/** Names and comparisons of a text; none of a text that cannot be parsed, which `syntaxDiagnostic` reports. */
function referencesOf(text: string): QueryReferences {
  try {
    return referencesIn(parseQuery(text));
  } catch {
    return { names: [], comparisons: [] };
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
  const meanings = await vocabulary.explain(others.map(({ name }) => name));
  const messages = new Map(meanings.map((meaning) => [meaning.name, messageOf(meaning)]));
  return others.map(({ name, at }) => diagnosticAt(at, messages.get(name)));
}

/** What is wrong with a name; undefined when it is fine. */
function messageOf(meaning: NameMeaning): string | undefined {
  const { name, kind } = meaning;
  switch (kind) {
    case 'tf':
    case 'keyword':
      return undefined;
    case 'gene':
      return `"${name}" has no analyses as a TF.`;
    case 'ambiguous':
      return `"${name}" is the name of several genes (${meaning.ids.join(', ')}): write one of the ids.`;
    case 'unknown': {
      const { suggestions } = meaning;
      const hint = suggestions.length ? ` Did you mean ${suggestions.join(' or ')}?` : '';
      return `No TF called "${name}" in this data set.${hint}`;
    }
    default:
      return kind satisfies never;
  }
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
