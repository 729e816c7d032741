/** Edges as indices of a child and its parent. */
export type Edges = readonly (readonly [child: number, parent: number])[];

/**
 * The column of each term: right of all of its parents, as far left as possible; a term without parents is next to the nearest of
 * its children. Edges that close a cycle are ignored.
 */
export function layersOf(size: number, edges: Edges): number[] {
  const parents = Array.from({ length: size }, (): number[] => []);
  const children = Array.from({ length: size }, (): number[] => []);
  for (const [child, parent] of edges) {
    parents[child].push(parent);
    children[parent].push(child);
  }
  const layers = new Map<number, number>();
  const layerOf = (term: number): number => {
    const known = layers.get(term);
    if (known !== undefined) return known;
    layers.set(term, 0);
    const layer = parents[term].reduce((most, parent) => Math.max(most, layerOf(parent) + 1), 0);
    layers.set(term, layer);
    return layer;
  };
  const all = Array.from({ length: size }, (_, term) => layerOf(term));
  return all.map((layer, term) =>
    parents[term].length || !children[term].length
      ? layer
      : Math.min(...children[term].map((child) => all[child])) - 1,
  );
}

/** The connected components of a graph with an edge, each by rising index, the one with the first term first. */
export function componentsOf(size: number, edges: Edges): number[][] {
  const component = Array.from({ length: size }, (_, term) => term);
  const rootOf = (term: number): number => {
    let root = term;
    while (component[root] !== root) root = component[root];
    return root;
  };
  for (const [child, parent] of edges) {
    const [a, b] = [rootOf(child), rootOf(parent)];
    component[Math.max(a, b)] = Math.min(a, b);
  }
  const members = new Map<number, number[]>();
  for (let term = 0; term < size; term++) {
    const root = rootOf(term);
    members.set(root, [...(members.get(root) ?? []), term]);
  }
  return [...members.values()].filter(({ length }) => length > 1);
}
