import { backUp, restore, type BackedUp } from '@trellis/store';
import type { Command, Output } from '../command.ts';
import { requirePositionals } from '../parse.ts';
import { summarizeHeader } from '../summary.ts';
import { withExistingStore, withStore } from '../withStore.ts';

const options = { data: { type: 'string' } } as const;

const where = `Options:
  --data FOLDER    the data folder, or postgres://... (default: DATABASE_URL, else data)`;

/** `trellis backup`. */
export const backupCommand: Command = {
  name: 'backup',
  help: `Usage: trellis backup DIR [--data FOLDER]

Writes every data set, all requests with their revisions, and all feedback into a new folder.
A running server is not affected. "trellis restore" reads it, into either kind of store.

${where}`,
  options,
  async run(args, output) {
    requirePositionals(args, ['a new folder'], 'backup');
    const [folder] = args.words;
    report(output, `written to ${folder}`, await withExistingStore(args, (store) => backUp(store, folder)));
    return 0;
  },
};

/** `trellis restore`. */
export const restoreCommand: Command = {
  name: 'restore',
  help: `Usage: trellis restore DIR [--data FOLDER]

Replaces the data sets with those of a backup, and adds the requests and the feedback that are
missing. Newer requests and feedback stay.

${where}`,
  options,
  async run(args, output) {
    requirePositionals(args, ['the folder of a backup'], 'restore');
    const [folder] = args.words;
    report(output, `restored from ${folder}`, await withStore(args, (store) => restore(store, folder)));
    return 0;
  },
};

function report({ print }: Output, done: string, { datasets, requests, feedback }: BackedUp): void {
  for (const header of datasets) print(summarizeHeader(header));
  const sets = `${datasets.length} data set${datasets.length === 1 ? '' : 's'}`;
  print(`${done}: ${sets}, ${requests} requests, ${feedback} feedback`);
}
