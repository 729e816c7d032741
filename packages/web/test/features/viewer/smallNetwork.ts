import type { NetworkElements } from '@trellis/contract';
import { buildScene } from '../../../src/features/viewer/scene/scene.ts';

const node = ([id, name]: string[], tf: boolean, [x, y]: number[]): NetworkElements[number] => ({
  group: 'nodes',
  data: {
    id,
    name,
    type: tf ? 'TXNFACTOR' : 'PROTEIN_CODING',
    size: 20,
    showLabel: tf,
    shape: tf ? 'triangle' : 'rectangle',
    color: tf ? '#1f9d55' : '#7fb2e5',
  },
  position: { x, y },
});

interface Look {
  readonly color?: string;
  readonly shape?: string;
  readonly weight?: number;
  readonly evidence?: number;
}

const edge = (id: string, [source, name, target]: string[], look: Look = {}): NetworkElements[number] => ({
  group: 'edges',
  data: { id, source, target, name, color: '#377eb8', shape: 'triangle', ...look },
});

/** Two TFs that regulate each other and three targets; one name has an apostrophe. */
export const smallElements: NetworkElements = [
  node(['AT1G1', 'ALF'], true, [0, 0]),
  node(['AT1G2', 'BET'], true, [0, 70]),
  node(['Zm00001d004', 'twin'], false, [100, 0]),
  node(['AT1G5', ''], false, [100, 30]),
  node(['AT1G6', 'NRX1'], false, [150, 0]),
  edge('e0', ['AT1G1', "5' end:Bound", 'Zm00001d004'], { weight: 3 }),
  edge('e1', ['AT1G1', 'in planta:Regulated:INDUCED', 'AT1G5'], { color: '#4daf4a', weight: 1 }),
  edge('e2', ['AT1G1', 'in planta:Regulated:REPRESSED', 'AT1G6'], {
    color: '#e41a1c',
    shape: 'tee',
    weight: 9,
    evidence: 4,
  }),
  edge('e3', ['AT1G2', 'in planta:Bound', 'AT1G6'], { weight: 1 }),
  edge('e4', ['AT1G1', 'in planta:Bound', 'AT1G2']),
  edge('e5', ['AT1G2', 'Protein interaction', 'AT1G1'], { color: '#984ea3', shape: 'none' }),
  edge('e6', ['AT1G2', 'lost', 'AT9G9']),
];

export const small = () => buildScene(smallElements);
