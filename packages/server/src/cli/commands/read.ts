import { readFile } from 'node:fs/promises';
import { basename } from 'node:path';
import { TrellisError } from '@trellis/core';
import { openDataset } from '@trellis/core/dataset';
import { columnRoles, describeFile, knownGenes, optionsOf, type WantedKind } from '@trellis/core/reading';
import { readFileBytes } from '@trellis/engine/files';
import type { Store } from '@trellis/store';
import type { Arguments, Command } from '../command.ts';
import { isSet, repeated, requirePositionals, text } from '../parse.ts';
import { fileLines } from '../read/fileLines.ts';
import { UsageError } from '../usageError.ts';
import { withExistingStore } from '../withStore.ts';

const name = 'read';
const wantedKinds = ['list', 'network', 'analysis', 'edges'] as const satisfies readonly WantedKind[];

const help = `Usage: trellis read FILE [--as KIND] [--answer CODE=CHOICE]... [--column N=ROLE]... [--edition NAME] [--json]

Shows how a file of genes, edges or an analysis is understood: what it is, what its columns mean, what is read differently
from how it is written, and what would be asked. Nothing is stored. FILE can be -, standard input.

Options:
  --as KIND         what the file is given as: ${wantedKinds.join(', ')} (edges is the network viewer); default: recognized
  --answer CODE=CHOICE  the answer to a question, for example unit_of_change=ln
  --column N=ROLE   what column N means, counted from 1; the others are ignored unless they are given, too. Roles:
                    ${columnRoles.slice(0, 9).join(', ')},
                    ${columnRoles.slice(9).join(', ')}
  --header yes|no   whether the first line names the columns; default: recognized
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
    answer: { type: 'string', multiple: true },
    column: { type: 'string', multiple: true },
    header: { type: 'string' },
    edition: { type: 'string' },
    data: { type: 'string' },
    json: { type: 'boolean' },
  },
  async run(args, output) {
    requirePositionals(args, ['a file'], name);
    const [path] = args.words;
    const wanted = wantedOf(args);
    const bytes = path === '-' ? await output.pipes.read() : await bytesAt(path);
    const genes = await withExistingStore(args, async (store) =>
      knownGenes(openDataset(await store.datasets.image(await editionOf(store, args)))),
    );
    const file = await readFileBytes(Uint8Array.from(bytes), {
      name: path === '-' ? 'stdin.txt' : basename(path),
      genes,
      ...(wanted && { wanted }),
      ...choicesOf(args),
    });
    const described = describeFile(file, genes);
    if (isSet(args, 'json')) output.print(JSON.stringify(described));
    else for (const line of fileLines(described)) output.print(line);
    return file.error ? 1 : 0;
  },
};

/** The choices on the command line. Throws a UsageError for one without an equals sign. */
function choicesOf(args: Arguments) {
  const pairs = (option: string): Record<string, string> =>
    Object.fromEntries(
      repeated(args, option).map((word) => {
        const at = word.indexOf('=');
        if (at > 0) return [word.slice(0, at), word.slice(at + 1)];
        throw new UsageError(`--${option} is NAME=VALUE, not "${word}"`, `try: trellis ${name} --help`);
      }),
    );
  const header = text(args, 'header');
  const [answers, chosen] = [pairs('answer'), pairs('column')];
  return {
    ...(header !== undefined && { header: /^(yes|true|1)$/i.test(header) }),
    ...optionsOf({ ...(Object.keys(answers).length && { answers }), ...(Object.keys(chosen).length && { chosen }) }),
  };
}

function wantedOf(args: Arguments): WantedKind | undefined {
  const requested = text(args, 'as');
  const wanted = wantedKinds.find((one) => one === requested);
  if (requested !== undefined && !wanted)
    throw new UsageError(
      `--as is one of ${wantedKinds.join(', ')}, not "${requested}"`,
      `try: trellis ${name} --help`,
    );
  return wanted;
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
  const requested = text(args, 'edition');
  const editions = await store.datasets.editions();
  const [only, second] = editions;
  if (requested !== undefined && editions.includes(requested)) return requested;
  if (requested === undefined && only !== undefined && second === undefined) return only;
  if (requested === undefined && second !== undefined)
    throw new UsageError(`${name} needs --edition: ${editions.join(', ')}`, `try: trellis ${name} --help`);
  throw new TrellisError(
    'unknown-edition',
    requested === undefined
      ? 'there is no data set'
      : `there is no data set "${requested}"; there are ${editions.join(', ')}`,
  );
}
