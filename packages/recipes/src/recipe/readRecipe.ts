import { readYaml, settingsFrom, type FailAt } from '@trellis/core/yaml';
import { filesOf } from './filesOf.ts';
import type { Make } from './make.ts';
import { readSource } from './readSource.ts';
import { RecipeSchema, type RecipeText } from './recipe.ts';
import { requireForm, requireMake } from './requireMake.ts';
import type { Recipe, Source } from './source.ts';

/** What a recipe needs next to its own text. */
export interface RecipeFile {
  /** Path in messages: `recipes/yeast/tfs.yaml`. */
  readonly shown: string;
  readonly text: string;
  /** The text of a table of files next to the recipe. */
  readonly readTable: (name: string) => string;
}

/** Reads and checks a recipe. Throws `bad-file` with the line of the first fault. */
export function readRecipe(file: RecipeFile): Recipe {
  const { value, fail } = readYaml(file);
  requireForm(RecipeSchema, value, [], fail);
  const recipe = value as RecipeText;
  recipe.makes.forEach((make, i) => requireMake(make, ['makes', i], fail));
  const sources = recipe.sources.map((source, i) =>
    readSource(source, {
      recipe: recipe.name,
      readTable: file.readTable,
      fail: (sentence) => fail(['sources', i], sentence),
    }),
  );
  requireDifferentNames(sources, fail);
  recipe.makes.forEach((make, i) => requireFiles(make, sources, (sentence) => fail(['makes', i], sentence)));
  return { ...recipe, ...editionOf(recipe, fail), sources };
}

/** The name of the edition, and what the recipe says about it. */
function editionOf({ edition }: RecipeText, fail: FailAt): Pick<Recipe, 'edition' | 'settings'> {
  if (typeof edition === 'string') return { edition };
  const { name, ...written } = edition;
  return {
    edition: name,
    settings: settingsFrom(written, (place, sentence) => fail(['edition', ...place], sentence)),
  };
}

function requireDifferentNames(sources: readonly Source[], fail: FailAt): void {
  const second = sources.findIndex(({ name }, i) => sources.findIndex((source) => source.name === name) < i);
  if (second >= 0) fail(['sources', second], `a second source is called ${JSON.stringify(sources[second].name)}`);
}

function requireFiles(make: Make, sources: readonly Source[], fail: (sentence: string) => never): void {
  if (!('from' in make)) return;
  const names = sources.map(({ name }) => name).join(', ');
  if (make.source === undefined && sources.length > 1) fail(`say which source: ${names}`);
  if (make.source !== undefined && !sources.some(({ name }) => name === make.source))
    fail(`there is no source ${JSON.stringify(make.source)}; there are ${names}`);
  const { length } = filesOf(make, sources);
  if (length === 0) fail(`no file of the source is ${make.from}`);
  if (length > 1 && make.make === 'copy') fail(`${length} files cannot be copied to one`);
}
