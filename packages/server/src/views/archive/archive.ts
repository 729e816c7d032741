import { createHash } from 'node:crypto';
import { Readable } from 'node:stream';
import { parse } from 'csv-parse/sync';
import { ZipFile } from 'yazl';
import { archiveFiles, contentOf, type ArchiveFile, type ArchiveSource } from './contents.ts';
import { canonicalResult } from './canonical.ts';
import { dictionaryOf } from './dictionary.ts';
import { readmeOf, type AddedFile } from './readme.ts';
import type { ArchiveOptions } from './requestFile.ts';
import { zipOutput } from '../exports/zipOutput.ts';
import type { Chunks } from '@trellis/engine';

/** Date of every file in the archive: fixed, so that the same query gives the same bytes. */
const mtime = new Date(Date.UTC(2000, 0, 1));

/**
 * Writes the reproducibility archive of a result: a zip with the query and its data version, a paragraph of methods, all
 * tables and figures, scripts, references, a README with a data dictionary, and a checksum of each file. The same query on the same data gives the same bytes. Views that the
 * result does not have are listed with the reason in `not_available.txt`.
 */
export function archiveOf(source: ArchiveSource, options: ArchiveOptions): AsyncIterable<Uint8Array> {
  const zip = new ZipFile();
  const fill = async () => {
    const result = canonicalResult(source.result, source.checkpoint);
    const sums: string[] = [];
    const add = async (name: string, content: string | Chunks) =>
      void sums.push(`${await addFile(zip, name, content)}  ${name}\n`);
    const missing: string[] = [];
    const files: AddedFile[] = [];
    for (const file of archiveFiles({ ...source, result }, options)) {
      source.checkpoint();
      const made = await contentOf(file);
      if ('missing' in made) missing.push(`${file.name}: ${made.missing}\n`);
      else {
        await add(file.name, made.content);
        files.push({ name: file.name, about: file.about, headings: headingsOf(file, made.content) });
      }
    }
    await add('data_dictionary.csv', dictionaryOf(files));
    if (missing.length) await add('not_available.txt', missing.join(''));
    await add('README.md', readmeOf(result, { files, hasMissing: missing.length > 0 }));
    await addFile(zip, 'SHA256SUMS', sums.join(''));
    zip.end();
  };
  const output = zipOutput(zip);
  fill().catch((error: unknown) => output.destroy(error instanceof Error ? error : new Error(String(error))));
  return output;
}

/** Headings of a CSV file; none for other files. */
function headingsOf({ name, headings }: ArchiveFile, content: string | Chunks): readonly string[] {
  if (headings) return headings;
  if (!name.endsWith('.csv') || typeof content !== 'string') return [];
  const [first = []]: string[][] = parse(content, { to: 1 });
  return first;
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
