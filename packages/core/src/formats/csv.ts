/** A value of a table; null is an empty cell. */
export type CsvValue = string | number | null;

/** First characters of a text that a spreadsheet would run as a formula; the last four are full-width `=`, `+`, `-`, `@`. */
const formula = /^[=+\-@\t\r\uff1d\uff0b\uff0d\uff20]/;

const inQuotes = (text: string): string => `"${text.replaceAll('"', '""')}"`;

/**
 * A cell of a CSV file that people open: quoted where a comma, quote or line break needs it (RFC 4180). A text that a
 * spreadsheet would run as a formula gets a `'` before it (OWASP, "CSV injection"); a negative number does not.
 */
export function csvCell(value: CsvValue): string {
  if (value === null) return '';
  if (typeof value === 'number') return String(value);
  const text = withoutFormula(value);
  return /[",\r\n]/.test(text) ? inQuotes(text) : text;
}

/** A text for a spreadsheet: with a `'` before what it would run as a formula. */
export const withoutFormula = (text: string): string => (formula.test(text) ? `'${text}` : text);

/** The text of a cell that `withoutFormula` has written. */
export const withFormula = (text: string): string =>
  text.startsWith("'") && formula.test(text.slice(1)) ? text.slice(1) : text;

/**
 * A cell of a CSV file that the import reads back: the text itself, so `=A1` stays `=A1`. A leading `#` is quoted too,
 * because a line that starts with it is a comment.
 */
export const exactCsvCell = (text: string): string => (/[",\r\n]|^#/.test(text) ? inQuotes(text) : text);

/** Rows of `csvCell`s, each with a line end after it. */
export const csvText = (rows: Iterable<readonly CsvValue[]>, lineEnd: '\n' | '\r\n' = '\n'): string =>
  Array.from(rows, (row) => row.map(csvCell).join(',') + lineEnd).join('');
