import { isOpenLicense, type Recipe } from '@trellis/recipes';

/** Recipes without the files of some sources, and what was left out. */
export interface OpenRecipes {
  readonly recipes: readonly Recipe[];
  /** A line per source that was left out. */
  readonly leftOut: readonly string[];
}

/** Leaves out the files of all sources whose license is not open; their recipes then make nothing of them. */
export function openSources(recipes: readonly Recipe[]): OpenRecipes {
  const leftOut = recipes.flatMap(({ edition, name, sources }) =>
    sources
      .filter(({ license }) => !isOpenLicense(license))
      .map(({ origin, license }) => `left out, license not open: ${edition}/${name}, ${origin} (${license})`),
  );
  return {
    recipes: recipes.map((recipe) => ({
      ...recipe,
      sources: recipe.sources.map((source) => (isOpenLicense(source.license) ? source : { ...source, files: [] })),
    })),
    leftOut: [...new Set(leftOut)],
  };
}
