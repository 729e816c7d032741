import { readFileSync } from 'node:fs';

/** A change below the watched folder, in the order in which it happened. Descriptors are those of a process. */
export type DiskEvent =
  | {
      readonly kind: 'open';
      readonly on: string;
      readonly path: string;
      readonly isNew: boolean;
      readonly isEmptied: boolean;
    }
  | { readonly kind: 'write'; readonly on: string; readonly offset: number; readonly bytes: Buffer }
  | { readonly kind: 'truncate'; readonly on: string; readonly size: number }
  | { readonly kind: 'sync' | 'close'; readonly on: string }
  | { readonly kind: 'rename' | 'link'; readonly from: string; readonly to: string }
  | { readonly kind: 'mkdir' | 'remove'; readonly path: string }
  /** Something that the test wrote into the log itself. */
  | { readonly kind: 'mark'; readonly number: number };

/** Length of the head of a record: kind, process, descriptor, number, length of both parts. */
const headBytes = 25;

/** A record of the log, as `disk.c` writes it. */
interface DiskRecord {
  readonly kind: string;
  readonly on: string;
  readonly number: number;
  readonly first: Buffer;
  readonly second: Buffer;
}

/** The bytes of a mark, which are appended to a log in one write. */
export function markBytes(number: number): Buffer {
  const bytes = Buffer.alloc(headBytes);
  bytes.write('a', 0, 'latin1');
  bytes.writeBigInt64LE(BigInt(number), 9);
  return bytes;
}

/** Reads a log of `disk.c`. */
export function readLog(path: string): DiskEvent[] {
  const log = readFileSync(path);
  const events: DiskEvent[] = [];
  for (let at = 0; at < log.length;) {
    const [first, second] = [log.readUInt32LE(at + 17), log.readUInt32LE(at + 21)];
    const from = at + headBytes;
    const record = {
      kind: String.fromCharCode(log[at]),
      on: `${log.readInt32LE(at + 1)}:${log.readInt32LE(at + 5)}`,
      number: Number(log.readBigInt64LE(at + 9)),
      first: log.subarray(from, from + first),
      second: log.subarray(from + first, from + first + second),
    };
    events.push(eventOf(record));
    at = from + first + second;
  }
  return events;
}

function eventOf({ kind, on, number, first, second }: DiskRecord): DiskEvent {
  const [path, to] = [first, second].map((part) => part.toString());
  switch (kind) {
    case 'o':
      return { kind: 'open', on, path, isNew: (number & 1) !== 0, isEmptied: (number & 2) !== 0 };
    case 'w':
      return { kind: 'write', on, offset: number, bytes: first };
    case 't':
      return { kind: 'truncate', on, size: number };
    case 's':
      return { kind: 'sync', on };
    case 'c':
      return { kind: 'close', on };
    case 'r':
      return { kind: 'rename', from: path, to };
    case 'l':
      return { kind: 'link', from: path, to };
    case 'm':
      return { kind: 'mkdir', path };
    case 'u':
      return { kind: 'remove', path };
    case 'a':
      return { kind: 'mark', number };
    default:
      throw new Error(`the log of the disk has a record "${kind}"`);
  }
}
