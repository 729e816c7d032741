import type { DatasetContents } from '@trellis/core';
import { type DatasetHeader, importFolder, requireEdition, requireSound } from '@trellis/store';
import type { Arguments, Command, Output } from '../command.ts';
import { isSet, refuseOptions, required, requireWords, text } from '../parse.ts';
import { summarizeFiles, summarizeHeader } from '../summary.ts';
import { withStore } from '../withStore.ts';
import { importKind, kindsHelp } from './importKind.ts';

const help = `Usage: trellis import DIR --edition NAME [--label TEXT] [--data FOLDER] [--dry-run] [--verbose]
       trellis import KIND FILE --edition NAME [--data FOLDER] [--dry-run] [--verbose]

Reads a whole folder (annotation.csv, analyses/, additional_edges/, ...) and replaces the
edition's data set with it, or reads one file into that data set. All or nothing: when
something cannot be read, the data set does not change.

${kindsHelp}

Options:
  --edition NAME   the data set to write: arabidopsis, maize, rice, development, ...
  --label TEXT     shown wherever figures of the data set are shown (whole folders)
  --data FOLDER    the data folder (default: data)
  --dry-run        read and report, but change nothing
  --verbose        report each file on a line of its own`;

/** `trellis import`. */
export const importCommand: Command = {
  name: 'import',
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
    id: { type: 'string' },
  },
  run: (args, output) => (args.words.length > 1 ? importKind(args, output) : importWholeFolder(args, output)),
};

/** Share of the time that reading the files takes; the rest is writing. */
const readingShare = 0.85;

async function importWholeFolder(args: Arguments, output: Output): Promise<number> {
  requireWords(args, ['a folder (or a kind and a file)'], 'import');
  refuseOptions(args, ['undirected', 'individual', 'replace', 'id'], 'import DIR');
  const edition = required(args, 'edition', 'import');
  requireEdition(edition);
  const { contents, report } = await importFolder(args.words[0], {
    edition,
    label: text(args, 'label')?.trim(),
    progress: (fraction) => output.progress(fraction * readingShare),
  });
  const header = await write(args, output, contents);
  for (const line of summarizeFiles(report.files, isSet(args, 'verbose'))) output.print(line);
  if (report.ignored.length > 0) output.print(`ignored, not part of the layout: ${report.ignored.join(', ')}`);
  output.print(header ? summarizeHeader(header) : 'dry run: nothing was changed');
  return 0;
}

/** Replaces the data set, or only validates it in a dry run. */
async function write(args: Arguments, output: Output, contents: DatasetContents): Promise<DatasetHeader | undefined> {
  requireSound(contents);
  if (isSet(args, 'dry-run')) return undefined;
  const progress = (fraction: number): void => output.progress(readingShare + fraction * (1 - readingShare));
  return withStore(args, (store) => store.datasets.replace(contents, { progress }));
}
