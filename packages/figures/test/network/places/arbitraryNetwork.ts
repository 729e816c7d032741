import fc from 'fast-check';
import type { Place, PlacedNetwork } from '../../../src/index.ts';

/** A network of up to 12 TFs and 60 other genes with any edges, self-loops and parallel edges included. */
export const arbitraryNetwork: fc.Arbitrary<PlacedNetwork> = fc
  .record({
    tfs: fc.integer({ min: 0, max: 12 }),
    targets: fc.integer({ min: 0, max: 60 }),
    users: fc.integer({ min: 0, max: 5 }),
    ends: fc.array(fc.tuple(fc.nat(1000), fc.nat(1000)), { maxLength: 200 }),
  })
  .map(({ tfs, targets, users, ends }) => {
    const roles = { tf: tfs, target: targets, user: users } as const;
    const nodes = (['tf', 'target', 'user'] as const).flatMap((role) =>
      Array.from({ length: roles[role] }, () => ({ role })),
    );
    const edges = nodes.length
      ? ends.map(([source, target]) => ({ source: source % nodes.length, target: target % nodes.length }))
      : [];
    return { nodes, edges };
  });

/** Smallest distance of two places, the larger of the horizontal and the vertical one. */
export function smallestDistance(places: readonly Place[]): number {
  let least = Infinity;
  places.forEach((a, i) => {
    for (const b of places.slice(i + 1)) {
      least = Math.min(least, Math.max(Math.abs(a.x - b.x), Math.abs(a.y - b.y)));
    }
  });
  return least;
}
