import type { NetworkScene } from './scene.ts';

/**
 * Nodes that a text is found in, in the order of the scene: in their id or symbol, or in the name of an edge to them.
 * Case does not count; a blank text finds nothing.
 */
export function searchScene({ nodes, edges }: NetworkScene, text: string): number[] {
  const wanted = text.trim().toLowerCase();
  if (wanted === '') return [];
  const holds = (value: string) => value.toLowerCase().includes(wanted);
  const names = new Map<string, boolean>();
  const found = new Uint8Array(nodes.length);
  nodes.forEach(({ id, name }, i) => (found[i] = Number(holds(id) || holds(name))));
  for (const { name, target } of edges) {
    let hit = names.get(name);
    if (hit === undefined) names.set(name, (hit = holds(name)));
    if (hit) found[target] = 1;
  }
  return Array.from(found.keys()).filter((i) => found[i]);
}

/** The hit before or after one, around the end. */
export const stepHit = (current: number, count: number, by: 1 | -1): number =>
  count === 0 ? -1 : current < 0 ? (by === 1 ? 0 : count - 1) : (current + by + count) % count;
