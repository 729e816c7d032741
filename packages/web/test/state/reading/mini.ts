import { readFileSync } from 'node:fs';
import { genesOfNames, readForPage } from '../../../src/state/reading/readForPage.ts';
import type { FileChoice } from '../../../src/state/reading/readingTask.ts';

/** The bytes of a file of the fixtures. */
export const fixture = (path: string): Uint8Array<ArrayBuffer> =>
  new Uint8Array(readFileSync(new URL(`../../../../../fixtures/${path}`, import.meta.url)));

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
const mini = genesOfNames({
  ids,
  symbols: annotation.map(([, symbol]) => symbol),
  aliases: aliases.map(([alias]) => alias),
  genes: aliases.map(([, id]) => ids.indexOf(id)),
  tfs: [],
  positions: '',
});

/** Reads a file as the page reads an analysis. */
export const readAs = (name: string, content: string | Uint8Array<ArrayBuffer>, choice: FileChoice = {}) =>
  readForPage({ file: new File([content], name), wanted: 'analysis', tfs: false, choice }, mini);
