import { valueOf } from '@trellis/core';
import { ownKeyword } from '@trellis/core/query';
import type { NameMeaning } from '@trellis/core/views';
import type { OwnAnalysis } from '../../../state/own/ownAnalysis.ts';
import type { Suggestion } from '../../../ui/suggestions.ts';
import type { QueryVocabulary } from '../editor/vocabulary.ts';

type Own = readonly OwnAnalysis[];

/** The names that a query can hold, with those of the chosen own analyses: their keyword, and TFs without public analyses. */
export function namesWithOwn(names: readonly Suggestion[], own: Own): readonly Suggestion[] {
  if (own.length === 0) return names;
  const known = new Set(names.map(({ value }) => value.toUpperCase()));
  const tfs = new Map(own.map(({ tf, symbol }) => [tf, { value: tf, name: symbol }]));
  const added = [...tfs.values()].filter(({ value }) => !known.has(value.toUpperCase()));
  return [...names.filter(({ value }) => value !== ownKeyword), { value: ownKeyword, name: '' }, ...added];
}

/** The meaning of a name, with the chosen own analyses of its TF. */
export function meaningWithOwn(meaning: NameMeaning, own: Own): NameMeaning {
  const { name } = meaning;
  if (own.length > 0 && name.toLowerCase() === ownKeyword)
    return { name, kind: 'keyword', tfs: new Set(own.map(({ tf }) => tf)).size, analyses: own.length };
  if (meaning.kind !== 'tf' && meaning.kind !== 'gene') return meaning;
  const mine = own.filter(({ tf }) => tf === meaning.id);
  if (mine.length === 0) return meaning;
  const countOf = (type: OwnAnalysis['experimentType']) =>
    mine.filter(({ experimentType }) => experimentType === type).length;
  const known = meaning.kind === 'tf' ? meaning : { analyses: 0, binding: 0, expression: 0, isIsoform: false };
  return {
    name,
    kind: 'tf',
    id: meaning.id,
    symbol: meaning.symbol,
    analyses: known.analyses + mine.length,
    binding: known.binding + countOf('Binding'),
    expression: known.expression + countOf('Expression'),
    isIsoform: known.isIsoform,
  };
}

/** The metadata of an own analysis as a result has them. */
const metadataOf = ({ label, experimentType, edgeType, more }: OwnAnalysis): Readonly<Record<string, string>> => ({
  ...more,
  EXPERIMENT_TYPE: experimentType,
  EDGE_TYPE: edgeType,
  LABEL: label,
  SOURCE: 'own',
});

/** The keys of filters, with those of own analyses. */
export const keysWithOwn = (keys: readonly string[], own: Own): readonly string[] => [
  ...new Set([...keys, ...own.flatMap((one) => Object.keys(metadataOf(one)))]),
];

/** The values of a key, with those of own analyses. */
export const valuesWithOwn = (values: readonly string[], key: string, own: Own): readonly string[] => [
  ...new Set([...values, ...own.flatMap((one) => valueOf(metadataOf(one), key.toUpperCase()) ?? [])]),
];

/** The vocabulary of the editor with the chosen own analyses, which are known in this browser only. */
export const vocabularyWithOwn = (vocabulary: QueryVocabulary, own: Own): QueryVocabulary =>
  own.length === 0
    ? vocabulary
    : {
        names: async () => namesWithOwn(await vocabulary.names(), own),
        keys: async (tfs) => keysWithOwn(await vocabulary.keys(tfs), own),
        values: async (key, tfs) => valuesWithOwn(await vocabulary.values(key, tfs), key, own),
        explain: async (names) => (await vocabulary.explain(names)).map((meaning) => meaningWithOwn(meaning, own)),
      };
