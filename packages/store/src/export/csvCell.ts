/** A cell as CSV writes it: quoted only where a comma, quote, line break or a leading `#` (a comment) needs it. */
export const csvCell = (text: string): string => (/[",\n]|^#/.test(text) ? `"${text.replaceAll('"', '""')}"` : text);
