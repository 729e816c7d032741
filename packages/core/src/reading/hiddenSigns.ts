import { FileText } from './fileText.ts';

/** Signs without width: byte order mark, zero-width blanks and joiners, soft hyphen, marks of direction. */
const invisible = /[\u200B-\u200F\u2060\uFEFF\u00AD\u202A-\u202E]/g;
const unbreakable = /[\u00A0\u2007\u202F\u3000]/g;

/** A text with LF line ends and plain blanks, without invisible signs, and whether it had such signs inside. */
export interface CleanText {
  readonly text: FileText;
  readonly hasHiddenSigns: boolean;
}

/** Cleans a decoded text; a byte order mark at its start belongs to the encoding. */
export function cleanText(decoded: FileText): CleanText {
  if (decoded.ascii && !decoded.has('\r')) return { text: decoded, hasHiddenSigns: false };
  const whole = decoded.all;
  const body = whole.charCodeAt(0) === 0xfeff ? whole.slice(1) : whole;
  const lines = body.includes('\r') ? body.replaceAll(/\r\n?/g, '\n') : body;
  // A quick test for the usual case: a text of ASCII has none of them.
  if (decoded.ascii || !/[^\0-\x7f]/.test(lines)) return { text: new FileText(lines), hasHiddenSigns: false };
  const visible = lines.replaceAll(invisible, '');
  return {
    text: new FileText(visible.replaceAll(unbreakable, ' ')),
    hasHiddenSigns: visible.length !== lines.length,
  };
}
