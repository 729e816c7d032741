import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { readDelimited } from '../../recipes/src/formats/delimited.ts';
import { readOwn, recipePaths } from '../../recipes/test/recipe/ownRecipes.ts';
import { sources } from './sourceFolder.ts';

it('the files of the recipes have the bytes and checksums of the source table', () => {
  const { columns, rows } = readDelimited(readFileSync(join(sources, 'SOURCES.tsv')), {
    name: 'SOURCES.tsv',
    separator: '\t',
  });
  const [repository, commit, path, bytes, sha256] = ['repository', 'commit', 'path', 'bytes', 'sha256'].map((name) =>
    columns.indexOf(name),
  );
  const known = new Map(
    rows.map((row) => [`${row[repository]}/${row[commit]}/${row[path]}`, `${row[bytes]} ${row[sha256]}`]),
  );
  const pinned = recipePaths.flatMap((each) => readOwn(each).sources).filter((source) => source.commit !== '');
  const used = pinned.flatMap(({ origin, commit: at, files }) =>
    files.map((file) => [`${origin}/${at}/${file.path}`, `${file.bytes} ${file.sha256}`] as const),
  );
  expect(used.length).toBeGreaterThan(700);
  expect(used.filter(([address, content]) => known.get(address) !== content)).toEqual([]);
});
