import { isUtf8 } from 'node:buffer';
import { badFile, type NamedFile } from './badFile.ts';

/** Decodes UTF-8 that starts at line `firstLine` of a file, with LF line ends. Throws `bad-file` if it is not text. */
export function decode(bytes: Uint8Array, file: NamedFile, firstLine: number): string {
  requireText(bytes, file, firstLine);
  const text = textOf(bytes);
  return text.includes('\r') ? text.replaceAll(/\r\n?/g, '\n') : text;
}

/** Throws `bad-file` unless the bytes, which start at line `firstLine` of a file, are UTF-8 text. */
function requireText(bytes: Uint8Array, file: NamedFile, firstLine: number): void {
  if (!isUtf8(bytes))
    throw badFile(file, firstLine + lineOfBadBytes(bytes), 'not UTF-8 text; save the file as UTF-8');
  const nul = bytes.indexOf(0);
  if (nul >= 0) throw badFile(file, firstLine + countLines(textOf(bytes.subarray(0, nul))), 'not a text file');
}

/** The text of UTF-8 bytes. */
const textOf = (bytes: Uint8Array): string =>
  Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength).toString('utf8');

/** The bytes without a byte order mark. */
export const withoutMark = (bytes: Uint8Array): Uint8Array =>
  bytes[0] === 0xef && bytes[1] === 0xbb && bytes[2] === 0xbf ? bytes.subarray(3) : bytes;

const countLines = (text: string): number => (text.match(/\r\n?|\n/g) ?? []).length;

function lineOfBadBytes(bytes: Uint8Array): number {
  let [good, bad] = [0, bytes.length];
  while (bad - good > 1) {
    const middle = (good + bad) >>> 1;
    if (isUtf8(wholeCharacters(bytes.subarray(0, middle)))) good = middle;
    else bad = middle;
  }
  return countLines(Buffer.from(bytes.subarray(0, good)).toString('latin1'));
}

/** Removes an incomplete character at the end. */
function wholeCharacters(bytes: Uint8Array): Uint8Array {
  for (let cut = 1; cut <= 3 && cut <= bytes.length; cut++) {
    const byte = bytes[bytes.length - cut];
    if (byte < 0x80) return bytes;
    if (byte >= 0xc0) return isUtf8(bytes.subarray(bytes.length - cut)) ? bytes : bytes.subarray(0, -cut);
  }
  return bytes;
}
