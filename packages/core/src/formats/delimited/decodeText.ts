import { badFile } from './badFile.ts';
import { decodeWindows1252 } from './decodeWindows1252.ts';

/** No-break space, figure space and narrow no-break space. */
const unbreakableBlanks = /[\u00a0\u2007\u202f]/g;

/**
 * The text of a file that is not packed, without a byte order mark, with LF line ends and plain blanks. It is UTF-8, UTF-16
 * with a byte order mark (Excel's "Unicode Text"), or else Windows-1252. Throws `bad-file` if it is not text.
 */
export function decodeText(bytes: Uint8Array, name: string): string {
  const text = decode(bytes);
  if (text.includes('\0')) throw badFile(name, undefined, 'not a text file');
  return (text.includes('\r') ? text.replaceAll(/\r\n?/g, '\n') : text).replaceAll(unbreakableBlanks, ' ');
}

function decode(bytes: Uint8Array): string {
  if (bytes[0] === 0xff && bytes[1] === 0xfe) return new TextDecoder('utf-16le').decode(bytes);
  if (bytes[0] === 0xfe && bytes[1] === 0xff) return new TextDecoder('utf-16be').decode(bytes);
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch {
    return decodeWindows1252(bytes);
  }
}
