import { TrellisError } from '@trellis/core';
import { isPostgresUrl, databaseName, type DatasetStore } from '@trellis/store';
import type { Command, Output } from '../command.ts';
import { checkFolder } from '../edition/checkFolder.ts';
import { dataLocation, refuseOptions, requirePositionals } from '../parse.ts';
import { summarizeHeader } from '../summary.ts';
import { withStore } from '../withStore.ts';

const help = `Usage: trellis check [--data FOLDER]
       trellis check FOLDER

Reads every data set back and compares each column with its recorded counts, hashes and order.
Prints one line per edition; exit code 1 when there is a fault, or no data set at all.
With a folder in the import layout: reads it as an import would, and says what is missing for which page.

Options:
  --data FOLDER    the data folder (default: data)`;

/** `trellis check`. */
export const checkCommand: Command = {
  name: 'check',
  help,
  options: { data: { type: 'string' } },
  async run(args, output) {
    if (args.words.length > 0) {
      refuseOptions(args, ['data'], 'check FOLDER');
      requirePositionals(args, ['a folder'], 'check');
      return checkFolder(args.words[0], output);
    }
    return withStore(args, async ({ datasets }) => {
      const editions = await datasets.editions();
      if (editions.length === 0)
        throw new TrellisError('unknown-edition', `there is no data set in ${shownPlace(dataLocation(args))}`);
      let isSound = true;
      for (const edition of editions) isSound = (await checkEdition(datasets, edition, output)) && isSound;
      return isSound ? 0 : 1;
    });
  },
};

async function checkEdition(datasets: DatasetStore, edition: string, output: Output): Promise<boolean> {
  const faults = await datasets.check(edition);
  for (const fault of faults) output.print(`${edition}: ${fault}`);
  const header = faults.length === 0 ? await datasets.header(edition) : undefined;
  if (header) output.print(summarizeHeader(header));
  return faults.length === 0;
}

/** A place without its password. */
const shownPlace = (place: string): string => (isPostgresUrl(place) ? databaseName(place) : place);
