import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { TrellisError } from '../../src/index.ts';
import { parseQuery, printQuery, tokenize, type Query } from '../../src/query/index.ts';
import { treeText } from './treeText.ts';

interface Case {
  readonly title: string;
  readonly input: string;
  readonly expected: string;
}

const folder = new URL('cases/', import.meta.url);

/**
 * Cases of a file: `# title`, the query, a line `==>`, and the tree or the error, with empty lines between. `{3 times x}`
 * stands for `xxx`.
 */
function readCases(file: string): Case[] {
  const text = readFileSync(new URL(file, folder), 'utf8');
  return text
    .split(/^# /m)
    .slice(1)
    .map((part) => {
      const [head, expected] = part.split(/^==>$/m);
      const [title, ...input] = head.split('\n');
      return { title, input: written(unframed(input.join('\n'))), expected: written(unframed(expected)) };
    });
}

/** Without the empty lines around it; blanks stay. */
const unframed = (text: string): string => text.replace(/^\n+|\n+$/g, '');

const written = (text: string): string =>
  text.replace(/\{(\d+) times ([^}]+)\}/g, (_, times: string, part: string) => part.repeat(Number(times)));

/** Blanks outside of quotes do not count, so that a long tree may be broken into lines. */
const compact = (tree: string): string => tree.replace(/("(?:\\.|[^"\\])*")|\s+/g, '$1');

/** The lines of an error: code and place, sentence, what was expected, hint. */
function errorText({ code, message, place }: TrellisError): string {
  const where = place ? ` at ${place.offset}, ${place.length} long` : '';
  const more = place ? [place.expected && `expected: ${place.expected}`, place.hint && `hint: ${place.hint}`] : [];
  return [`${code}${where}`, message, ...more.filter((line) => line !== undefined)].join('\n');
}

function outcome(input: string): { tree: Query } | { error: TrellisError } {
  try {
    return { tree: parseQuery(input) };
  } catch (error) {
    if (error instanceof TrellisError) return { error };
    throw error;
  }
}

/** Every name and comparison with the piece of text that it says it comes from. */
function pieces(input: string, node: unknown): { node: { kind?: string; name?: string }; text: string }[] {
  if (typeof node !== 'object' || node === null) return [];
  const { at } = node as { at?: { offset: number; length: number } };
  const own = at ? [{ node, text: input.slice(at.offset, at.offset + at.length) }] : [];
  return [...own, ...Object.values(node).flatMap((child) => pieces(input, child))];
}

describe.each(readdirSync(folder))('%s', (file) => {
  it.each(readCases(file))('$title', ({ input, expected }) => {
    const result = outcome(input);
    if ('error' in result) {
      expect(errorText(result.error)).toBe(expected);
      return;
    }
    expect(compact(treeText(result.tree))).toBe(compact(expected));
    expect(treeText(parseQuery(printQuery(result.tree)))).toBe(treeText(result.tree));
    for (const { node, text } of pieces(input, result.tree)) {
      if (node.kind === 'name') expect(tokenize(text)[0].text).toBe(node.name);
      if (node.kind === 'comparison') expect(compact(treeText(parseQuery(`x[${text}]`)))).toContain('Comparison');
    }
  });
});

describe('the cases', () => {
  it('have a title each, and none twice', () => {
    const titles = readdirSync(folder).flatMap((file) => readCases(file).map(({ title }) => `${file}: ${title}`));
    expect(new Set(titles).size).toBe(titles.length);
    expect(titles.length).toBeGreaterThan(100);
  });
});
