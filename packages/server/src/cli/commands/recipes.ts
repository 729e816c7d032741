import { formatCount } from '@trellis/core/formats';
import { defaultCacheFolder, type Recipe } from '@trellis/recipes';
import { requireEdition } from '@trellis/store';
import { tmpdir } from 'node:os';
import { alignColumns } from '../alignColumns.ts';
import type { Arguments, Command, Output } from '../command.ts';
import { chooseRecipes } from '../fetch/chooseRecipes.ts';
import { bytesOf } from '../fetch/describeFiles.ts';
import { fetchEditions } from '../fetch/fetchEditions.ts';
import { readRecipes } from '../fetch/recipesFolder.ts';
import { megabytes } from '../fetch/texts.ts';
import { withText } from '../fetch/withText.ts';
import { isSet, refuseOptions, requirePositionals, text } from '../parse.ts';
import { newRecipe } from '../recipes/newRecipe.ts';
import { replaceEdition } from '../replaceEdition.ts';
import { UsageError } from '../usageError.ts';

const help = `Usage: trellis recipes list [EDITION] [--recipes DIR]
       trellis recipes check [--recipes DIR]
       trellis recipes test RECIPE [--mirror DIR|URL] [--cache DIR] [--recipes DIR] [--keep DIR] [--verbose]
       trellis recipes new FILE [--recipes DIR]

Recipes say where public data are and what is made of them (docs/guide/recipes.md).
list     names them, with files, sizes and licenses
check    reads all of them; a fault is printed with its file and line
test     downloads, converts and reads what one recipe makes, with its edition's genes, and
         reports rows kept and left out; no data set changes
new      begins a recipe for a file that you have, by asking

Options:
  --recipes DIR     further recipes, EDITION/RECIPE.yaml (new writes there; default: recipes)
  --mirror DIR|URL  copies of the sources: OWNER/REPOSITORY/COMMIT/PATH, or HOST/PATH of a release
  --cache DIR       downloaded files (default: TRELLIS_CACHE, else .cache/trellis in the home folder)
  --keep DIR        write the import folder here and keep it
  --verbose         report each file of the import folder`;

type Action = (args: Arguments, output: Output) => Promise<number>;

const actions = new Map<string, Action>([
  ['list', listRecipes],
  ['check', checkRecipes],
  ['test', testRecipe],
  ['new', newRecipe],
]);

/** `trellis recipes`. */
export const recipesCommand: Command = {
  name: 'recipes',
  firstWords: ['list', 'check', 'test', 'new'],
  help,
  options: {
    recipes: { type: 'string' },
    mirror: { type: 'string' },
    cache: { type: 'string' },
    keep: { type: 'string' },
    verbose: { type: 'boolean' },
  },
  async run(args, output) {
    const [name, ...words] = args.words;
    const action = name === undefined ? undefined : actions.get(name);
    if (action) return action({ ...args, words }, output);
    const sentence = name === undefined ? 'recipes needs an action' : `recipes has no action "${name}"`;
    throw new UsageError(`${sentence}: list, check, test or new`, 'try: trellis recipes --help');
  },
};

async function listRecipes(args: Arguments, output: Output): Promise<number> {
  refuseOptions(args, ['mirror', 'cache', 'keep', 'verbose'], 'recipes list');
  if (args.words.length > 1) requirePositionals(args, ['an edition'], 'recipes list');
  const all = await readRecipes(text(args, 'recipes'));
  const chosen = args.words.length === 0 ? all : chooseRecipes(all, args.words).flatMap(({ recipes }) => recipes);
  const header = ['recipe', 'version', 'files', 'MB', 'license', 'what'];
  for (const line of alignColumns([header, ...chosen.map(cellsOf)])) output.print(line);
  return 0;
}

function cellsOf({ edition, name, version, sources, title }: Recipe): string[] {
  const files = sources.flatMap((source) => source.files);
  const licenses = [...new Set(sources.map(({ license }) => license))].join('; ');
  return [
    `${edition}/${name}`,
    String(version),
    formatCount(files.length),
    megabytes(bytesOf(files)),
    licenses,
    title,
  ];
}

async function checkRecipes(args: Arguments, output: Output): Promise<number> {
  refuseOptions(args, ['mirror', 'cache', 'keep', 'verbose'], 'recipes check');
  requirePositionals(args, [], 'recipes check');
  const all = await readRecipes(text(args, 'recipes'));
  const editions = new Set(all.map(({ edition }) => edition));
  const makes = all.reduce((sum, recipe) => sum + recipe.makes.length, 0);
  output.print(`${all.length} recipes for ${[...editions].join(', ')} with ${makes} makes: no fault`);
  return 0;
}

async function testRecipe(args: Arguments, output: Output): Promise<number> {
  requirePositionals(args, ['a recipe'], 'recipes test');
  const editions = chooseRecipes(await readRecipes(text(args, 'recipes')), args.words);
  for (const { edition } of editions) requireEdition(edition);
  const dryRun: Arguments = {
    words: [],
    values: { 'dry-run': true, verbose: isSet(args, 'verbose') },
    lists: new Map(),
  };
  await fetchEditions({
    editions,
    output,
    place: tmpdir(),
    cache: text(args, 'cache') ?? defaultCacheFolder(process.env),
    mirror: text(args, 'mirror'),
    jobs: 4,
    keep: text(args, 'keep'),
    isPartial: false,
    importFolder: (folder, edition) =>
      replaceEdition(dryRun, withText(output, `reading ${edition}`), folder, edition),
  });
  return 0;
}
