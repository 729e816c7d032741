import type { DatasetContents } from '@trellis/core/dataset';
import { type DatasetHeader, importFolder, requireSound } from '@trellis/store';
import type { Arguments, Output } from './command.ts';
import { isSet, text } from './parse.ts';
import { summarizeFiles, summarizeHeader } from './summary.ts';
import { withStore } from './withStore.ts';

/** Share of the time that reading the files takes; the rest is writing. */
const readingShare = 0.85;

/**
 * Replaces an edition's data set with a folder in the import layout, and prints what was read. The options --data, --label,
 * --dry-run and --verbose apply where a command has them.
 */
export async function replaceEdition(
  args: Arguments,
  output: Output,
  folder: string,
  edition: string,
): Promise<void> {
  const { contents, report } = await importFolder(folder, {
    edition,
    label: text(args, 'label')?.trim(),
    progress: (fraction) => output.progress(fraction * readingShare),
  });
  const header = await write(args, output, contents);
  for (const line of summarizeFiles(report.files, isSet(args, 'verbose'))) output.print(line);
  if (report.ignored.length > 0) output.print(`ignored, not part of the layout: ${report.ignored.join(', ')}`);
  output.print(header ? summarizeHeader(header) : 'dry run: nothing was changed');
}

/** Replaces the data set, or only validates it in a dry run. */
async function write(args: Arguments, output: Output, contents: DatasetContents): Promise<DatasetHeader | undefined> {
  requireSound(contents);
  if (isSet(args, 'dry-run')) return undefined;
  const progress = (fraction: number): void => output.progress(readingShare + fraction * (1 - readingShare));
  return withStore(args, (store) => store.datasets.replace(contents, { progress }));
}
