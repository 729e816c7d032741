import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { describe, expect, it } from 'vitest';
import {
  comparators,
  defaultNamedQueries,
  keywords,
  ownKeyword,
  numericKeys,
  parseQuery,
  printQuery,
} from '../src/query/index.ts';

const read = (path: string): string =>
  readFileSync(fileURLToPath(new URL(`../../../${path}`, import.meta.url)), 'utf8');

const page = read('docs/guide/query-language.md');

/** Content of the fenced blocks of a language. */
const blocks = (language: string): string[] =>
  [...page.matchAll(new RegExp(`^\`\`\`${language}\\n(.*?)^\`\`\`$`, 'gms'))].map(([, content]) => content);

/** First cells of the tables, where one stands in backticks. */
const firstCells = [...page.matchAll(/^\| (`.+?) *\|/gm)].flatMap(([, cell]) =>
  [...cell.matchAll(/`(.+?)`/g)].map(([, text]) => text),
);

const examples = blocks('query').flatMap((block) => block.trim().split('\n'));

describe('docs/guide/query-language.md', () => {
  it.each(examples)('gives an example that parses: %s', (query) => {
    const tree = parseQuery(query);
    expect(printQuery(parseQuery(printQuery(tree)))).toBe(printQuery(tree));
  });

  it('has an example of each production', () => {
    const kinds = new Set(
      examples.flatMap((query) =>
        [...JSON.stringify(parseQuery(query)).matchAll(/"kind":"(\w+)"/g)].map(([, kind]) => kind),
      ),
    );
    const expected = ['call', 'chain', 'comparison', 'filterChain', 'filterNot', 'filtered', 'group', 'name', 'not'];
    expect([...kinds].sort()).toEqual(expected);
  });

  it('shows the grammar that stands on top of grammar.ts', () => {
    const comment = /\/\*\n(.*?)\*\//s.exec(read('packages/core/src/query/grammar.ts'))?.[1] ?? '';
    const productions = [...comment.matchAll(/^ \* {5}(.*)$/gm)].map(([, line]) => line);
    expect(productions.length).toBe(8);
    expect(blocks('ebnf').join('').trim().split('\n')).toEqual(productions);
  });

  it('explains every operator, every key that is computed and every keyword', () => {
    const words = [...comparators, ...numericKeys, 'additional_edge', ...keywords, ownKeyword];
    expect(words.filter((word) => !firstCells.includes(word))).toEqual([]);
    const known: readonly string[] = [...words, ...Object.keys(defaultNamedQueries)];
    expect(firstCells.filter((word) => !known.includes(word))).toEqual([]);
  });
});
