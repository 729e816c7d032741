/** Rows of a CSV text: quoted cells may hold commas, line breaks and doubled quotes. Throws where a quote is out of place. */
export function parseCsv(text: string): string[][] {
  const rows: string[][] = [[]];
  const cell = /("(?:[^"]|"")*"|[^",\r\n]*)(,|\r\n|\n|$)/y;
  while (cell.lastIndex < text.length) {
    const at = cell.lastIndex;
    const found = cell.exec(text);
    if (!found) throw new Error(`no CSV at ${at}: ${text.slice(at, at + 40)}`);
    const [, content, end] = found;
    rows[rows.length - 1].push(content.startsWith('"') ? content.slice(1, -1).replaceAll('""', '"') : content);
    if (end !== ',') rows.push([]);
  }
  return rows.filter((row) => row.length);
}
