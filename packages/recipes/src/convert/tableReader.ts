import { TrellisError } from '@trellis/core';
import { readTable } from '../formats/readTable.ts';
import type { MatchedFile } from '../recipe/filesOf.ts';
import type { Format } from '../recipe/make.ts';
import type { SourceFile } from '../recipe/source.ts';
import type { Table } from '../table.ts';

/** Reads files as tables. It keeps the last table, since makes of one file follow each other. */
export class TableReader {
  private readonly bytesOf: (file: SourceFile) => Promise<Uint8Array | undefined>;
  private last: { readonly key: string; readonly table: Table } | undefined;

  constructor(bytesOf: (file: SourceFile) => Promise<Uint8Array | undefined>) {
    this.bytesOf = bytesOf;
  }

  /** The table of a file; undefined if the file could not be had. Throws `bad-file` with its path. */
  async read(matched: MatchedFile, format: Format | undefined): Promise<Table | undefined> {
    const { file } = matched;
    const key = JSON.stringify([file.url, format]);
    if (this.last?.key === key) return this.last.table;
    this.last = undefined;
    const bytes = await this.bytesOf(file);
    if (!bytes) return undefined;
    const table = inFile(matched, () => readTable(bytes, { format: 'delimited', ...format, name: file.path }));
    this.last = { key, table };
    return table;
  }
}

/** Runs a step of the conversion of a file; an error names the file. */
export function inFile<Value>({ file }: MatchedFile, run: () => Value): Value {
  try {
    return run();
  } catch (error) {
    if (!(error instanceof TrellisError) || error.message.startsWith(file.path)) throw error;
    throw new TrellisError(error.code, `${file.path}: ${error.message}`);
  }
}
