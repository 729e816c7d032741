import { toCsv } from '../../../ui/csv.ts';
import { interactionsOf } from '../scene/interactions.ts';
import { edgesAt, type Scene } from '../scene/scene.ts';

/** Tabs and line breaks separate; inside a name they become blanks. */
const oneCell = (text: string): string => text.replace(/[\t\r\n]+/g, ' ');

/** The scene as SIF, a line per edge, separated by tabs; a node without an edge has a line of its own. */
export function writeSif(scene: Scene): string {
  const lines = interactionsOf(scene).map(({ from, name, to }) => [from.id, name, to.id]);
  const alone = scene.nodes.flatMap(({ id }, i) => (edgesAt(scene, i).length === 0 ? [[id]] : []));
  return [...lines, ...alone].map((cells) => `${cells.map(oneCell).join('\t')}\n`).join('');
}

/** The nodes as CSV. */
export const writeNodesCsv = ({ nodes, tfCounts }: Scene): string =>
  toCsv([
    ['gene', 'symbol', 'gene type', 'role', 'TFs', 'x', 'y'],
    ...nodes.map(({ id, name, type, role, x, y }, i) => [id, name, type, role, tfCounts[i], x, y]),
  ]);

/** The edges as CSV. */
export const writeEdgesCsv = (scene: Scene): string =>
  toCsv([
    ['source', 'source symbol', 'edge', 'target', 'target symbol', 'kind', 'directed', 'weight'],
    ...interactionsOf(scene).map(({ from, to, name, kind, directed, weight }) => [
      from.id,
      from.name,
      name,
      to.id,
      to.name,
      kind,
      directed ? 'yes' : 'no',
      weight ?? null,
    ]),
  ]);
