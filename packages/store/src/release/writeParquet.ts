import { open, type FileHandle } from 'node:fs/promises';
import { ByteWriter, ParquetWriter, schemaFromColumnData } from 'hyparquet-writer';
import type { BasicType } from 'hyparquet-writer';
import type { Batch, Column, ColumnData, ColumnType, Table } from './table.ts';

const parquetTypes: Readonly<Record<ColumnType, BasicType>> = {
  string: 'STRING',
  integer: 'INT32',
  number: 'DOUBLE',
  boolean: 'BOOLEAN',
};

/** A Parquet file that takes batches of a table. Its bytes depend on the rows and their batches only. */
export interface ParquetFile {
  write(batch: Batch): Promise<void>;
  close(): Promise<void>;
}

/** Opens a Parquet file with a row group for each batch, compressed with Snappy, which every reader knows. */
export async function openParquet(path: string, { columns }: Pick<Table, 'columns'>): Promise<ParquetFile> {
  const file = await open(path, 'wx');
  const bytes = new ByteWriter();
  const empty = columns.map((column) => columnData(column, []));
  const writer = new ParquetWriter({
    writer: bytes,
    schema: schemaFromColumnData({ columnData: empty }),
    createdBy: 'trellis',
  });
  return {
    async write(batch) {
      const rows = batch[0].length;
      if (rows > 0)
        await writer.write({
          columnData: columns.map((column, i) => columnData(column, batch[i])),
          rowGroupSize: rows,
        });
      await drain(bytes, file);
    },
    async close() {
      try {
        await writer.finish();
        await drain(bytes, file);
      } finally {
        await file.close();
      }
    },
  };
}

/** Writes what the buffer holds to the file and empties it. Offsets in the file keep counting. */
async function drain(bytes: ByteWriter, file: FileHandle): Promise<void> {
  await file.write(new Uint8Array(bytes.buffer, 0, bytes.index));
  bytes.index = 0;
}

const columnData = ({ name, type, optional }: Column, data: ColumnData) => ({
  name,
  data,
  type: parquetTypes[type],
  nullable: optional === true,
});
