/** Lines of a table: columns are separated by two blanks, those of numbers aligned to the right. The first row is the header. */
export function alignColumns(rows: readonly (readonly string[])[]): string[] {
  const [header = [], ...body] = rows;
  const columns = header.map((_, i) => ({
    width: Math.max(...rows.map((row) => row[i].length)),
    isNumber: body.length > 0 && body.every((row) => /^[\d,.]*$/.test(row[i])),
  }));
  const lineOf = (row: readonly string[]): string =>
    row
      .map((cell, i) => (columns[i].isNumber ? cell.padStart(columns[i].width) : cell.padEnd(columns[i].width)))
      .join('  ');
  return rows.map((row) => lineOf(row).trimEnd());
}
