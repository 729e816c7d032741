import type { DirectedGraph } from './directedGraph.ts';

/**
 * Strongly connected components: the component number of each node. An edge between components goes to the smaller number.
 * Algorithm: R. Tarjan, 1972, without recursion. Cost: linear.
 */
export function components({ size, out }: Pick<DirectedGraph, 'size' | 'out'>): Int32Array {
  const component = new Int32Array(size).fill(-1);
  const order = new Int32Array(size).fill(-1);
  const low = new Int32Array(size);
  const open: number[] = [];
  let [seen, found] = [0, 0];
  const close = (root: number) => {
    for (let node = -1; node !== root;) {
      node = open.pop() ?? root;
      component[node] = found;
    }
    found++;
  };
  for (let start = 0; start < size; start++) {
    if (order[start] >= 0) continue;
    const path: { readonly node: number; next: number }[] = [];
    const enter = (node: number) => {
      order[node] = low[node] = seen++;
      open.push(node);
      path.push({ node, next: 0 });
    };
    enter(start);
    for (let at = path.at(-1); at; at = path.at(-1)) {
      const { node } = at;
      if (at.next < out[node].length) {
        const target = out[node][at.next++];
        if (order[target] < 0) enter(target);
        else if (component[target] < 0) low[node] = Math.min(low[node], order[target]);
        continue;
      }
      path.pop();
      const before = path.at(-1);
      if (before) low[before.node] = Math.min(low[before.node], low[node]);
      if (low[node] === order[node]) close(node);
    }
  }
  return component;
}
