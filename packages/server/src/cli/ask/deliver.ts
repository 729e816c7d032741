import { createWriteStream } from 'node:fs';
import { rename, rm, stat } from 'node:fs/promises';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import type { Pipes } from '../command.ts';

/** Bytes or texts of an answer, in order. */
export type Content = AsyncIterable<Uint8Array | string> | Iterable<string>;

/** Size of the pieces in which texts are written. */
const pieceSize = 1 << 16;

/**
 * Writes an answer to a file, or to standard output without one. A file appears when it is complete: after an error there is
 * the old one, or none.
 */
export async function deliver(content: Content, out: string | undefined, pipes: Pipes): Promise<void> {
  const pieces = inPieces(content);
  if (out === undefined || out === '-') {
    for await (const piece of pieces) await pipes.write(piece);
    return;
  }
  if (await isSpecial(out)) return pipeline(Readable.from(pieces), createWriteStream(out));
  const aside = `${out}.${process.pid}.part`;
  try {
    await pipeline(Readable.from(pieces), createWriteStream(aside));
    await rename(aside, out);
  } catch (error) {
    await rm(aside, { force: true });
    // The error names the file that was asked for.
    throw error instanceof Error && 'path' in error ? Object.assign(error, { path: out }) : error;
  }
}

/** Whether a path is a device or a pipe, which cannot be replaced. */
async function isSpecial(path: string): Promise<boolean> {
  const found = await stat(path).catch(() => undefined);
  return found !== undefined && !found.isFile() && !found.isDirectory();
}

/** Joins small texts; bytes stay as they are. */
async function* inPieces(content: Content): AsyncGenerator<Uint8Array> {
  let waiting = '';
  for await (const piece of content) {
    if (typeof piece !== 'string') {
      yield piece;
      continue;
    }
    waiting += piece;
    if (waiting.length < pieceSize) continue;
    yield Buffer.from(waiting);
    waiting = '';
  }
  if (waiting) yield Buffer.from(waiting);
}
