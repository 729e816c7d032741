/** A CSV cell, quoted only if it has a comma, quote, line break or a leading `#`, which marks a comment. */
export const csvCell = (text: string): string => (/[",\n]|^#/.test(text) ? `"${text.replaceAll('"', '""')}"` : text);
