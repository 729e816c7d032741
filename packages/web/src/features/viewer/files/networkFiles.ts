import { saveFile } from '../../../ui/saveFile.ts';
import type { NetworkScene } from '../scene/scene.ts';
import { writeCx2 } from './cx2.ts';
import { writeCyjs } from './cyjs.ts';
import { writeGraphml } from './graphml.ts';
import { writeEdgesCsv, writeNodesCsv, writeSceneSif } from './textFiles.ts';

/** A file of the whole network, uploads included. */
interface NetworkFile {
  readonly name: string;
  readonly label: string;
  readonly format: string;
  readonly mediaType: string;
  readonly write: (scene: NetworkScene) => string;
}

const json = 'application/json';

/** Files in the order of the menu; the first one is the default. */
export const networkFiles: readonly NetworkFile[] = [
  { name: 'query.cyjs', label: 'Cytoscape JSON', format: 'cyjs', mediaType: json, write: writeCyjs },
  { name: 'query.cx2', label: 'CX2, for NDEx and Cytoscape', format: 'cx2', mediaType: json, write: writeCx2 },
  { name: 'query.graphml', label: 'GraphML', format: 'graphml', mediaType: 'application/xml', write: writeGraphml },
  { name: 'query.sif', label: 'A line per edge', format: 'sif', mediaType: 'text/plain', write: writeSceneSif },
  { name: 'nodes.csv', label: 'Table of genes', format: 'csv', mediaType: 'text/csv', write: writeNodesCsv },
  { name: 'edges.csv', label: 'Table of edges', format: 'csv', mediaType: 'text/csv', write: writeEdgesCsv },
];

export const saveNetworkFile = (scene: NetworkScene, { name, mediaType, write }: NetworkFile): void =>
  saveFile(name, new Blob([write(scene)], { type: mediaType }));
