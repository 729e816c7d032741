import { createHash } from 'node:crypto';
import { createReadStream } from 'node:fs';
import { stat } from 'node:fs/promises';
import { pipeline } from 'node:stream/promises';
import type { SourceFile } from '../recipe/source.ts';

/** What a file must be, or is. */
export type Fingerprint = Pick<SourceFile, 'bytes' | 'sha256'>;

/** Reads a file; undefined if it does not exist. Other errors of the file system are thrown. */
export async function fingerprintOf(path: string): Promise<Fingerprint | undefined> {
  const bytes = await sizeOf(path);
  if (bytes === undefined) return undefined;
  const hash = createHash('sha256');
  await pipeline(createReadStream(path), hash);
  return { bytes, sha256: hash.digest('hex') };
}

/** Whether a file exists with the expected bytes. Its content is only read if its size is right. */
export async function isIntact(path: string, expected: Fingerprint): Promise<boolean> {
  if ((await sizeOf(path)) !== expected.bytes) return false;
  return (await fingerprintOf(path))?.sha256 === expected.sha256;
}

async function sizeOf(path: string): Promise<number | undefined> {
  try {
    const found = await stat(path);
    return found.isFile() ? found.size : undefined;
  } catch (error) {
    if (error instanceof Error && 'code' in error && (error.code === 'ENOENT' || error.code === 'ENOTDIR'))
      return undefined;
    throw error;
  }
}
