import { edgesAt, geneKey, type NetworkScene } from './scene.ts';
import type { SceneSelection } from './selection.ts';

/** Returns the indices of genes; skips genes that are not in the scene. */
export const nodeIndices = ({ indexById }: NetworkScene, genes: readonly string[]): number[] =>
  genes.flatMap((gene) => indexById.get(geneKey(gene)) ?? []);

/** Selects genes and the edges from each to the next. */
export function alongPath(scene: NetworkScene, genes: readonly string[]): SceneSelection {
  const edges = genes
    .slice(1)
    .flatMap((gene, i) => edgesBetween(scene, nodeIndices(scene, [genes[i]]), nodeIndices(scene, [gene])));
  return { nodes: new Set(nodeIndices(scene, genes)), edges: new Set(edges) };
}

/** Selects a path that ends at its first gene. */
export const alongCycle = (scene: NetworkScene, genes: readonly string[]): SceneSelection =>
  alongPath(scene, [...genes, ...genes.slice(0, 1)]);

/** Selects the feed-forward loops of two TFs: both TFs, their shared targets, and the edges between these. */
export function feedForwardOf(scene: NetworkScene, regulator: string, intermediate: string): SceneSelection {
  const [first, second] = [nodeIndices(scene, [regulator]), nodeIndices(scene, [intermediate])];
  if (!first.length || !second.length) return { nodes: new Set([...first, ...second]), edges: new Set() };
  const shared = targetsOf(scene, first[0]);
  const both = [...targetsOf(scene, second[0])].filter((index) => shared.has(index) && index !== first[0]);
  const edges = [...edgesBetween(scene, first, [...second, ...both]), ...edgesBetween(scene, second, both)];
  return { nodes: new Set([...first, ...second, ...both]), edges: new Set(edges) };
}

function targetsOf(scene: NetworkScene, index: number): Set<number> {
  const targets = new Set<number>();
  for (const edge of edgesAt(scene, index)) {
    const { source, target } = scene.edges[edge];
    if (source === index && target !== index) targets.add(target);
  }
  return targets;
}

/** Returns the edges from one set of nodes to another. */
function edgesBetween(scene: NetworkScene, from: readonly number[], to: readonly number[]): number[] {
  const ends = new Set(to);
  return from.flatMap((index) =>
    Array.from(edgesAt(scene, index)).filter((edge) => {
      const { source, target } = scene.edges[edge];
      return source === index && ends.has(target);
    }),
  );
}
