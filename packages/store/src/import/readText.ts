import { readFile } from 'node:fs/promises';
import { promisify } from 'node:util';
import { gunzip } from 'node:zlib';
import { badFile, type SourceFile } from './badFile.ts';
import { decode, withoutMark } from './decode.ts';

const unzip = promisify(gunzip);

/** Whether the bytes start like a gzip file. Names are not asked: a plain file may be called `.gz` by mistake. */
export const isGzip = (bytes: Uint8Array): boolean => bytes[0] === 0x1f && bytes[1] === 0x8b;

/** The text of a plain or gzipped file: UTF-8, without byte order mark, every line end (LF, CRLF, CR) as LF. */
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
