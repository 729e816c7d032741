import { readdirSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { join } from 'node:path';
import { readRecipe } from '../../src/recipe/readRecipe.ts';
import type { Recipe } from '../../src/recipe/source.ts';

/** Root of the repository. */
const root = fileURLToPath(new URL('../../../..', import.meta.url));

/** Paths of the recipes of this repository, in it: `recipes/rice/genes.yaml`. */
export const recipePaths: readonly string[] = readdirSync(join(root, 'recipes'), {
  recursive: true,
  encoding: 'utf8',
})
  .filter((path) => path.endsWith('.yaml'))
  .map((path) => `recipes/${path.replaceAll('\\', '/')}`)
  .sort();

/** Reads a recipe of this repository. */
export const readOwn = (path: string): Recipe =>
  readRecipe({
    shown: path,
    text: readFileSync(join(root, path), 'utf8'),
    readTable: (name) => readFileSync(join(root, path, '..', name), 'utf8'),
  });
