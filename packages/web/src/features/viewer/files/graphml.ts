import { escapeXml } from '@trellis/core/formats';
import { edgesWithEnds } from '../scene/sceneEdges.ts';
import type { NetworkScene, SceneNode } from '../scene/scene.ts';

const keys = [
  ...['gene', 'symbol', 'gene_type', 'role', 'color'].map((name) => ['node', name, 'string']),
  ...['x', 'y'].map((name) => ['node', name, 'double']),
  ...['interaction', 'kind', 'edge_color'].map((name) => ['edge', name, 'string']),
  ['edge', 'directed', 'boolean'],
  ['edge', 'weight', 'double'],
];

const data = (values: Readonly<Record<string, string | number | boolean | undefined>>): string =>
  Object.entries(values)
    .map(([key, value]) => (value === undefined ? '' : `<data key="${key}">${escapeXml(String(value))}</data>`))
    .join('');

/** Returns the GraphML id of a node, which must be a name token: its own id, or a number for an uploaded id that is not one. */
const tokenOf = ({ id }: SceneNode, index: number): string =>
  /^(?!uploaded:)[\w.:-]+$/.test(id) ? id : `uploaded:${index}`;

/**
 * Writes a scene as GraphML for Gephi, yEd, igraph and networkx. Networkx refuses directed and undirected edges in one
 * graph, so all edges are directed, and the attribute `directed` is false for those without a direction.
 */
export function writeGraphml(scene: NetworkScene): string {
  const tokens = scene.nodes.map(tokenOf);
  const lines = [
    '<?xml version="1.0" encoding="UTF-8"?>',
    '<graphml xmlns="http://graphml.graphdrawing.org/xmlns">',
    ...keys.map(
      ([of, name, type]) =>
        `<key id="${name}" for="${of}" attr.name="${name === 'edge_color' ? 'color' : name}" attr.type="${type}"/>`,
    ),
    '<graph id="query" edgedefault="directed">',
    ...scene.nodes.map(
      ({ id, name, type, role, color, x, y }, i) =>
        `<node id="${tokens[i]}">${data({ gene: id, symbol: name, gene_type: type, role, color, x, y })}</node>`,
    ),
    ...edgesWithEnds(scene).map(
      ({ source, target, name, kind, color, weight, directed }, i) =>
        `<edge id="e${i}" source="${tokens[source]}" target="${tokens[target]}">` +
        `${data({ interaction: name, kind, directed, edge_color: color, weight })}</edge>`,
    ),
    '</graph>',
    '</graphml>',
  ];
  return `${lines.join('\n')}\n`;
}
