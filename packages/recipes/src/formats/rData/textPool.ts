import { isAscii, isUtf8 } from 'node:buffer';
import { decodeWindows1252 } from '@trellis/core/formats';

/** What a text says about its bytes; texts that are not UTF-8, as they should be, are read as Windows-1252 too. */
export type TextEncoding = 'utf-8' | 'windows-1252';

/** Gives the text of some bytes. */
export type TextPool = (bytes: Uint8Array, start: number, end: number, encoding: TextEncoding) => string;

const maxSlots = 2 ** 16;
const maxPooledBytes = 64;

/**
 * Makes a decoder for a file of so many bytes, which gives the same text again for short ASCII texts that it has seen lately.
 * R writes each cell of a column in full, so a file of 100 MB holds a few thousand different gene ids: this takes a tenth of
 * the memory.
 */
export function textPool(fileBytes: number): TextPool {
  const slots = Math.min(maxSlots, Math.max(1, fileBytes));
  const seen: (string | undefined)[] = new Array<undefined>(slots).fill(undefined);
  return (bytes, start, end, encoding) => {
    if (end - start > maxPooledBytes) return decode(bytes, start, end, encoding);
    const slot = hashOf(bytes, start, end) % slots;
    const candidate = seen[slot];
    if (candidate !== undefined && isSameAscii(candidate, bytes, start, end)) return candidate;
    return (seen[slot] = decode(bytes, start, end, encoding));
  };
}

/** Whether the bytes are exactly a text of ASCII letters. */
function isSameAscii(text: string, bytes: Uint8Array, start: number, end: number): boolean {
  if (text.length !== end - start) return false;
  for (let i = 0; i < text.length; i++) {
    const code = text.charCodeAt(i);
    if (code > 0x7f || code !== bytes[start + i]) return false;
  }
  return true;
}

/** The FNV-1a hash (http://www.isthe.com/chongo/tech/comp/fnv/) of some bytes. */
function hashOf(bytes: Uint8Array, start: number, end: number): number {
  let hash = 0x811c9dc5;
  for (let i = start; i < end; i++) hash = Math.imul(hash ^ bytes[i], 0x01000193);
  return (hash ^ (hash >>> 15)) >>> 0;
}

function decode(bytes: Uint8Array, start: number, end: number, encoding: TextEncoding): string {
  const slice = Buffer.from(bytes.buffer, bytes.byteOffset + start, end - start);
  if (isAscii(slice)) return slice.toString('latin1');
  return encoding === 'utf-8' && isUtf8(slice) ? slice.toString('utf8') : decodeWindows1252(slice);
}
