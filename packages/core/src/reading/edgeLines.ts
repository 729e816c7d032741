import { EdgeRows, type Side } from './edgeRows.ts';
import type { FileTable } from './fileTable.ts';
import type { FileText } from './fileText.ts';
import type { Found } from './recognized.ts';
import { TextLines } from './textLines.ts';

/** What a file with a line of fewer cells is told. */
export const tooFewColumns = 'Every row need to have at least 3 columns.';

/**
 * Reads a text of lines that each have a source, the name of the edges and one target or more, as viewers of networks write it
 * (SIF): lines can have different numbers of targets, and targets need not be genes. A line with a tab is split by tabs, any other
 * by white space; empty lines and cells are left out. Undefined where a line has fewer than three cells.
 */
export function readEdgeLines(text: FileText, { tally, genes: { ids } }: FileTable): Found | undefined {
  const edges = new EdgeRows();
  const nameNumbers = new Map<string, number>();
  const sideOf = (cell: string): Side => {
    const { genes } = tally.read(cell);
    return genes.length === 1 ? { name: ids[genes[0]], gene: genes[0] } : { name: cell, gene: -1 };
  };
  let rows = 0;
  for (const lines = new TextLines(text); lines.next();) {
    const [source, name, ...targets] = cellsOf(lines.text);
    if (source === undefined) continue;
    if (targets.length === 0) return undefined;
    rows++;
    const number = nameNumbers.get(name) ?? edges.addName(name);
    nameNumbers.set(name, number);
    const from = edges.addSide(sideOf(source));
    for (const target of targets) edges.push(from, edges.addSide(sideOf(target)), number, NaN);
  }
  if (rows === 0) return undefined;
  const columns = [
    { name: '', role: 'source' },
    { name: '', role: 'edge' },
    { name: '', role: 'target' },
  ] as const;
  return { kind: 'edges', columns, rows, edges };
}

const cellsOf = (line: string): string[] =>
  line
    .split(line.includes('\t') ? '\t' : /\s+/)
    .map((cell) => cell.trim())
    .filter((cell) => cell !== '');
