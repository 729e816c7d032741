import { createHash } from 'node:crypto';
import { Readable } from 'node:stream';
import { ZipFile } from 'yazl';
import { archiveFiles, contentOf, type ArchiveSource } from './contents.ts';
import { canonicalResult } from './canonical.ts';
import type { ArchiveOptions } from './requestFile.ts';
import { zipOutput } from '../exports/zipOutput.ts';
import type { Chunks } from '../../pool/streaming.ts';

/** Date of every file in the archive: fixed, so that the same query gives the same bytes. */
const mtime = new Date(Date.UTC(2000, 0, 1));

/**
 * Writes the reproducibility archive of a result: a zip with the query and its data version, a paragraph of methods, all
 * tables and figures, and a checksum of each file. The same query on the same data gives the same bytes. Views that the
 * result does not have are listed with the reason in `not_available.txt`.
 */
export function archiveOf(source: ArchiveSource, options: ArchiveOptions): AsyncIterable<Uint8Array> {
  const zip = new ZipFile();
  const fill = async () => {
    const result = canonicalResult(source.result, source.checkpoint);
    const sums: string[] = [];
    const missing: string[] = [];
    for (const file of archiveFiles({ ...source, result }, options)) {
      source.checkpoint();
      const made = await contentOf(file);
      if ('missing' in made) missing.push(`${file.name}: ${made.missing}\n`);
      else sums.push(`${await addFile(zip, file.name, made.content)}  ${file.name}\n`);
    }
    if (missing.length) await addFile(zip, 'not_available.txt', missing.join(''));
    await addFile(zip, 'SHA256SUMS', sums.join(''));
    zip.end();
  };
  const output = zipOutput(zip);
  fill().catch((error: unknown) => output.destroy(error instanceof Error ? error : new Error(String(error))));
  return output;
}

/** Adds a file, waits until it is written, and returns its checksum. */
async function addFile(zip: ZipFile, name: string, content: string | Chunks): Promise<string> {
  const hash = createHash('sha256');
  if (typeof content === 'string') {
    const bytes = Buffer.from(content);
    zip.addBuffer(bytes, name, { mtime });
    return hash.update(bytes).digest('hex');
  }
  const stream = Readable.from(hashed(content, hash));
  const ended = new Promise((resolve, reject) => stream.once('end', resolve).once('error', reject));
  zip.addReadStream(stream, name, { mtime });
  await ended;
  return hash.digest('hex');
}

async function* hashed(content: Chunks, hash: ReturnType<typeof createHash>): AsyncGenerator<Buffer> {
  for await (const chunk of content) {
    const bytes = typeof chunk === 'string' ? Buffer.from(chunk) : Buffer.from(chunk);
    hash.update(bytes);
    yield bytes;
  }
}
