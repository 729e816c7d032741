import { existsSync, readFileSync } from 'node:fs';
import { readdir, readFile } from 'node:fs/promises';
import { basename, join } from 'node:path';
import { compareTexts, TrellisError } from '@trellis/core';
import { readRecipe } from './readRecipe.ts';
import type { Recipe } from './source.ts';

/**
 * Reads the recipes of a folder, `<edition>/<recipe>.yaml`, sorted by edition and name. Throws `bad-file` for a recipe that
 * is wrong, in the folder of another edition, or there twice.
 */
export async function readRecipeFolder(folder: string): Promise<readonly Recipe[]> {
  const recipes: Recipe[] = [];
  for (const edition of await foldersIn(folder)) {
    const names = await readdir(join(folder, edition));
    for (const name of names.filter((one) => /\.ya?ml$/i.test(one)).sort(compareTexts))
      recipes.push(await readOne(folder, edition, name));
  }
  requireDistinct(recipes);
  return recipes.toSorted((a, b) => compareTexts(a.edition, b.edition) || compareTexts(a.name, b.name));
}

/** Throws `bad-file` for a name that two recipes of an edition have. */
export function requireDistinct(recipes: readonly Recipe[]): void {
  const seen = new Set<string>();
  for (const { edition, name } of recipes) {
    const key = `${edition}/${name}`;
    if (seen.has(key)) throw new TrellisError('bad-file', `there are two recipes ${name} for ${edition}`);
    seen.add(key);
  }
}

async function foldersIn(folder: string): Promise<string[]> {
  const entries = await readdir(folder, { withFileTypes: true }).catch(() => {
    throw new TrellisError('bad-file', `there is no folder ${folder} with recipes`);
  });
  return entries
    .filter((entry) => entry.isDirectory())
    .map(({ name }) => name)
    .sort(compareTexts);
}

async function readOne(folder: string, edition: string, name: string): Promise<Recipe> {
  const shown = join(basename(folder), edition, name);
  const readTable = (table: string): string => {
    const path = join(folder, edition, basename(table));
    if (existsSync(path)) return readFileSync(path, 'utf8');
    throw new TrellisError('bad-file', `${shown}: the table of files ${table} is missing in its folder`);
  };
  const recipe = readRecipe({ shown, text: await readFile(join(folder, edition, name), 'utf8'), readTable });
  if (recipe.edition === edition) return recipe;
  throw new TrellisError('bad-file', `${shown}: the recipe is for ${recipe.edition}, its folder for ${edition}`);
}
