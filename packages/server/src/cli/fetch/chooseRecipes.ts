import { TrellisError } from '@trellis/core';
import type { Recipe } from '@trellis/recipes';

/** The recipes of an edition that were chosen. */
export interface EditionRecipes {
  readonly edition: string;
  readonly recipes: readonly Recipe[];
}

/** The recipe that says which genes an edition has; the ids of all other recipes refer to it. */
const geneRecipe = 'genes';

/**
 * Chooses recipes by words: the name of an edition means all of its recipes, `RECIPE` or `EDITION/RECIPE` means that one with
 * the recipe of the edition's genes. Throws `unknown-edition` for another word, and `bad-request` for a recipe that several
 * editions have.
 */
export function chooseRecipes(all: readonly Recipe[], words: readonly string[]): readonly EditionRecipes[] {
  const chosen = words.flatMap((word) => recipesOf(all, word));
  const editions = [...new Set(chosen.map(({ edition }) => edition))];
  return editions.map((edition) => {
    const isChosen = (recipe: Recipe): boolean =>
      recipe.edition === edition && (chosen.includes(recipe) || recipe.name === geneRecipe);
    return { edition, recipes: all.filter(isChosen) };
  });
}

function recipesOf(all: readonly Recipe[], word: string): readonly Recipe[] {
  const ofEdition = all.filter(({ edition }) => edition === word);
  if (ofEdition.length > 0) return ofEdition;
  const found = all.filter(({ edition, name }) => name === word || `${edition}/${name}` === word);
  if (found.length === 1) return found;
  if (found.length > 1) {
    const names = found.map(({ edition, name }) => `${edition}/${name}`).join(', ');
    throw new TrellisError('bad-request', `several editions have a recipe "${word}"; choose one of ${names}`);
  }
  const known = [...new Set(all.map(({ edition }) => edition))].join(', ');
  throw new TrellisError('unknown-edition', `no edition or recipe has the name "${word}"; the editions are ${known}`);
}
