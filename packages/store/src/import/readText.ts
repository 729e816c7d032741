import { readFile } from 'node:fs/promises';
import { promisify } from 'node:util';
import { gunzip } from 'node:zlib';
import { badFile, type SourceFile } from './badFile.ts';
import { decode, withoutMark } from './decode.ts';

const unzip = promisify(gunzip);

/** Largest unpacked file in bytes. */
const maxUnpacked = 2 ** 31;

/** Whether the bytes start like a gzip file. The name does not matter: a plain file can be called `.gz` by mistake. */
export const isGzip = (bytes: Uint8Array): boolean => bytes[0] === 0x1f && bytes[1] === 0x8b;

/** Reads a plain or gzipped UTF-8 file without its byte order mark; converts all line ends (LF, CRLF, CR) to LF. */
export const readText = async (file: SourceFile): Promise<string> => decode(await readBytes(file), file, 1);

/** Reads a plain or gzipped file without its byte order mark. */
export async function readBytes(file: SourceFile): Promise<Uint8Array> {
  const bytes = await readFile(file.path);
  return withoutMark(isGzip(bytes) ? await inflate(bytes, file) : bytes);
}

async function inflate(bytes: Uint8Array, file: SourceFile): Promise<Uint8Array> {
  try {
    return await unzip(bytes, { maxOutputLength: maxUnpacked });
  } catch (error) {
    const isTooLarge = error instanceof Error && 'code' in error && error.code === 'ERR_BUFFER_TOO_LARGE';
    throw badFile(file, undefined, isTooLarge ? 'unpacks to more than 2 GB' : 'damaged gzip file');
  }
}
