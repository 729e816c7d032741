import { changeDataset, type MakeChange } from '@trellis/store';
import type { Arguments, Output } from '../command.ts';
import { isSet, required } from '../parse.ts';
import { summarizeFiles, summarizeHeader } from '../summary.ts';
import { withStore } from '../withStore.ts';

/** Changes an edition's data set and prints a summary. */
export async function runChange(
  args: Arguments,
  output: Output,
  make: MakeChange,
  { command, mayCreate = false }: { readonly command: string; readonly mayCreate?: boolean },
): Promise<number> {
  const options = {
    edition: required(args, 'edition', command),
    dryRun: isSet(args, 'dry-run'),
    mayCreate,
    progress: (fraction: number): void => output.progress(fraction),
  };
  const { files, notes, header } = await withStore(args, ({ datasets }) => changeDataset(datasets, options, make));
  for (const line of summarizeFiles(files, true)) output.print(line);
  for (const note of notes) output.print(note);
  output.print(header ? summarizeHeader(header) : 'dry run: nothing was changed');
  return 0;
}
