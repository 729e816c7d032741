import { stat } from 'node:fs/promises';
import { requireEdition } from '@trellis/store';
import type { Arguments, Command, Output } from '../command.ts';
import { refuseOptions, required, requirePositionals } from '../parse.ts';
import { replaceEdition } from '../replaceEdition.ts';
import { UsageError } from '../usageError.ts';
import { importKind, kindNames, kindsHelp } from './importKind.ts';

const help = `Usage: trellis import DIR --edition NAME [--label TEXT] [--data FOLDER] [--dry-run] [--verbose]
       trellis import KIND FILE --edition NAME [--data FOLDER] [--dry-run] [--verbose]

Reads a whole folder (annotation.csv, analyses/, additional_edges/, ...) and replaces the
edition's data set with it, or reads one file into that data set. All or nothing: when
something cannot be read, the data set does not change.

${kindsHelp}

Options:
  --edition NAME   the data set to write: the name of a species, or another word
  --label TEXT     shown wherever figures of the data set are shown (whole folders)
  --data FOLDER    the data folder (default: data)
  --dry-run        read and report, but change nothing
  --verbose        report each file on a line of its own`;

/** `trellis import`. */
export const importCommand: Command = {
  name: 'import',
  firstWords: kindNames,
  help,
  options: {
    edition: { type: 'string' },
    label: { type: 'string' },
    data: { type: 'string' },
    'dry-run': { type: 'boolean' },
    verbose: { type: 'boolean' },
    undirected: { type: 'boolean' },
    individual: { type: 'boolean' },
    replace: { type: 'boolean' },
    again: { type: 'boolean' },
    id: { type: 'string' },
  },
  run: (args, output) => (args.words.length > 1 ? importKind(args, output) : importWholeFolder(args, output)),
};

/** Throws for a file: what it holds must be said. */
async function requireFolder(path: string): Promise<void> {
  const found = await stat(path).catch(() => undefined);
  if (found?.isFile())
    throw new UsageError(
      `${path} is a file: say what it holds, as in "trellis import analysis ${path}"; kinds are ${kindNames.join(', ')}`,
      'try: trellis import --help',
    );
}

async function importWholeFolder(args: Arguments, output: Output): Promise<number> {
  requirePositionals(args, ['a folder (or a kind and a file)'], 'import');
  refuseOptions(args, ['undirected', 'individual', 'replace', 'again', 'id'], 'import DIR');
  await requireFolder(args.words[0]);
  const edition = required(args, 'edition', 'import');
  requireEdition(edition);
  await replaceEdition(args, output, args.words[0], edition);
  return 0;
}
