import { pipeline } from 'node:stream/promises';
import { Readable } from 'node:stream';
import pg from 'pg';
import { from } from 'pg-copy-streams';

/** Column types that our tables have, as PostgreSQL names them. */
export type CopyType = 'int4' | 'int8' | 'text' | 'bytea';

/** Types of a table's columns, in the order in which they are sent. */
export type CopyColumns = Readonly<Record<string, CopyType>>;

/** Bytes gathered before they are sent. */
const chunkBytes = 256 * 1024;

const signature = Buffer.from('PGCOPY\n\xff\r\n\0\0\0\0\0\0\0\0\0', 'latin1');
const trailer = Buffer.from([0xff, 0xff]);

/** A table to fill: its qualified name, ready for SQL, and its columns. */
export interface CopyTarget {
  readonly table: string;
  readonly columns: CopyColumns;
}

/** Sends rows with COPY in PostgreSQL's binary format, as fast as the server takes them. `sent` is called with row counts. */
export async function copyRows(
  client: pg.Client,
  { table, columns }: CopyTarget,
  rows: Iterable<object>,
  sent: (rows: number) => void,
): Promise<void> {
  const names = Object.keys(columns).map((name) => pg.escapeIdentifier(name));
  const stream = client.query(from(`copy ${table} (${names.join(', ')}) from stdin (format binary)`));
  await pipeline(Readable.from(encoded(columns, rows, sent), { objectMode: false }), stream);
}

/** Rows in the binary format, in chunks. */
export function* encoded(
  columns: CopyColumns,
  rows: Iterable<object>,
  sent: (rows: number) => void = () => {},
): Generator<Buffer> {
  const types = Object.entries(columns);
  let parts: Buffer[] = [signature];
  let [bytes, count] = [signature.length, 0];
  for (const row of rows) {
    const values = row as Readonly<Record<string, unknown>>;
    parts.push(int16(types.length));
    for (const [name, type] of types) parts.push(...field(values[name], type));
    count++;
    bytes += sizeOf(values);
    if (bytes < chunkBytes) continue;
    yield Buffer.concat(parts);
    sent(count);
    [parts, bytes, count] = [[], 0, 0];
  }
  yield Buffer.concat([...parts, trailer]);
  sent(count);
}

const sizeOf = (values: Readonly<Record<string, unknown>>): number =>
  Object.values(values).reduce<number>(
    (size, value) => size + (typeof value === 'string' || value instanceof Uint8Array ? value.length : 8),
    0,
  );

/** A value as its length and its bytes; null has the length -1. */
function field(value: unknown, type: CopyType): Buffer[] {
  if (value === null || value === undefined) return [int32(-1)];
  const bytes = bytesOf(value, type);
  return [int32(bytes.length), bytes];
}

function bytesOf(value: unknown, type: CopyType): Buffer {
  switch (type) {
    case 'int4':
      return int32(value as number);
    case 'int8': {
      const bytes = Buffer.alloc(8);
      bytes.writeBigInt64BE(BigInt(value as number));
      return bytes;
    }
    case 'text':
      return Buffer.from(value as string, 'utf8');
    case 'bytea':
      return value as Buffer;
  }
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
