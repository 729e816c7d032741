import { readFileSync } from 'node:fs';
import {
  knownGenes,
  readOwnFile,
  type FileChoice,
} from '../../../../../src/features/query/own/reading/readOwnFile.ts';
import { readSheets } from '../../../../../src/features/query/own/reading/readSheets.ts';

/** The bytes of a file of the fixtures. */
export const fixture = (path: string): Uint8Array<ArrayBuffer> =>
  new Uint8Array(readFileSync(new URL(`../../../../../../../fixtures/${path}`, import.meta.url)));

const rowsOf = (path: string): string[][] =>
  new TextDecoder()
    .decode(fixture(path))
    .split('\n')
    .filter((line) => line !== '' && !line.startsWith('#'))
    .slice(1)
    .map((line) => line.split(','));

const annotation = rowsOf('mini/annotation.csv');
const ids = annotation.map(([id]) => id);
const aliases = rowsOf('mini/aliases.csv');

/** The genes of the mini data set. */
export const mini = knownGenes({
  ids,
  symbols: annotation.map(([, symbol]) => symbol),
  aliases: aliases.map(([alias]) => alias),
  genes: aliases.map(([, id]) => ids.indexOf(id)),
});

/** Reads a file as the page does. */
export async function readAs(name: string, content: string | Uint8Array<ArrayBuffer>, choice: FileChoice = {}) {
  const bytes = typeof content === 'string' ? new TextEncoder().encode(content) : content;
  return readOwnFile(await readSheets(bytes, name), name, mini, choice);
}
