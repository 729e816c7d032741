import type { TextRow } from '../formats/delimited/delimitedText.ts';
import type { TextRows } from './textRows.ts';

const numeric = /^[-+]?(?:\d+(?:\.\d*)?|\.\d+)(?:e[-+]?\d+)?$/i;

/**
 * The edges of ARACNe's files of neighbors, a row for each: a line has a source and pairs of a target and its mutual information,
 * below lines that begin with `>`. Undefined for other files.
 */
export function adjacencyRows({ separator, rows }: Pick<TextRows, 'separator' | 'rows'>): TextRow[] | undefined {
  if (separator !== '\t') return undefined;
  const lines = rows.filter(({ cells }) => !cells[0].startsWith('>')).map(withoutEnd);
  const isPaired = lines.length > 0 && lines.every(({ cells }) => hasPairs(cells));
  if (!isPaired || lines.filter(({ cells }) => cells.length > 3).length < lines.length / 2) return undefined;
  return lines.flatMap(({ cells, line }) =>
    Array.from({ length: (cells.length - 1) / 2 }, (_, i) => ({
      cells: [cells[0], cells[1 + 2 * i], cells[2 + 2 * i]],
      line,
    })),
  );
}

function withoutEnd({ cells, line }: TextRow): TextRow {
  let length = cells.length;
  while (length > 0 && cells[length - 1] === '') length--;
  return { cells: cells.slice(0, length), line };
}

const hasPairs = (cells: readonly string[]): boolean =>
  cells.length % 2 === 1 &&
  !numeric.test(cells[0]) &&
  cells.every((cell, i) => i === 0 || numeric.test(cell) === (i % 2 === 0));
