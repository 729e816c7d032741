/**
 * Where each of `size` groups starts when entries are laid out group after group, as in a compressed sparse row matrix:
 * the entries of group `g` are `starts[g]` to `starts[g + 1]`, and `starts[size]` is the number of all entries.
 * `countAll` calls `count` with the group of every entry, in any order.
 */
export function startsOf(size: number, countAll: (count: (group: number) => void) => void): Uint32Array {
  const starts = new Uint32Array(size + 1);
  countAll((group) => starts[group + 1]++);
  for (let group = 0; group < size; group++) starts[group + 1] += starts[group];
  return starts;
}

/** Gives out the positions of each group one after the other: the first call for group `g` returns `starts[g]`. */
export function nextPositions(starts: Uint32Array): (group: number) => number {
  const next = starts.slice();
  return (group) => next[group]++;
}
