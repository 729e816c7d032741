import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs';
import { join, relative } from 'node:path';
import { fileURLToPath } from 'node:url';
import { describe, expect, it } from 'vitest';

const root = fileURLToPath(new URL('../..', import.meta.url));

const glossary = 'docs/guide/glossary.md';
const heading = '## Words to avoid';

const textOf = (path: string): string => readFileSync(join(root, path), 'utf8');

interface Banned {
  readonly word: RegExp;
  readonly better: string;
}

/** The words of the glossary that have a better one. */
const banned: readonly Banned[] = textOf(glossary)
  .split(heading)[1]
  .split('\n')
  .flatMap((row) => {
    const [, words = '', better = ''] = row.split('|').map((cell) => cell.trim());
    return [...words.matchAll(/`([^`]+)`/g)].map(([, word]) => ({ word: patternOf(word), better }));
  });

/** `*` is any letters, `[A-Z]` a capital letter; without the latter capital and small letters are the same. */
function patternOf(word: string): RegExp {
  const hasCapital = word.includes('[A-Z]');
  return new RegExp(`\\b${word.replaceAll('*', '\\w*')}\\b`, hasCapital ? '' : 'i');
}

/** Lines that need a banned word. */
const exceptions: readonly { readonly path: string; readonly line: string; readonly reason: string }[] = [
  {
    path: 'packages/server/src/cli/commands/fetch.ts',
    line: '--licence',
    reason: 'the British spelling of an option',
  },
  {
    path: 'packages/server/src/cli/commands/fetch.ts',
    line: "'licence'",
    reason: 'the British spelling of an option',
  },
  {
    path: 'packages/server/src/cli/commands/fetch.ts',
    line: 'licence: {',
    reason: 'the British spelling of an option',
  },
];

const packages = readdirSync(join(root, 'packages')).map((name) => `packages/${name}/src`);
const places = [...packages, 'scripts', 'bench', 'e2e', 'clients', 'docs/guide', 'README.md', 'CONTRIBUTING.md'];

const isRead = (path: string): boolean =>
  /\.(?:[jt]sx?|mjs|css|html|md|py|R|Rmd|Rd)$/.test(path) && path !== 'scripts/test/vocabulary.test.ts';

function filesIn(place: string): string[] {
  const path = join(root, place);
  if (statSync(path).isFile()) return [place];
  return readdirSync(path, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => relative(root, join(entry.parentPath, entry.name)))
    .filter(isRead);
}

interface Hit {
  readonly path: string;
  readonly line: string;
  readonly message: string;
}

function hitsIn(path: string): Hit[] {
  // The list itself has them all.
  const [text] = path === glossary ? textOf(path).split(heading) : [textOf(path)];
  return text.split('\n').flatMap((line, i) =>
    banned.flatMap(({ word, better }) => {
      const [found] = word.exec(line) ?? [];
      return found === undefined ? [] : [{ path, line, message: `${path}:${i + 1}: "${found}"; better: ${better}` }];
    }),
  );
}

const isAllowed = (hit: Hit): boolean =>
  exceptions.some(({ path, line }) => hit.path === path && hit.line.includes(line));

describe('comments, messages and names', () => {
  it('have a list of words to avoid', () => {
    const isBanned = (text: string): boolean => banned.some(({ word }) => word.test(text));
    expect(['a colour of', 'the centreOf()', 'normalised', 'mostRows', 'It offers'].filter(isBanned)).toHaveLength(5);
    expect(['mostly', 'the center', 'an organism', 'valid', 'analyses'].filter(isBanned)).toEqual([]);
  });

  it.each(places)('use the words of the field: %s', (place) => {
    const hits = filesIn(place).flatMap(hitsIn);
    expect(hits.filter((hit) => !isAllowed(hit)).map(({ message }) => message)).toEqual([]);
  });

  it('need all exceptions', () => {
    const hits = [...new Set(exceptions.map(({ path }) => path))]
      .filter((path) => existsSync(join(root, path)))
      .flatMap(hitsIn);
    const unused = exceptions.filter(
      ({ path, line }) => !hits.some((hit) => hit.path === path && hit.line.includes(line)),
    );
    expect(unused).toEqual([]);
  });
});
