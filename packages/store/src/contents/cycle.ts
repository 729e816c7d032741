import { startsOf } from '@trellis/core/dataset';

/** Returns a term that is its own ancestor, or undefined without a cycle. The parents of `t` start at `starts[t]`. */
export function termInCycle(starts: Uint32Array, parents: Uint32Array): number | undefined {
  const size = starts.length - 1;
  const isDone = withoutCycle(starts, parents);
  let term = isDone.indexOf(0);
  if (term < 0) return undefined;
  for (let step = 0; step < size; step++) {
    term = parents.subarray(starts[term], starts[term + 1]).find((parent) => isDone[parent] === 0) ?? term;
  }
  return term;
}

/** Marks the terms that no cycle is above, from the roots down. */
function withoutCycle(starts: Uint32Array, parents: Uint32Array): Uint8Array {
  const size = starts.length - 1;
  const open = Uint32Array.from({ length: size }, (_, term) => starts[term + 1] - starts[term]);
  const childStarts = startsOf(size, (count) => parents.forEach(count));
  const children = new Uint32Array(parents.length);
  const next = childStarts.slice();
  for (let term = 0; term < size; term++) {
    for (let i = starts[term]; i < starts[term + 1]; i++) children[next[parents[i]]++] = term;
  }
  const isDone = new Uint8Array(size);
  const queue = [...open.keys()].filter((term) => open[term] === 0);
  for (let term = queue.pop(); term !== undefined; term = queue.pop()) {
    isDone[term] = 1;
    for (const child of children.subarray(childStarts[term], childStarts[term + 1])) {
      if (--open[child] === 0) queue.push(child);
    }
  }
  return isDone;
}
