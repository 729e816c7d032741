import { promisify } from 'node:util';
import { fromBuffer, type Entry, type Options, type ZipFile } from 'yauzl';
import { TrellisError } from '@trellis/core';

const open = promisify<Buffer, Options, ZipFile>(fromBuffer);

/** Maximum size of a file that is read: more than any input can have. */
const maxBytes = 256 * 1024 * 1024;

/** Reads the files of a zip that `wanted` selects. Throws `bad-file` if it is not a zip, or a file is too large. */
export async function readArchive(
  bytes: Buffer,
  wanted: (name: string) => boolean,
): Promise<ReadonlyMap<string, string>> {
  const zip = await open(bytes, { lazyEntries: true }).catch(() => {
    throw new TrellisError('bad-file', 'This is not a zip archive.');
  });
  const files = new Map<string, string>();
  await new Promise<void>((resolve, reject) => {
    zip.on('entry', (entry: Entry) => {
      const reading = wanted(entry.fileName) ? readEntry(zip, entry) : Promise.resolve(undefined);
      reading.then((text) => {
        if (text !== undefined) files.set(entry.fileName, text);
        zip.readEntry();
      }, reject);
    });
    zip.once('end', resolve);
    zip.once('error', reject);
    zip.readEntry();
  });
  return files;
}

function readEntry(zip: ZipFile, entry: Entry): Promise<string> {
  if (entry.uncompressedSize > maxBytes) throw new TrellisError('bad-file', `${entry.fileName} is too large.`);
  return new Promise((resolve, reject) => {
    zip.openReadStream(entry, (error, stream) => {
      if (error) return reject(error);
      const parts: Buffer[] = [];
      stream.on('data', (part: Buffer) => parts.push(part));
      stream.once('error', reject);
      stream.once('end', () => resolve(Buffer.concat(parts).toString('utf8')));
    });
  });
}
