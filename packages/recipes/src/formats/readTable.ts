import { TrellisError } from '@trellis/core';
import type { DelimitedOptions } from '@trellis/core/formats';
import type { Table } from '../table.ts';
import { readDelimited } from './delimited.ts';
import { readGff3, type Gff3Options } from './gff3.ts';
import { readLines, type LinesOptions } from './lines.ts';
import { readNamedLists } from './namedLists.ts';
import { readRData, type RDataOptions } from './rData/readRData.ts';
import { readTransfac } from './transfac.ts';

/** The format of a file and the options of its reader; those of other readers have no effect. */
export interface ReadTableOptions extends DelimitedOptions, LinesOptions, Gff3Options, RDataOptions {
  /** One of `tableFormats`. */
  readonly format: string;
}

type Reader = (bytes: Uint8Array, options: ReadTableOptions) => Table;

const readers: ReadonlyMap<string, Reader> = new Map<string, Reader>([
  ['delimited', readDelimited],
  ['lines', readLines],
  ['named lists', readNamedLists],
  ['r data', readRData],
  ['gff3', readGff3],
  ['transfac', readTransfac],
]);

/** The formats that `readTable` reads. */
export const tableFormats: readonly string[] = [...readers.keys()];

/** Reads a whole file, packed or not, as a table. Throws `bad-file` for an unknown format and a file that is not in it. */
export function readTable(bytes: Uint8Array, options: ReadTableOptions): Table {
  const read = readers.get(options.format);
  if (read !== undefined) return read(bytes, options);
  const known = tableFormats.map((format) => JSON.stringify(format)).join(', ');
  throw new TrellisError(
    'bad-file',
    `${options.name}: no format ${JSON.stringify(options.format)}; there are ${known}`,
  );
}
