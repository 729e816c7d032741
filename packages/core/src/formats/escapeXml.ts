// Characters that XML 1.0 cannot hold at all.
// eslint-disable-next-line no-control-regex
const impossible = /[\u0000-\u0008\u000b\u000c\u000e-\u001f\ufffe\uffff]/g;

const marks: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };

/** Text as content or attribute of XML: marks are written out, and what XML cannot hold is left out. */
export const escapeXml = (text: string): string =>
  text.replace(impossible, '').replace(/[&<>"]/g, (mark) => marks[mark]);
