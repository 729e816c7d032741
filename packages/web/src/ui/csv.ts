type Cell = string | number | null;

/** Starts of a text that a spreadsheet would run as a formula. */
const formula = /^[=+\-@\t\r]/;

function writeCell(cell: Cell): string {
  if (typeof cell === 'number') return String(cell);
  const text = cell ?? '';
  const safe = formula.test(text) ? `'${text}` : text;
  return /[",\r\n]/.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe;
}

/** Rows as CSV: quotes doubled, and text that a spreadsheet would run kept as text. */
export function toCsv(rows: readonly (readonly Cell[])[]): string {
  return rows.map((row) => `${row.map(writeCell).join(',')}\r\n`).join('');
}
