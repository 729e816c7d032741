import fc from 'fast-check';
import type { Known } from './known.ts';
import { hostileWord, numberTexts } from './words.ts';

/** Texts that are too much of something. */
const excessive = [
  '('.repeat(250) + 'all_tfs' + ')'.repeat(250),
  '('.repeat(40_000),
  'not '.repeat(250) + 'all_tfs',
  'all_tfs' + '[pvalue<1]'.repeat(250),
  'all_tfs[' + '('.repeat(300) + 'pvalue<1' + ')'.repeat(300) + ']',
  Array<string>(3000).fill('all_tfs').join(' or '),
  Array<string>(6000).fill('x').join(' and '),
  `all_tfs[${Array<string>(4000).fill('pvalue<1').join(' and ')}]`,
  `${'a'.repeat(49_999)}!`,
  'x'.repeat(60_000),
  `expand(${Array<string>(2000).fill("'all_tfs'").join(',')})`,
  `expand('expand(all_tfs, or)', or)`,
  `'${'\\'.repeat(9999)}`,
  `"${'a" '.repeat(5000)}`,
];

/** Parts of queries, from which mutations take. */
const parts = ['and', 'or', 'not', '(', ')', '[', ']', '=', '<', '>=', '!=', 'contains', "'", '"', ',', '$filter_tf'];

/** Queries: valid ones of the grammar, the same with some parts changed, and excessive ones. */
export function queryTexts({ genes, keys, values, lists }: Known): fc.Arbitrary<string> {
  const name = fc.oneof(
    { arbitrary: fc.constantFrom('all_tfs', 'multitype', 'all_expression', 'own_analyses', ...genes), weight: 20 },
    { arbitrary: hostileWord, weight: 1 },
    { arbitrary: hostileWord.map((word) => `'${word}'`), weight: 1 },
  );
  const key = fc.oneof(
    { arbitrary: fc.constantFrom('pvalue', 'log2fc', 'id', 'targeted_by', ...keys), weight: 20 },
    { arbitrary: hostileWord, weight: 1 },
  );
  const value = fc.oneof(
    fc.constantFrom(...numberTexts),
    fc.constantFrom('x', ...values, ...lists).map((text) => `'${text}'`),
    hostileWord.map((word) => `"${word}"`),
  );
  const comparison = fc
    .tuple(key, fc.constantFrom('=', '!=', '<', '>', '<=', '>=', '==', '~', 'contains'), value)
    .map((words) => words.join(' '));
  const { query } = fc.letrec<{ query: string; filter: string }>((tie) => ({
    filter: fc.oneof(
      { maxDepth: 3 },
      comparison,
      fc.tuple(tie('filter'), fc.constantFrom('and', 'or'), tie('filter')).map((words) => words.join(' ')),
      tie('filter').map((inner) => `not (${inner})`),
    ),
    query: fc.oneof(
      { maxDepth: 4 },
      name,
      fc.tuple(tie('query'), fc.constantFrom('and', 'or', 'AND'), tie('query')).map((words) => words.join(' ')),
      tie('query').map((inner) => `not ${inner}`),
      fc.tuple(tie('query'), tie('filter')).map(([inner, filter]) => `(${inner})[${filter}]`),
      tie('query').map((inner) => `expand('${inner}', or)`),
    ),
  }));
  return fc.oneof(
    { arbitrary: query, weight: 6 },
    { arbitrary: mutated(query), weight: 4 },
    { arbitrary: fc.constantFrom(...excessive), weight: 1 },
    { arbitrary: hostileWord, weight: 1 },
  );
}

/** The words of a text, some of them removed, doubled or replaced. */
function mutated(text: fc.Arbitrary<string>): fc.Arbitrary<string> {
  const change = fc.record({
    at: fc.double({ min: 0, max: 1, noNaN: true }),
    how: fc.constantFrom('remove', 'double', 'replace', 'insert'),
    part: fc.oneof(fc.constantFrom(...parts), hostileWord),
  });
  return fc.tuple(text, fc.array(change, { minLength: 1, maxLength: 3 })).map(([query, changes]) => {
    const words = query.split(/(\W)/).filter((word) => word !== '');
    for (const { at, how, part } of changes) {
      const place = Math.min(words.length - 1, Math.floor(at * words.length));
      if (how === 'remove') words.splice(place, 1);
      else if (how === 'double') words.splice(place, 0, words[place] ?? part);
      else words.splice(place, how === 'replace' ? 1 : 0, part);
    }
    return words.join('');
  });
}
