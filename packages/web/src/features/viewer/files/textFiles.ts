import { toCsv } from '../../../ui/csv.ts';
import { edgesWithEnds } from '../scene/edgesWithEnds.ts';
import { edgesAt, type NetworkScene } from '../scene/scene.ts';

/** Replaces tabs and line breaks, which separate cells and rows, with blanks. */
const oneCell = (text: string): string => text.replace(/[\t\r\n]+/g, ' ');

/** Writes a scene as SIF with tabs: one line per edge, and one line per node without edges. */
export function writeSceneSif(scene: NetworkScene): string {
  const lines = edgesWithEnds(scene).map(({ from, name, to }) => [from.id, name, to.id]);
  const isolated = scene.nodes.flatMap(({ id }, i) => (edgesAt(scene, i).length === 0 ? [[id]] : []));
  return [...lines, ...isolated].map((cells) => `${cells.map(oneCell).join('\t')}\n`).join('');
}

export const writeNodesCsv = ({ nodes, tfCounts }: NetworkScene): string =>
  toCsv([
    ['gene', 'symbol', 'gene type', 'role', 'TFs', 'x', 'y'],
    ...nodes.map(({ id, name, type, role, x, y }, i) => [id, name, type, role, tfCounts[i], x, y]),
  ]);

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
