import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { readDelimited } from '../../src/formats/delimited.ts';
import { readOwn, recipePaths, root } from './ownRecipes.ts';

const commitAddress = /^https:\/\/raw\.githubusercontent\.com\/[\w.-]+\/[\w.-]+\/[0-9a-f]{40}\/[^?#]+$/;

describe('the recipes of this repository', () => {
  it('are there for three editions', () => {
    expect(new Set(recipePaths.map((path) => path.split('/')[1]))).toEqual(new Set(['arabidopsis', 'maize', 'rice']));
  });

  it.each(recipePaths)('are sound, and named after their file and folder: %s', (path) => {
    const { edition, name } = readOwn(path);
    expect(`recipes/${edition}/${name}.yaml`).toBe(path);
  });

  it('have names of their own in their edition', () => {
    const names = recipePaths.map((path) => readOwn(path)).map(({ edition, name }) => `${edition}/${name}`);
    expect(names).toEqual([...new Set(names)]);
  });

  it.each(recipePaths)('name files of one commit or one version: %s', (path) => {
    for (const { url: base, commit, files } of readOwn(path).sources) {
      expect(files.length).toBeGreaterThan(0);
      for (const { url } of files) {
        expect(new URL(url).href).toBe(url);
        if (commit === '') expect(url.startsWith(base)).toBe(true);
        else expect(url).toMatch(commitAddress);
      }
    }
  });
});

const tablePath = join(root, '../shared/sources/SOURCES.tsv');
const isThere = existsSync(tablePath);

describe('the files of the recipes', () => {
  it.skipIf(!isThere)(
    `have the bytes and checksums of the source table${isThere ? '' : ' (skipped: it is not here)'}`,
    () => {
      const { columns, rows } = readDelimited(readFileSync(tablePath), { name: 'SOURCES.tsv', separator: '\t' });
      const [repository, commit, path, bytes, sha256] = ['repository', 'commit', 'path', 'bytes', 'sha256'].map(
        (name) => columns.indexOf(name),
      );
      const known = new Map(
        rows.map((row) => [`${row[repository]}/${row[commit]}/${row[path]}`, `${row[bytes]} ${row[sha256]}`]),
      );
      const sources = recipePaths.flatMap((each) => readOwn(each).sources).filter((source) => source.commit !== '');
      const used = sources.flatMap(({ origin, commit: at, files }) =>
        files.map((file) => [`${origin}/${at}/${file.path}`, `${file.bytes} ${file.sha256}`] as const),
      );
      expect(used.length).toBeGreaterThan(700);
      expect(used.filter(([address, content]) => known.get(address) !== content)).toEqual([]);
    },
  );
});
