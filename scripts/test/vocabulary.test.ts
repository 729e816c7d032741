import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs';
import { join, relative } from 'node:path';
import { fileURLToPath } from 'node:url';
import { describe, expect, it } from 'vitest';

/** Words of comments, messages and names that have a better one, with the better one. */
const banned: readonly (readonly [word: RegExp, better: string])[] = [
  // Words that read as translated.
  [/\banew\b/i, 'again, new'],
  [/\b(?:stands?|stood)\b(?!-?alone| out)/i, 'is, means, represents'],
  [/\btells? of\b/i, 'describes, reports'],
  [/(?<!\bthere )\b(?:is|are|was|were|be) no (?!longer\b|more\b|less\b)/i, 'is not a'],
  [/\b(?:nobody|somebody|anybody|everybody)\b/i, 'no user, another user, all users'],
  [/\bmend(?:s|ed|ing)?\b/i, 'fix'],
  [/\bbeside\b/i, 'next to'],
  [/\b(?:goes|go|went|going) on\b(?! to)/i, 'continue'],
  [/\bhears? of\b/i, 'receives'],
  [/\bwished\b/i, 'wanted, chosen'],
  [/\bmay be\b/i, 'can be, is allowed to be'],
  [/\bunless told\b/i, 'default'],
  [/\b(?:who|what) gets? that\b/i, 'the holder'],
  [/\bcounted are\b/i, 'the subject first'],
  [/\bround the\b/i, 'around the'],
  [/\bmio\b/i, 'million'],
  // Private names for ideas with a common one.
  [/\boffers?\b|\boffersFor\b|\boffered\b/i, 'completions, suggestions; shows, provides'],
  [/\b(?:most|least|fewest)[A-Z]\w*/, 'max..., min...'],
  // British spelling.
  [/colour/i, 'color'],
  [/behaviour/i, 'behavior'],
  [/neighbour/i, 'neighbor'],
  [/favour/i, 'favor'],
  [/\bcentr(?:e|es|ed)\b|\bcentre(?=[A-Z])/i, 'center'],
  [/\bgrey/i, 'gray'],
  [/catalogue/i, 'catalog, index'],
  [/\blicence/i, 'license'],
  [/\banalys(?:e|ed|ing)\b/i, 'analyze'],
  [/(?:summar|normal|serial|visual|minim|maxim|recogn|organ|initial)is(?:e|es|ed|ing|ation)\b/i, '-ize'],
  [/labell(?:ed|ing)\b/i, 'labeled'],
  [/cancell(?:ed|ing)\b/i, 'canceled'],
  [/\bjudgement\b/i, 'judgment'],
  [/\bfulfil\b/i, 'fulfill'],
];

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

const root = fileURLToPath(new URL('../..', import.meta.url));
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
  const lines = readFileSync(join(root, path), 'utf8').split('\n');
  return lines.flatMap((line, i) =>
    banned.flatMap(([word, better]) => {
      const [found] = word.exec(line) ?? [];
      return found === undefined ? [] : [{ path, line, message: `${path}:${i + 1}: "${found}"; better: ${better}` }];
    }),
  );
}

const isAllowed = (hit: Hit): boolean =>
  exceptions.some(({ path, line }) => hit.path === path && hit.line.includes(line));

describe('comments, messages and names', () => {
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
