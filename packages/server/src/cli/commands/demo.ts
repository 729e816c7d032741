import { type DemoSize, generateDemo, requireEdition } from '@trellis/store';
import type { Arguments, Command } from '../command.ts';
import { isSet, requirePositionals, text } from '../parse.ts';
import { summarizeHeader } from '../summary.ts';
import { UsageError } from '../usageError.ts';
import { withStore } from '../withStore.ts';

const help = `Usage: trellis demo [--edition NAME] [--size small|full] [--data FOLDER] [--dry-run]

Makes a synthetic data set, labeled as such wherever it is shown, and replaces the
edition's data set with it. The same edition and size always give the same data.

Options:
  --edition NAME   the data set to write (default: development)
  --size SIZE      small (default) or full, with as many interactions as the real edition
  --data FOLDER    the data folder (default: data)
  --dry-run        generate, but write nothing`;

/** `trellis demo`. */
export const demoCommand: Command = {
  name: 'demo',
  help,
  options: {
    edition: { type: 'string' },
    size: { type: 'string' },
    data: { type: 'string' },
    'dry-run': { type: 'boolean' },
  },
  async run(args, output) {
    requirePositionals(args, [], 'demo');
    const edition = text(args, 'edition') ?? 'development';
    requireEdition(edition);
    const contents = generateDemo({ edition, size: readSize(args) });
    if (isSet(args, 'dry-run')) {
      output.print('dry run: nothing was changed');
      return 0;
    }
    const progress = (fraction: number): void => output.progress(fraction);
    output.print(summarizeHeader(await withStore(args, (store) => store.datasets.replace(contents, { progress }))));
    return 0;
  },
};

function readSize(args: Arguments): DemoSize {
  const size = text(args, 'size') ?? 'small';
  if (size === 'small' || size === 'full') return size;
  throw new UsageError(`--size is small or full, not "${size}"`, 'try: trellis demo --help');
}
