import { valueOf } from '@trellis/core';
import { pipeline } from 'node:stream/promises';
import { Readable } from 'node:stream';
import pg from 'pg';
import { from } from 'pg-copy-streams';

/** PostgreSQL types of the columns of our tables. */
export type CopyType = 'int4' | 'int8' | 'text' | 'bytea';

/** Types of a table's columns, in the order of COPY. */
export type CopyColumns = Readonly<Record<string, CopyType>>;

/** Values by column. */
export type CopyRow = Readonly<Record<string, unknown>>;

/** Size of the chunks sent to the server. */
const chunkBytes = 256 * 1024;

const signature = Buffer.from('PGCOPY\n\xff\r\n\0\0\0\0\0\0\0\0\0', 'latin1');
const trailer = Buffer.from([0xff, 0xff]);

/** A table to fill: its qualified, escaped name and its columns. */
export interface CopyTarget {
  readonly table: string;
  readonly columns: CopyColumns;
}

/** Sends rows with COPY in PostgreSQL's binary format, with back-pressure. Calls `sent` with the number of rows of each chunk. */
export async function copyRows(
  client: pg.Client,
  { table, columns }: CopyTarget,
  rows: Iterable<CopyRow>,
  sent: (rows: number) => void,
): Promise<void> {
  const names = Object.keys(columns).map((name) => pg.escapeIdentifier(name));
  const stream = client.query(from(`copy ${table} (${names.join(', ')}) from stdin (format binary)`));
  await pipeline(Readable.from(encoded(columns, rows, sent), { objectMode: false }), stream);
}

/** Encodes rows in the binary format, in chunks. */
function* encoded(columns: CopyColumns, rows: Iterable<CopyRow>, sent: (rows: number) => void): Generator<Buffer> {
  const types = Object.entries(columns);
  let pieces: Buffer[] = [signature];
  let [bytes, count] = [signature.length, 0];
  for (const values of rows) {
    pieces.push(int16(types.length));
    for (const [name, type] of types) pieces.push(...field(valueOf(values, name), type));
    count++;
    bytes += sizeOf(values);
    if (bytes < chunkBytes) continue;
    yield Buffer.concat(pieces);
    sent(count);
    [pieces, bytes, count] = [[], 0, 0];
  }
  yield Buffer.concat([...pieces, trailer]);
  sent(count);
}

const sizeOf = (values: CopyRow): number =>
  Object.values(values).reduce<number>(
    (size, value) => size + (typeof value === 'string' || value instanceof Uint8Array ? value.length : 8),
    0,
  );

/** The length and the bytes of a value; the length of null is -1. */
function field(value: unknown, type: CopyType): Buffer[] {
  if (value === null || value === undefined) return [int32(-1)];
  const bytes = bytesOf(value, type);
  return [int32(bytes.length), bytes];
}

function bytesOf(value: unknown, type: CopyType): Buffer {
  if (type === 'int4' && typeof value === 'number') return int32(value);
  if (type === 'int8' && typeof value === 'number') return int64(value);
  if (type === 'text' && typeof value === 'string') return Buffer.from(value, 'utf8');
  if (type === 'bytea' && Buffer.isBuffer(value)) return value;
  throw new TypeError(`a value of type ${typeof value} cannot be sent as ${type}`);
}

function int16(value: number): Buffer {
  const bytes = Buffer.alloc(2);
  bytes.writeInt16BE(value);
  return bytes;
}

function int32(value: number): Buffer {
  const bytes = Buffer.alloc(4);
  bytes.writeInt32BE(value);
  return bytes;
}

function int64(value: number): Buffer {
  const bytes = Buffer.alloc(8);
  bytes.writeBigInt64BE(BigInt(value));
  return bytes;
}
