import { formatCount } from '../../../ui/numbers.ts';
import type { NetworkScene } from './scene.ts';

/**
 * Finds nodes whose id, symbol or incoming edge name contains a text, in scene order. Ignores case; a blank text finds
 * nothing.
 */
export function searchScene({ nodes, edges }: NetworkScene, text: string): number[] {
  const query = text.trim().toLowerCase();
  if (query === '') return [];
  const matches = (value: string) => value.toLowerCase().includes(query);
  const names = new Map<string, boolean>();
  const found = new Uint8Array(nodes.length);
  nodes.forEach(({ id, name }, i) => (found[i] = Number(matches(id) || matches(name))));
  for (const { name, target } of edges) {
    let hit = names.get(name);
    if (hit === undefined) names.set(name, (hit = matches(name)));
    if (hit) found[target] = 1;
  }
  return Array.from(found.keys()).filter((i) => found[i]);
}

/** Returns the index of the next or previous hit, wrapping at the ends; -1 when there are none. */
export const stepHit = (current: number, count: number, by: 1 | -1): number =>
  count === 0 ? -1 : current < 0 ? (by === 1 ? 0 : count - 1) : (current + by + count) % count;

/** `3 found`, `1 of 3` once a hit is current, or `none`. */
export function hitCountText(count: number, current: number): string {
  if (count === 0) return 'none';
  return current < 0 ? `${formatCount(count)} found` : `${formatCount(current + 1)} of ${formatCount(count)}`;
}
