/** Splits a text at CR, LF or CRLF, and drops a byte order mark. */
export function splitLines(text: string): string[] {
  const content = text.replace(/^\uFEFF/, '');
  return content.includes('\r') ? content.split(/\r\n|\r|\n/) : content.split('\n');
}
