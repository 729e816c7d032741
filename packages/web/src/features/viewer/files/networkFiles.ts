import { saveFile } from '../../../shared/exports/saveFile.ts';
import type { NetworkScene } from '../scene/scene.ts';

const json = 'application/json';

/** Files of the whole network, uploads included, in the order of the menu; the first one is the default. */
export const networkFiles = [
  { name: 'query.cyjs', label: 'Cytoscape JSON', format: 'cyjs', mediaType: json },
  { name: 'query.cx2', label: 'CX2, for NDEx and Cytoscape', format: 'cx2', mediaType: json },
  { name: 'query.graphml', label: 'GraphML', format: 'graphml', mediaType: 'application/xml' },
  { name: 'query.sif', label: 'A line per edge', format: 'sif', mediaType: 'text/plain' },
  { name: 'nodes.csv', label: 'Table of genes', format: 'csv', mediaType: 'text/csv' },
  { name: 'edges.csv', label: 'Table of edges', format: 'csv', mediaType: 'text/csv' },
] as const;

type NetworkFile = (typeof networkFiles)[number];

/** Saves a file of a network; what writes it is loaded for the first one. */
export async function saveNetworkFile(scene: NetworkScene, { name, mediaType }: NetworkFile): Promise<void> {
  const { networkWriters } = await import('./networkWriters.ts');
  saveFile(name, new Blob([networkWriters[name](scene)], { type: mediaType }));
}
