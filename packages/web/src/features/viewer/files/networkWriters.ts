import { networkTable } from '@trellis/engine/views/network/table';
import { toCsv } from '../../../shared/exports/saveFile.ts';
import { edgesWithEnds } from '../scene/sceneEdges.ts';
import { edgesAt, type NetworkScene } from '../scene/scene.ts';
import { writeCx2 } from './cx2.ts';
import { writeGraphml } from './graphml.ts';

/** Writes each file of a network, by its name. */
export const networkWriters = {
  'query.cyjs': writeCyjs,
  'query.cx2': writeCx2,
  'query.graphml': writeGraphml,
  'query.sif': writeSceneSif,
  'nodes.csv': writeNodesCsv,
  'edges.csv': writeEdgesCsv,
} as const satisfies Readonly<Record<string, (scene: NetworkScene) => string>>;

/** Replaces tabs and line breaks, which separate cells and rows, with blanks. */
const oneCell = (text: string): string => text.replace(/[\t\r\n]+/g, ' ');

/** Writes a scene as SIF with tabs: one line per edge, and one line per node without edges. */
export function writeSceneSif(scene: NetworkScene): string {
  const lines = edgesWithEnds(scene).map(({ from, name, to }) => [from.id, name, to.id]);
  const isolated = scene.nodes.flatMap(({ id }, i) => (edgesAt(scene, i).length === 0 ? [[id]] : []));
  return [...lines, ...isolated].map((cells) => `${cells.map(oneCell).join('\t')}\n`).join('');
}

export function writeNodesCsv({ nodes, tfCounts }: NetworkScene): string {
  return toCsv([
    ['gene_id', 'symbol', 'gene_type', 'role', 'tfs', 'x', 'y'],
    ...nodes.map(({ id, name, type, role, x, y }, i) => [id, name, type, role, tfCounts[i], x, y]),
  ]);
}

/** The columns of the network's table, and two that tell the edges of uploads and of predictions from those of analyses. */
export function writeEdgesCsv(scene: NetworkScene): string {
  return toCsv([
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
}

/** Writes a scene as Cytoscape JSON, including positions and uploads. */
export function writeCyjs({ nodes, edges }: NetworkScene): string {
  const parts = {
    nodes: nodes.map(({ id, name, type, size, shape, color, x, y, role }) => ({
      data: { id, name, type, size, showLabel: role === 'tf', shape, color, ...(role === 'user' && { user: true }) },
      position: { x, y },
    })),
    edges: edges.map(({ id, source, target, name, color, arrow, dashed, weight, kind }) => ({
      data: {
        id,
        source: nodes[source].id,
        target: nodes[target].id,
        name,
        color,
        shape: arrow,
        ...(dashed && { line: 'dashed' }),
        ...(weight !== undefined && { weight }),
        ...(kind === 'UPLOADED' && { user: true }),
      },
    })),
  };
  return JSON.stringify({ format_version: '1.0', generated_by: 'Trellis', elements: parts });
}
