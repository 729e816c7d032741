import type { TextRow } from '../formats/delimited/delimitedText.ts';

const edgeName = /^(\S+) \(([^()]*)\) (\S+)$/;
/** Attributes of Cytoscape's own that say nothing of an edge. */
const ownColumns = /^(suid|selected|shared name|shared interaction)$/i;

/**
 * The table of edges that Cytoscape exports, with the columns source, edge and target in place of its names of edges,
 * `AT1G01010 (activates) AT1G01020`; undefined for other tables.
 */
export function edgeNameRows({ rows }: { readonly rows: readonly TextRow[] }): TextRow[] | undefined {
  const [head, ...below] = rows;
  if (!head || below.length === 0) return undefined;
  const column = head.cells.findIndex((name) => /^(shared )?name$/i.test(name));
  if (column < 0 || !below.every(({ cells }) => edgeName.test(cells[column] ?? ''))) return undefined;
  const kept = head.cells.flatMap((name, i) =>
    i === column || ownColumns.test(name) || /^interaction$/i.test(name) ? [] : [i],
  );
  const rest = (cells: readonly string[]): string[] => kept.map((i) => cells[i] ?? '');
  return [
    { line: head.line, cells: ['source', 'edge', 'target', ...rest(head.cells)] },
    ...below.map(({ cells, line }) => {
      const [, source = '', edge = '', target = ''] = edgeName.exec(cells[column] ?? '') ?? [];
      return { line, cells: [source, edge, target, ...rest(cells)] };
    }),
  ];
}
