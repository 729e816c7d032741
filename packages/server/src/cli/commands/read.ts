import { readFile } from 'node:fs/promises';
import { basename } from 'node:path';
import { describeFile, knownGenes, openDataset, TrellisError, type FilePlace } from '@trellis/core';
import { readFileBytes } from '@trellis/engine/files';
import type { Store } from '@trellis/store';
import type { Arguments, Command } from '../command.ts';
import { isSet, requireWords, text } from '../parse.ts';
import { fileLines } from '../read/fileLines.ts';
import { UsageError } from '../usageError.ts';
import { withExistingStore } from '../withStore.ts';

const name = 'read';
const places = ['list', 'network', 'analysis', 'edges'] as const satisfies readonly FilePlace[];

const help = `Usage: trellis read FILE [--as PLACE] [--edition NAME] [--data FOLDER] [--json]

Shows how a file of genes, edges or an analysis is understood: what it is, what its columns mean, what is read differently
from how it is written, and what would be asked. Nothing is stored. FILE can be -, standard input.

Options:
  --as PLACE        where the file is given to: ${places.join(', ')} (edges is the network viewer); default: recognized
  --edition NAME    the data set whose genes are meant; can be left out if there is only one
  --data FOLDER     where data sets are stored (default: data)
  --json            print one JSON object

The exit code is 1 when the file cannot be read.`;

/** `trellis read`. */
export const readCommand: Command = {
  name,
  help,
  options: {
    as: { type: 'string' },
    edition: { type: 'string' },
    data: { type: 'string' },
    json: { type: 'boolean' },
  },
  async run(args, output) {
    requireWords(args, ['a file'], name);
    const [path] = args.words;
    const place = placeOf(args);
    const bytes = path === '-' ? await output.pipes.read() : await bytesAt(path);
    const genes = await withExistingStore(args, async (store) =>
      knownGenes(openDataset(await store.datasets.image(await editionOf(store, args)))),
    );
    const file = await readFileBytes(Uint8Array.from(bytes), {
      name: path === '-' ? 'stdin.txt' : basename(path),
      genes,
      ...(place && { place }),
    });
    const described = describeFile(file, genes);
    if (isSet(args, 'json')) output.print(JSON.stringify(described));
    else for (const line of fileLines(described)) output.print(line);
    return file.error ? 1 : 0;
  },
};

function placeOf(args: Arguments): FilePlace | undefined {
  const asked = text(args, 'as');
  const place = places.find((one) => one === asked);
  if (asked !== undefined && !place)
    throw new UsageError(`--as is one of ${places.join(', ')}, not "${asked}"`, `try: trellis ${name} --help`);
  return place;
}

async function bytesAt(path: string): Promise<Buffer> {
  return readFile(path).catch((error: NodeJS.ErrnoException) => {
    throw new UsageError(
      error.code === 'EISDIR' ? `${path} is a folder` : `there is no file ${path}`,
      `try: trellis ${name} --help`,
    );
  });
}

/** The edition that is asked for, or the only one. */
async function editionOf(store: Store, args: Arguments): Promise<string> {
  const asked = text(args, 'edition');
  const editions = await store.datasets.editions();
  const [only, second] = editions;
  if (asked !== undefined && editions.includes(asked)) return asked;
  if (asked === undefined && only !== undefined && second === undefined) return only;
  if (asked === undefined && second !== undefined)
    throw new UsageError(`${name} needs --edition: ${editions.join(', ')}`, `try: trellis ${name} --help`);
  throw new TrellisError(
    'unknown-edition',
    asked === undefined
      ? 'there is no data set'
      : `there is no data set "${asked}"; there are ${editions.join(', ')}`,
  );
}
