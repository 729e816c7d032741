import { toCsv } from '../../../ui/csv.ts';
import { edgesWithEnds } from '../scene/edgesWithEnds';
import { edgesAt, type NetworkScene } from '../scene/scene.ts';

/** Tabs and line breaks separate; inside a name they become blanks. */
const oneCell = (text: string): string => text.replace(/[\t\r\n]+/g, ' ');

/** The scene as SIF, a line per edge, separated by tabs; a node without an edge has a line of its own. */
export function writeSceneSif(scene: NetworkScene): string {
  const lines = edgesWithEnds(scene).map(({ from, name, to }) => [from.id, name, to.id]);
  const alone = scene.nodes.flatMap(({ id }, i) => (edgesAt(scene, i).length === 0 ? [[id]] : []));
  return [...lines, ...alone].map((cells) => `${cells.map(oneCell).join('\t')}\n`).join('');
}

/** The nodes as CSV. */
export const writeNodesCsv = ({ nodes, tfCounts }: NetworkScene): string =>
  toCsv([
    ['gene', 'symbol', 'gene type', 'role', 'TFs', 'x', 'y'],
    ...nodes.map(({ id, name, type, role, x, y }, i) => [id, name, type, role, tfCounts[i], x, y]),
  ]);

/** The edges as CSV. */
export const writeEdgesCsv = (scene: NetworkScene): string =>
  toCsv([
    ['source', 'source symbol', 'edge', 'target', 'target symbol', 'kind', 'directed', 'weight'],
    ...edgesWithEnds(scene).map(({ from, to, name, kind, directed, weight }) => [
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
