import { readFile, writeFile } from 'node:fs/promises';
import type { Command } from '../command.ts';
import { dataLocation, requirePositionals, text } from '../parse.ts';

const help = `Usage: trellis reproduce ARCHIVE.zip [--data FOLDER] [--output FILE]

Computes an archive that was downloaded with "Everything" again, from its query and inputs and the data set of its edition,
and compares the two byte for byte. Exit code 0 when they are equal, 1 when they differ.

Options:
  --data FOLDER    the data folder (default: data)
  --output FILE    write the new archive there`;

/** `trellis reproduce`. */
export const reproduceCommand: Command = {
  name: 'reproduce',
  help,
  options: { data: { type: 'string' }, output: { type: 'string' } },
  async run(args, output) {
    requirePositionals(args, ['an archive'], 'reproduce');
    const [path] = args.words;
    const { reproduce } = await import('../../views/archive/reproduce.ts');
    const before = await readFile(path);
    const { archive, edition, notes } = await reproduce(before, dataLocation(args));
    const file = text(args, 'output');
    if (file !== undefined) await writeFile(file, archive);
    for (const note of notes) output.print(note);
    const same = archive.equals(before);
    output.print(`${path}: ${same ? 'the same, byte for byte' : 'not the same'} (${edition})`);
    return same ? 0 : 1;
  },
};
