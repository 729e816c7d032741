import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { describe, expect, it } from 'vitest';

const root = fileURLToPath(new URL('../..', import.meta.url));
const read = (path: string): string => readFileSync(join(root, path), 'utf8');

interface Row {
  readonly behavior: string;
  readonly file: string;
  readonly title: string;
}

const rows: Row[] = [...read('docs/guide/behavior.md').matchAll(/^\| (.+?) +\| `(.+?)` +\| (.+?) +\|$/gm)].map(
  ([, behavior, file, title]) => ({ behavior, file, title }),
);

/** Titles of the tests of a file. */
const titlesOf = (file: string): string[] =>
  [...read(file).matchAll(/\bit(?:\.each\([\s\S]*?\))?\(\s*(['"`])((?:\\.|(?!\1).)*)\1/g)].map(([, , title]) =>
    title.replaceAll(/\\(.)/g, '$1'),
  );

describe('docs/guide/behavior.md', () => {
  it('has a table', () => expect(rows.length).toBeGreaterThan(80));

  it.each(rows)('names an existing test: $title', ({ file, title }) => {
    expect(existsSync(join(root, file)), file).toBe(true);
    expect(titlesOf(file)).toContain(title);
  });

  it('says each thing once', () => {
    const said = rows.map(({ behavior }) => behavior);
    expect(said.filter((one, at) => said.indexOf(one) !== at)).toEqual([]);
  });
});
