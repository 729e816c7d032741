import { valueOf } from '@trellis/core';
import { badFile, quoteText, type SourceFile } from './badFile.ts';
import { copyOf } from './report.ts';

/** A line `tag: value` of an OBO file. The value is as written, without blanks around it. */
export interface OboTag {
  readonly tag: string;
  readonly value: string;
  readonly line: number;
}

/** The header of an OBO file (its kind is '') or a stanza: `Term`, `Typedef`, `Instance`. */
export interface OboStanza {
  readonly kind: string;
  readonly line: number;
  readonly tags: readonly OboTag[];
}

/** Reads the stanzas of an OBO text with LF line ends, with the tags of a name in `wanted` only; the header comes first. */
export function* readStanzas(text: string, file: SourceFile, wanted: ReadonlySet<string>): Generator<OboStanza> {
  let stanza = { kind: '', line: 1, tags: [] as OboTag[] };
  let line = 0;
  for (const row of rowsOf(text)) {
    line++;
    const heading = row.startsWith('[') ? /^\[([^\]]*)\]\s*(!.*)?$/.exec(row) : null;
    if (heading) {
      yield stanza;
      stanza = { kind: heading[1].trim(), line, tags: [] };
    } else if (row !== '' && !row.startsWith('!')) {
      const tag = readTag(row, line, file);
      if (wanted.has(tag.tag)) stanza.tags.push({ ...tag, value: copyOf(tag.value) });
    }
  }
  yield stanza;
}

/** The lines of a text, trimmed, one at a time: a list of all lines would take several times the memory of the text. */
function* rowsOf(text: string): Generator<string> {
  for (let start = 0; start < text.length;) {
    const feed = text.indexOf('\n', start);
    const end = feed < 0 ? text.length : feed;
    yield text.slice(start, end).trim();
    start = end + 1;
  }
}

function readTag(row: string, line: number, file: SourceFile): OboTag {
  const colon = row.indexOf(':');
  if (colon <= 0) throw badFile(file, line, `expected "tag: value", found ${quoteText(row)}`);
  return { tag: row.slice(0, colon).trim(), value: row.slice(colon + 1).trim(), line };
}

/** The words of a value, e.g. `part_of GO:1`, without trailing modifiers `{...}` and comments `! ...`. */
export const wordsOf = (value: string): string[] =>
  value
    .replace(/\s*[{!].*$/s, '')
    .split(/\s+/)
    .filter((word) => word !== '');

/** A blank or sign after a backslash, as in `\W` and `\!`. */
const escaped: Readonly<Record<string, string>> = { n: ' ', t: ' ', W: ' ' };

/**
 * The text of a value, in one line and without escapes. A comment begins with a `!` after a blank; modifiers are pairs
 * `key="value"` in braces at the end.
 */
export const textOf = (value: string): string =>
  value
    .replace(/\s!(\s.*)?$/s, '')
    .replace(/\s*(?<!\\)\{\s*[^\s={}]+\s*=\s*"[^{}]*"\s*\}$/s, '')
    .replace(/\\(.)/gs, (_, sign: string) => valueOf(escaped, sign) ?? sign)
    .replace(/\s+/g, ' ')
    .trim();

/** Writes a text so that `textOf` reads it back. */
export const escapeText = (text: string): string => text.replace(/[\\!{}]/g, '\\$&');
