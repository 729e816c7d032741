/** Lines of a text: a byte order mark is dropped; CR, LF and CRLF all end a line. */
export const splitLines = (text: string): string[] => text.replace(/^\uFEFF/, '').split(/\r\n|\r|\n/);
