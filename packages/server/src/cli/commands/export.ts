import { exportFolder } from '@trellis/store';
import type { Command } from '../command.ts';
import { isSet, required, requirePositionals } from '../parse.ts';
import { summarizeHeader } from '../summary.ts';
import { UsageError } from '../usageError.ts';
import { withStore } from '../withStore.ts';

const help = `Usage: trellis export DIR --edition NAME [--data FOLDER] [--force]

Writes an edition's data set as a folder that "trellis import" reads. Importing it gives the
same data set (the same version), and exporting that one gives the same bytes.

Options:
  --edition NAME   the data set to read
  --data FOLDER    the data folder (default: data)
  --force          replace the data set in a folder that is neither empty nor an earlier export`;

/** `trellis export`. */
export const exportCommand: Command = {
  name: 'export',
  help,
  options: { edition: { type: 'string' }, data: { type: 'string' }, force: { type: 'boolean' } },
  async run(args, output) {
    requirePositionals(args, ['a folder'], 'export');
    const [folder] = args.words;
    if (folder === '') throw new UsageError('export needs a folder', 'try: trellis export --help');
    const edition = required(args, 'edition', 'export');
    return withStore(args, async ({ datasets }) => {
      const contents = await datasets.contents(edition);
      const progress = (fraction: number): void => output.progress(fraction);
      await exportFolder(contents, folder, { force: isSet(args, 'force'), progress });
      const header = await datasets.header(edition);
      if (header) output.print(`written to ${folder}: ${summarizeHeader(header)}`);
      return 0;
    });
  },
};
