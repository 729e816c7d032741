/** Signs without width: byte order mark, zero-width blanks and joiners, soft hyphen, marks of direction. */
const invisible = /[\u200B-\u200F\u2060\uFEFF\u00AD\u202A-\u202E]/g;
const unbreakable = /[\u00A0\u2007\u202F\u3000]/g;

/** A text with LF line ends and plain blanks, without invisible signs, and whether it had such signs inside. */
export interface CleanText {
  readonly text: string;
  readonly hasHiddenSigns: boolean;
  /** Its bytes, where they are known to be ASCII. */
  readonly ascii?: Uint8Array | undefined;
}

/** Cleans a decoded text; a byte order mark at its start belongs to the encoding. */
export function cleanText(decoded: string, ascii?: Uint8Array): CleanText {
  const body = decoded.charCodeAt(0) === 0xfeff ? decoded.slice(1) : decoded;
  const lines = body.includes('\r') ? body.replaceAll(/\r\n?/g, '\n') : body;
  // A quick test for the usual case: a text of ASCII has none of them.
  if (ascii || !/[^\0-\x7f]/.test(lines))
    return { text: lines, hasHiddenSigns: false, ascii: lines === decoded ? ascii : undefined };
  const visible = lines.replaceAll(invisible, '');
  return { text: visible.replaceAll(unbreakable, ' '), hasHiddenSigns: visible.length !== lines.length };
}
