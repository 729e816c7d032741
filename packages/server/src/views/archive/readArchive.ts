import { promisify } from 'node:util';
import { fromBuffer, type Entry, type Options, type ZipFile } from 'yauzl';
import { TrellisError } from '@trellis/core';

const open = promisify<Buffer, Options, ZipFile>(fromBuffer);

/** Maximum size of all files that are read: more than any inputs can have. */
const maxBytes = 256 * 1024 * 1024;

/** Reads the files of a zip that `wanted` selects. Throws `bad-file` if it is not a zip, is damaged, or unpacks to too much. */
export async function readArchive(
  bytes: Buffer,
  wanted: (name: string) => boolean,
): Promise<ReadonlyMap<string, string>> {
  const zip = await open(bytes, { lazyEntries: true }).catch(() => {
    throw new TrellisError('bad-file', 'This is not a zip archive.');
  });
  try {
    return await readEntries(zip, wanted);
  } catch (error) {
    if (error instanceof TrellisError) throw error;
    throw new TrellisError('bad-file', 'The zip archive is damaged; download it again.');
  }
}

async function readEntries(zip: ZipFile, wanted: (name: string) => boolean): Promise<ReadonlyMap<string, string>> {
  const files = new Map<string, string>();
  let size = 0;
  const read = async (entry: Entry): Promise<void> => {
    if (!wanted(entry.fileName)) return;
    size += entry.uncompressedSize;
    if (size > maxBytes) throw new TrellisError('bad-file', 'The files of the archive are larger than 256 MB.');
    files.set(entry.fileName, await readEntry(zip, entry));
  };
  await new Promise<void>((resolve, reject) => {
    zip.on('entry', (entry: Entry) => void read(entry).then(() => zip.readEntry(), reject));
    zip.once('end', resolve);
    zip.once('error', reject);
    zip.readEntry();
  });
  return files;
}

function readEntry(zip: ZipFile, entry: Entry): Promise<string> {
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
