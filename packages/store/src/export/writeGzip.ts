import { createWriteStream } from 'node:fs';
import { open } from 'node:fs/promises';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { createGzip } from 'node:zlib';

/**
 * Writes texts into a gzip file, with the same bytes on every system: the header has neither the time (zlib writes 0) nor
 * the operating system (255, unknown).
 */
export async function writeGzip(path: string, texts: Iterable<string> | AsyncIterable<string>): Promise<void> {
  await pipeline(Readable.from(texts), createGzip({ chunkSize: 1 << 18 }), createWriteStream(path));
  const file = await open(path, 'r+');
  try {
    await file.write(Buffer.of(0xff), 0, 1, 9);
  } finally {
    await file.close();
  }
}
