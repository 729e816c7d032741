import { fileURLToPath } from 'node:url';
import { readRecipeFolder, requireDistinct, type Recipe } from '@trellis/recipes';

/** The recipes of the repository, seen from the sources or from the bundle. */
const folder = fileURLToPath(
  new URL(import.meta.url.endsWith('.ts') ? '../../../../../recipes' : '../../../recipes', import.meta.url),
);

/** Reads the recipes of the repository, and of a further folder of the same layout. */
export async function readRecipes(further: string | undefined): Promise<readonly Recipe[]> {
  const recipes = await readRecipeFolder(folder);
  if (further === undefined) return recipes;
  const all = [...recipes, ...(await readRecipeFolder(further))];
  requireDistinct(all);
  return all;
}
