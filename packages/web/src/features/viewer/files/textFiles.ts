import { networkTable } from '@trellis/engine/views/network/table';
import { toCsv } from '../../../ui/saveFile.ts';
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
    ['gene_id', 'symbol', 'gene_type', 'role', 'tfs', 'x', 'y'],
    ...nodes.map(({ id, name, type, role, x, y }, i) => [id, name, type, role, tfCounts[i], x, y]),
  ]);

/** The columns of the network's table, and two that tell the edges of uploads and of predictions from those of analyses. */
export const writeEdgesCsv = (scene: NetworkScene): string =>
  toCsv([
    [...networkTable.headings, 'kind', 'directed'],
    ...edgesWithEnds(scene).map(({ from, to, name, kind, directed, weight }) => [
      from.id,
      from.name,
      name,
      to.id,
      to.name,
      weight ?? null,
      kind,
      directed ? 'yes' : 'no',
    ]),
  ]);
