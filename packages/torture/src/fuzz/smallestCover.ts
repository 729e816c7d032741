/**
 * Chooses sets that together hold everything that any of them holds; returns their places, ascending. The sets are in order of
 * their cost: of two that add the same, the first one is taken. A second pass from the end leaves out what others hold.
 */
export function smallestCover(sets: readonly ReadonlySet<number>[]): number[] {
  const covered = new Set<number>();
  const chosen = sets.flatMap((set, i) => {
    const before = covered.size;
    for (const one of set) covered.add(one);
    return covered.size > before ? [i] : [];
  });
  const owners = new Map<number, number>();
  for (const i of chosen) for (const one of sets[i]) owners.set(one, (owners.get(one) ?? 0) + 1);
  const isNeeded = (i: number): boolean => [...sets[i]].some((one) => owners.get(one) === 1);
  return chosen.filter((i) => {
    if (isNeeded(i)) return true;
    for (const one of sets[i]) owners.set(one, (owners.get(one) ?? 0) - 1);
    return false;
  });
}
