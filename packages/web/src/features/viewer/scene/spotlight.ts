import { edgesAt, geneKey, type NetworkScene } from './scene.ts';
import type { SceneSelection } from './selection.ts';

/** Places of genes in the scene, without those that are not drawn. */
export const placesOf = ({ places }: NetworkScene, genes: readonly string[]): number[] =>
  genes.flatMap((gene) => places.get(geneKey(gene)) ?? []);

/** Some genes, and the edges from each to the next. */
export function alongPath(scene: NetworkScene, genes: readonly string[]): SceneSelection {
  const edges = genes
    .slice(1)
    .flatMap((gene, i) => edgesBetween(scene, placesOf(scene, [genes[i]]), placesOf(scene, [gene])));
  return { nodes: new Set(placesOf(scene, genes)), edges: new Set(edges) };
}

/** Some genes in a circle: as a path that ends where it begins. */
export const alongCycle = (scene: NetworkScene, genes: readonly string[]): SceneSelection =>
  alongPath(scene, [...genes, ...genes.slice(0, 1)]);

/** Feed-forward loops of two TFs: both, the targets that they share, and the edges among them. */
export function feedForwardOf(scene: NetworkScene, regulator: string, intermediate: string): SceneSelection {
  const [first, second] = [placesOf(scene, [regulator]), placesOf(scene, [intermediate])];
  if (!first.length || !second.length) return { nodes: new Set([...first, ...second]), edges: new Set() };
  const shared = targetsOf(scene, first[0]);
  const both = [...targetsOf(scene, second[0])].filter((place) => shared.has(place) && place !== first[0]);
  const edges = [...edgesBetween(scene, first, [...second, ...both]), ...edgesBetween(scene, second, both)];
  return { nodes: new Set([...first, ...second, ...both]), edges: new Set(edges) };
}

function targetsOf(scene: NetworkScene, place: number): Set<number> {
  const targets = new Set<number>();
  for (const edge of edgesAt(scene, place)) {
    const { source, target } = scene.edges[edge];
    if (source === place && target !== place) targets.add(target);
  }
  return targets;
}

/** Edges from any of some nodes to any of others. */
function edgesBetween(scene: NetworkScene, from: readonly number[], to: readonly number[]): number[] {
  const ends = new Set(to);
  return from.flatMap((place) =>
    Array.from(edgesAt(scene, place)).filter((edge) => {
      const { source, target } = scene.edges[edge];
      return source === place && ends.has(target);
    }),
  );
}
