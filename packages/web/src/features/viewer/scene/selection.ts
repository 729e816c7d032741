import { edgesAt, type NetworkScene } from './scene.ts';
import { toggleMember, type SceneVisibility } from './visibility.ts';

/** Selected nodes and edges, by index. The drawing and the tables share one selection. */
export interface SceneSelection {
  readonly nodes: ReadonlySet<number>;
  readonly edges: ReadonlySet<number>;
}

export const emptySelection: SceneSelection = { nodes: new Set(), edges: new Set() };

export interface SceneItem {
  readonly group: 'nodes' | 'edges';
  readonly index: number;
}

export const isEmptySelection = ({ nodes, edges }: SceneSelection): boolean => nodes.size + edges.size === 0;

/** Selects one item alone or, with `add`, adds or removes it. */
export function pressItem(selection: SceneSelection, { group, index }: SceneItem, add: boolean): SceneSelection {
  if (add) return { ...selection, [group]: toggleMember(selection[group], index) };
  return { ...emptySelection, [group]: new Set([index]) };
}

/** Returns a node itself, or the ends of an edge. */
export function nodesOf({ edges }: NetworkScene, { group, index }: SceneItem): number[] {
  return group === 'nodes' ? [index] : [edges[index].source, edges[index].target];
}

export interface SceneBox {
  readonly left: number;
  readonly top: number;
  readonly right: number;
  readonly bottom: number;
}

/** Selects the visible nodes whose center is in a box, in addition to the selection `add`. */
export function selectBox(
  { nodes }: NetworkScene,
  visible: SceneVisibility,
  { box, add }: { box: SceneBox; add?: SceneSelection },
): SceneSelection {
  const inside = nodes.flatMap(({ x, y }, i) =>
    visible.nodes[i] && x >= box.left && x <= box.right && y >= box.top && y <= box.bottom ? [i] : [],
  );
  return { nodes: new Set([...(add?.nodes ?? []), ...inside]), edges: add?.edges ?? new Set() };
}

/** Returns a selection with the visible edges at its nodes, and the nodes at the other ends of all its edges. */
export function neighborhoodOf(
  scene: NetworkScene,
  { edges: visible }: SceneVisibility,
  selection: SceneSelection,
): SceneSelection {
  const nodes = new Set(selection.nodes);
  const edges = new Set(selection.edges);
  for (const node of selection.nodes) for (const edge of edgesAt(scene, node)) if (visible[edge]) edges.add(edge);
  for (const edge of edges) {
    nodes.add(scene.edges[edge].source);
    nodes.add(scene.edges[edge].target);
  }
  return { nodes, edges };
}

/** Returns a selection with the visible edges between its nodes, and the nodes at the ends of its edges. */
function innerPartOf(
  scene: NetworkScene,
  { edges: visible }: SceneVisibility,
  selection: SceneSelection,
): SceneSelection {
  const nodes = new Set(selection.nodes);
  const edges = new Set(selection.edges);
  for (const node of selection.nodes) {
    for (const edge of edgesAt(scene, node)) {
      const { source, target } = scene.edges[edge];
      if (visible[edge] && selection.nodes.has(source) && selection.nodes.has(target)) edges.add(edge);
    }
  }
  for (const edge of selection.edges) nodes.add(scene.edges[edge].source).add(scene.edges[edge].target);
  return { nodes, edges };
}

interface LitOptions {
  readonly selection: SceneSelection;
  readonly highlight: boolean;
  readonly spotlight: boolean;
}

/** Returns what stays bright while the rest is dimmed; undefined when nothing is selected. */
export function litSelection(
  scene: NetworkScene,
  visible: SceneVisibility,
  { selection, highlight, spotlight }: LitOptions,
): SceneSelection | undefined {
  if (isEmptySelection(selection)) return undefined;
  if (spotlight) return selection;
  return highlight ? neighborhoodOf(scene, visible, selection) : innerPartOf(scene, visible, selection);
}

/** Returns the ids of the selected genes and of the ends of the selected edges, in scene order. */
export function selectedGenes(scene: NetworkScene, { nodes, edges }: SceneSelection): string[] {
  const all = new Set(nodes);
  for (const edge of edges) all.add(scene.edges[edge].source).add(scene.edges[edge].target);
  return [...all].sort((a, b) => a - b).map((index) => scene.nodes[index].id);
}

/** Returns what is selected in one of two selections only. */
export function selectionChanges(a: SceneSelection, b: SceneSelection): SceneItem[] {
  return (['nodes', 'edges'] as const).flatMap((group) => {
    const changed = [...a[group], ...b[group]].filter((index) => a[group].has(index) !== b[group].has(index));
    return changed.map((index) => ({ group, index }));
  });
}
