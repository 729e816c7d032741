import { existsSync, readFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { fileURLToPath } from 'node:url';
import { describe, expect, it } from 'vitest';
import { renderGuide } from '../guide/renderGuide.ts';

const root = fileURLToPath(new URL('../..', import.meta.url));
const read = (path: string): string => readFileSync(join(root, path), 'utf8');
const folder = 'docs/security';
const page = read(`${folder}/asvs.md`);

const verdicts = ['holds', 'operator', 'not applicable', 'does not hold'] as const;

/** Number of the requirements of levels 1 and 2 in each section of ASVS 5.0.0: they are the first ones of their section. */
const sizes: Readonly<Record<string, number>> = {
  ...{ '1.1': 2, '1.2': 9, '1.3': 11, '1.4': 3, '1.5': 2, '2.1': 3, '2.2': 3, '2.3': 4, '2.4': 2 },
  ...{ '3.2': 2, '3.3': 4, '3.4': 6, '3.5': 5, '3.7': 2, '4.1': 3, '4.2': 1, '4.3': 2, '4.4': 4 },
  ...{
    '5.1': 1,
    '5.2': 3,
    '5.3': 2,
    '5.4': 3,
    '6.1': 3,
    '6.2': 12,
    '6.3': 4,
    '6.4': 4,
    '6.5': 5,
    '6.6': 3,
    '6.8': 4,
  },
  ...{ '7.1': 3, '7.2': 4, '7.3': 2, '7.4': 5, '7.5': 2, '7.6': 2, '8.1': 2, '8.2': 3, '8.3': 1, '8.4': 1 },
  ...{ '9.1': 3, '9.2': 4, '10.1': 2, '10.2': 2, '10.3': 4, '10.4': 11, '10.5': 5, '10.6': 2, '10.7': 3 },
  ...{ '11.1': 2, '11.2': 3, '11.3': 3, '11.4': 4, '11.5': 1, '11.6': 1, '12.1': 3, '12.2': 2, '12.3': 4 },
  ...{ '13.1': 1, '13.2': 5, '13.3': 2, '13.4': 5, '14.1': 2, '14.2': 4, '14.3': 3, '15.1': 3, '15.2': 3, '15.3': 7 },
  ...{ '16.1': 1, '16.2': 5, '16.3': 4, '16.4': 3, '16.5': 3, '17.1': 1, '17.2': 4, '17.3': 2 },
};
const required = Object.entries(sizes).flatMap(([section, size]) =>
  Array.from({ length: size }, (_, i) => `${section}.${i + 1}`),
);

const rows = page
  .split('\n')
  .filter((line) => line.startsWith('|'))
  .map((line) => line.split('|').slice(1, -1))
  .map((cells) => cells.map((cell) => cell.trim()));

interface Line {
  readonly numbers: readonly string[];
  readonly chapter: string;
  readonly what: string;
  readonly verdict: string;
  readonly evidence: string;
}

const lines: readonly Line[] = page.split(/^## V/m).flatMap((part) =>
  part
    .split('\n')
    .filter((line) => /^\| \d+\.\d/.test(line))
    .map((line) => line.split('|').map((cell) => cell.trim()))
    .map(([, numbers, what, verdict, evidence]) => ({
      ...{ numbers: numbers.split(', '), chapter: part.split(' ')[0], what, verdict, evidence },
    })),
);

const linksIn = (text: string): string[] => [...text.matchAll(/\]\(([^)]+)\)/g)].map(([, target]) => target);
const wordsIn = (text: string): number => text.split(' ').length;

/** Whether a link leads to a file of the repository, and to a section of it if it names one. */
function leadsSomewhere(target: string): boolean {
  const [file, anchor] = target.split('#');
  const path = relative(root, join(root, folder, file));
  if (path.startsWith('..') || !existsSync(join(root, path))) return false;
  return anchor === undefined || renderGuide('page', read(path)).anchors.includes(anchor);
}

describe('docs/security/asvs.md', () => {
  it('has each requirement of levels 1 and 2 once, in the chapter of its number', () => {
    const numbers = lines.flatMap((line) => line.numbers);
    expect(required).toHaveLength(254);
    expect(numbers.filter((number, i) => numbers.indexOf(number) !== i)).toEqual([]);
    expect([...numbers].sort()).toEqual([...required].sort());
    expect(lines.filter(({ numbers: all, chapter }) => all.some((one) => one.split('.')[0] !== chapter))).toEqual([]);
  });

  it('counts in its summary what is in its tables', () => {
    const summary = rows.filter((cells) => cells.length === 3 && /^\d+$/.test(cells[1]));
    const count = (some: readonly Line[]) => [some.length, some.flatMap(({ numbers }) => numbers).length].map(String);
    expect(summary).toEqual([
      ...verdicts.map((verdict) => [verdict, ...count(lines.filter((line) => line.verdict === verdict))]),
      ['all', ...count(lines)],
    ]);
  });

  it('describes each line in at most ten words, and says why', () => {
    const unsound = lines.filter(({ what, evidence }) => wordsIn(what) > 10 || wordsIn(evidence) < 2);
    expect(unsound.map(({ numbers }) => numbers)).toEqual([]);
  });

  it('has a link for each line that holds, and for each task of an operator', () => {
    const hasLink = ({ verdict, evidence }: Line): boolean => {
      if (verdict === 'holds') return linksIn(evidence).length > 0;
      return verdict !== 'operator' || linksIn(evidence).some((target) => /SECURITY\.md#|\/guide\//.test(target));
    };
    expect(lines.filter((line) => !hasLink(line)).map(({ numbers }) => numbers)).toEqual([]);
  });

  it('has links that lead to files and their sections', () => {
    const links = [...new Set(linksIn(page))].filter((target) => !target.startsWith('https:'));
    expect(links.length).toBeGreaterThan(100);
    expect(links.filter((target) => !leadsSomewhere(target))).toEqual([]);
  });

  it('is reached from SECURITY.md', () => {
    expect(linksIn(read('SECURITY.md'))).toContain('docs/security/asvs.md');
  });
});
