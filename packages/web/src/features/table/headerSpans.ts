import { geneColumns, headerRows, type TableWindow } from '@trellis/core';

/** Last header row: the kind of value in the column. It is never merged, so that every column can be sorted. */
export const leafRow = headerRows - 1;

/** One drawn header cell. */
export interface HeaderSpan {
  readonly key: string;
  readonly row: number;
  readonly column: number;
  readonly rows: number;
  readonly columns: number;
  readonly text: string;
  /** True for the cell that sorts its column. */
  readonly leaf: boolean;
}

type Head = Pick<TableWindow, 'column' | 'header' | 'mergedCells'>;

/** Header cells of one window, each merged cell once. A cell that starts before the window keeps its full extent. */
export function spansOf({ column: start, header, mergedCells }: Head): HeaderSpan[] {
  const width = header[0]?.length ?? 0;
  const spans: HeaderSpan[] = [];
  const covered = new Set<number>();
  const at = (row: number, column: number) => row * width + (column - start);
  for (const { row, col, rowspan, colspan } of mergedCells) {
    if (row === leafRow) continue;
    for (let r = row; r < row + rowspan; r++) {
      for (let c = Math.max(col, start); c < Math.min(col + colspan, start + width); c++) covered.add(at(r, c));
    }
    const text = textAt(header, row, Math.max(col, start) - start);
    spans.push(span({ row, column: col, rows: rowspan, columns: colspan, text }));
  }
  for (let row = 0; row < headerRows; row++) {
    for (let column = start; column < start + width; column++) {
      if (covered.has(at(row, column))) continue;
      spans.push(span({ row, column, rows: 1, columns: 1, text: textAt(header, row, column - start) }));
    }
  }
  return spans;
}

function textAt(header: Head['header'], row: number, index: number): string {
  return String(header[row]?.[index] ?? '');
}

function span(cell: Omit<HeaderSpan, 'key' | 'leaf'>): HeaderSpan {
  const leaf = cell.row + cell.rows === headerRows && cell.columns === 1;
  return { ...cell, key: `${cell.row}:${cell.column}`, leaf };
}

/** The cells of several windows that touch the columns from `first` to `last`, and those about the gene; each once. */
export function visibleSpans(windows: readonly (readonly HeaderSpan[])[], first: number, last: number): HeaderSpan[] {
  const found = new Map<string, HeaderSpan>();
  for (const spans of windows) {
    for (const one of spans) {
      const touches = one.column <= last && one.column + one.columns > first;
      if (touches || one.column < geneColumns) found.set(one.key, one);
    }
  }
  return [...found.values()];
}
