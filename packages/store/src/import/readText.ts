import { readFile } from 'node:fs/promises';
import { promisify } from 'node:util';
import { gunzip } from 'node:zlib';
import { badFile, type SourceFile } from './badFile.ts';
import { decode, withoutMark } from './decode.ts';

const unzip = promisify(gunzip);

/** Whether the bytes start like a gzip file. The name does not matter: a plain file can be called `.gz` by mistake. */
export const isGzip = (bytes: Uint8Array): boolean => bytes[0] === 0x1f && bytes[1] === 0x8b;

/** Reads a plain or gzipped UTF-8 file without its byte order mark; converts all line ends (LF, CRLF, CR) to LF. */
export async function readText(file: SourceFile): Promise<string> {
  const bytes = await readFile(file.path);
  return decode(withoutMark(isGzip(bytes) ? await inflate(bytes, file) : bytes), file, 1);
}

async function inflate(bytes: Uint8Array, file: SourceFile): Promise<Uint8Array> {
  try {
    return await unzip(bytes);
  } catch {
    throw badFile(file, undefined, 'damaged gzip file');
  }
}
