import { TrellisError } from '@trellis/core';
import { defaultCacheFolder } from '@trellis/recipes';
import { requireEdition } from '@trellis/store';
import type { Arguments, Command, Output } from '../command.ts';
import { chooseRecipes, type EditionRecipes } from '../fetch/chooseRecipes.ts';
import { describeFiles, filesOfEditions } from '../fetch/describeFiles.ts';
import { fetchEditions } from '../fetch/fetchEditions.ts';
import { openSources } from '../fetch/openSources.ts';
import { readRecipes } from '../fetch/recipesFolder.ts';
import { withText } from '../fetch/withText.ts';
import { dataLocation, isSet, text, wholeNumber } from '../parse.ts';
import { replaceEdition } from '../replaceEdition.ts';
import { UsageError } from '../usageError.ts';

const help = `Usage: trellis fetch EDITION|RECIPE .. [--data FOLDER] [--mirror DIR|URL] [--cache DIR] [--jobs N]
                     [--keep DIR] [--license open] [--partial] [--recipes DIR] [--dry-run]

Downloads the public sources of recipes, converts them and replaces the data sets of their editions.
An edition means all of its recipes; a recipe (or EDITION/RECIPE) means that one and the edition's
genes. Every file is checked by its checksum. All or nothing: when a file cannot be had, no data set
changes. A download that was interrupted continues the next time.

Options:
  --data FOLDER    the data folder (default: data)
  --mirror DIR|URL copies of the sources: OWNER/REPOSITORY/COMMIT/PATH, or HOST/PATH of a release
  --cache DIR      downloaded files (default: TRELLIS_CACHE, else .cache/trellis in the home folder)
  --jobs N         downloads at once (default: 4)
  --keep DIR       write the import folder here and keep it (DIR/EDITION if there are several editions)
  --license open   leave out sources whose license is not open or not stated (also: --licence)
  --partial        continue without the files that cannot be had
  --recipes DIR    further recipes, EDITION/RECIPE.yaml
  --dry-run        list files and sizes, but download nothing`;

/** `trellis fetch`. */
export const fetchCommand: Command = {
  name: 'fetch',
  help,
  options: {
    data: { type: 'string' },
    mirror: { type: 'string' },
    cache: { type: 'string' },
    jobs: { type: 'string' },
    keep: { type: 'string' },
    license: { type: 'string' },
    licence: { type: 'string' },
    partial: { type: 'boolean' },
    recipes: { type: 'string' },
    'dry-run': { type: 'boolean' },
  },
  async run(args, output) {
    const options = readOptions(args);
    const chosen = chooseRecipes(await readRecipes(text(args, 'recipes')), args.words);
    for (const { edition } of chosen) requireEdition(edition);
    const editions = options.isOpenOnly ? withOpenSources(chosen, output) : chosen;
    if (isSet(args, 'dry-run')) {
      for (const line of await describeFiles(editions, options.cache)) output.print(line);
      output.print('dry run: nothing was downloaded');
      return 0;
    }
    const importFolder = (folder: string, edition: string): Promise<void> =>
      replaceEdition(args, withText(output, `importing ${edition}`), folder, edition);
    await fetchEditions({ ...options, editions, output, importFolder });
    return 0;
  },
};

const hint = 'try: trellis fetch --help';

function readOptions(args: Arguments) {
  if (args.words.length === 0) throw new UsageError('fetch needs an edition or a recipe', hint);
  const jobs = wholeNumber(args, 'jobs', 64, 'fetch') ?? 4;
  if (jobs === 0) throw new UsageError('--jobs is at least 1', hint);
  const license = text(args, 'license') ?? text(args, 'licence');
  if (license !== undefined && license !== 'open')
    throw new UsageError(`--license is "open", not "${license}"`, hint);
  return {
    jobs,
    isOpenOnly: license === 'open',
    place: dataLocation(args),
    cache: text(args, 'cache') ?? defaultCacheFolder(process.env),
    mirror: text(args, 'mirror'),
    keep: text(args, 'keep'),
    isPartial: isSet(args, 'partial'),
  };
}

/** Leaves out what is not open. Throws `bad-request` for an edition of which nothing is left. */
function withOpenSources(editions: readonly EditionRecipes[], output: Output): EditionRecipes[] {
  return editions.map(({ edition, recipes }) => {
    const open = openSources(recipes);
    if (filesOfEditions([{ edition, recipes: open.recipes }]).length === 0)
      throw new TrellisError('bad-request', `no source of ${edition} has an open license`);
    for (const line of open.leftOut) output.print(line);
    return { edition, recipes: open.recipes };
  });
}
