import { gunzipSync } from 'node:zlib';
import { badFile } from '@trellis/core/formats';
import { tooLarge } from './tooLarge.ts';
import { unpackBzip2 } from './unpackBzip2.ts';

/** The largest unpacked file that is read: the largest known source unpacks to 110 MB, and V8 texts end at 512 MB. */
const maxUnpackedBytes = 400 * 2 ** 20;

const startsWith = (bytes: Uint8Array, signature: readonly number[]): boolean =>
  signature.every((byte, i) => bytes[i] === byte);

const isGzip = (bytes: Uint8Array): boolean => startsWith(bytes, [0x1f, 0x8b]);

/** "BZh", the block size as a digit, and the first byte of a block or of the end mark. */
const isBzip2 = (bytes: Uint8Array): boolean =>
  startsWith(bytes, [0x42, 0x5a, 0x68]) && (bytes[4] === 0x31 || bytes[4] === 0x17);

const isXz = (bytes: Uint8Array): boolean => startsWith(bytes, [0xfd, 0x37, 0x7a, 0x58, 0x5a, 0x00]);

/**
 * Undoes gzip and bzip2, which the first bytes show: names lie. Other bytes are returned as they are. Throws `bad-file` if
 * the file is damaged, unpacks to more than `maxBytes`, or is packed with xz.
 */
export function unpack(bytes: Uint8Array, name: string, maxBytes = maxUnpackedBytes): Uint8Array {
  if (isXz(bytes)) throw badFile(name, undefined, 'xz compression is not supported; use gzip or bzip2');
  if (isGzip(bytes)) return unpackGzip(bytes, name, maxBytes);
  return isBzip2(bytes) ? unpackBzip2(bytes, name, maxBytes) : bytes;
}

function unpackGzip(bytes: Uint8Array, name: string, maxBytes: number): Uint8Array {
  try {
    return gunzipSync(bytes, { maxOutputLength: maxBytes });
  } catch (error) {
    const isLarge = error instanceof RangeError && 'code' in error && error.code === 'ERR_BUFFER_TOO_LARGE';
    throw isLarge ? tooLarge(name, maxBytes) : badFile(name, undefined, 'the gzip file is damaged');
  }
}
