import { valueOf } from '../valueOf.ts';

// Characters that XML 1.0 does not allow, not even escaped.
// oxlint-disable-next-line no-control-regex
const impossible = /[\u0000-\u0008\u000b\u000c\u000e-\u001f\ufffe\uffff]/g;

const marks: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };

/** What is not as it is in XML. Most texts have none of it, and are only searched. */
// oxlint-disable-next-line no-control-regex
const special = /[&<>"\u0000-\u0008\u000b\u000c\u000e-\u001f\ufffe\uffff]/;

/** Escapes text for XML content or attributes, and drops characters that XML does not allow. */
export const escapeXml = (text: string): string =>
  special.test(text) ? text.replace(impossible, '').replace(/[&<>"]/g, (mark) => valueOf(marks, mark) ?? '') : text;
