/** Splits a text at CR, LF or CRLF, and drops a byte order mark. */
export const splitLines = (text: string): string[] => text.replace(/^\uFEFF/, '').split(/\r\n|\r|\n/);
