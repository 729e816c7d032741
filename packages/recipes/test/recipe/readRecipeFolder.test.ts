import { mkdir, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { describe, expect, it } from 'vitest';
import { readRecipeFolder } from '../../src/recipe/readRecipeFolder.ts';
import { temporaryFolder } from '../temporaryFolder.ts';

const sha256 = 'a'.repeat(64);

const recipe = (
  edition: string,
  name: string,
  files = `\n      - {path: a.txt, bytes: 3, sha256: ${sha256}}`,
): string =>
  `name: ${name}
version: 1
edition: ${edition}
title: A recipe
sources:
  - repository: lab/data
    commit: ${'c'.repeat(40)}
    license: MIT
    citation: A lab
    files: ${files}
makes:
  - make: aliases
    from: a.txt
    alias: "{a}"
    gene: "{b}"
`;

async function folderWith(files: Readonly<Record<string, string>>): Promise<string> {
  const folder = join(await temporaryFolder(), 'recipes');
  await mkdir(folder);
  for (const [path, text] of Object.entries(files)) {
    await mkdir(dirname(join(folder, path)), { recursive: true });
    await writeFile(join(folder, path), text);
  }
  return folder;
}

describe('a folder of recipes', () => {
  it('is read in the order of editions and names', async () => {
    const folder = await folderWith({
      'rice/a.yaml': recipe('rice', 'z'),
      'rice/b.yml': recipe('rice', 'a'),
      'maize/genes.yaml': recipe('maize', 'genes'),
      'rice/notes.txt': 'not a recipe',
      'README.md': 'not an edition',
    });
    const names = (await readRecipeFolder(folder)).map(({ edition, name }) => `${edition}/${name}`);
    expect(names).toEqual(['maize/genes', 'rice/a', 'rice/z']);
  });

  it('can hold tables of files next to recipes', async () => {
    const table = `path\tbytes\tsha256\na.txt\t7\t${sha256}\n`;
    const folder = await folderWith({ 'rice/a.yaml': recipe('rice', 'a', 'a.files.tsv'), 'rice/a.files.tsv': table });
    const [{ sources }] = await readRecipeFolder(folder);
    expect(sources[0].files).toEqual([
      { path: 'a.txt', bytes: 7, sha256, url: `https://raw.githubusercontent.com/lab/data/${'c'.repeat(40)}/a.txt` },
    ]);
  });

  it.each([
    [{ 'rice/a.yaml': recipe('maize', 'a') }, 'recipes/rice/a.yaml: the recipe is for maize, its folder for rice'],
    [{ 'rice/a.yaml': recipe('rice', 'a'), 'rice/b.yaml': recipe('rice', 'a') }, 'there are two recipes a for rice'],
    [
      { 'rice/a.yaml': recipe('rice', 'a', 'none.tsv') },
      'recipes/rice/a.yaml: the table of files none.tsv is missing in its folder',
    ],
    [{ 'rice/a.yaml': 'name: [' }, /^recipes\/rice\/a\.yaml, line 1: /],
  ])('with a fault is an error with its place (%#)', async (files, message) => {
    const folder = await folderWith(files as Readonly<Record<string, string>>);
    await expect(readRecipeFolder(folder)).rejects.toMatchObject({
      code: 'bad-file',
      message: message instanceof RegExp ? expect.stringMatching(message) : message,
    });
  });

  it('of the repository has the genes of every edition', async () => {
    const recipes = await readRecipeFolder(fileURLToPath(new URL('../../../../recipes', import.meta.url)));
    const editions = [...new Set(recipes.map(({ edition }) => edition))];
    expect(editions).toEqual(expect.arrayContaining(['arabidopsis', 'maize', 'rice']));
    const withGenes = recipes.filter(({ name }) => name === 'genes').map(({ edition }) => edition);
    expect(withGenes).toEqual(editions);
  });
});
