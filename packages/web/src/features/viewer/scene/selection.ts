import { edgesAt, type Scene } from './scene.ts';
import { toggled, type Visibility } from './visibility.ts';

/** Nodes and edges that are selected, by place in the scene: in the drawing and in the tables alike. */
export interface Selection {
  readonly nodes: ReadonlySet<number>;
  readonly edges: ReadonlySet<number>;
}

export const nothing: Selection = { nodes: new Set(), edges: new Set() };

export interface Item {
  readonly group: 'nodes' | 'edges';
  readonly place: number;
}

export const isNothing = ({ nodes, edges }: Selection): boolean => nodes.size + edges.size === 0;

/** The selection after a press on an item: it alone, or it put in or taken out. */
export function pressItem(selection: Selection, { group, place }: Item, add: boolean): Selection {
  if (add) return { ...selection, [group]: toggled(selection[group], place) };
  return { ...nothing, [group]: new Set([place]) };
}

export interface Box {
  readonly left: number;
  readonly top: number;
  readonly right: number;
  readonly bottom: number;
}

/** Drawn nodes whose center is in a box of the scene, beside what is selected already if `add`. */
export function selectBox(
  { nodes }: Scene,
  visible: Visibility,
  { box, add }: { box: Box; add?: Selection },
): Selection {
  const inside = nodes.flatMap(({ x, y }, i) =>
    visible.nodes[i] && x >= box.left && x <= box.right && y >= box.top && y <= box.bottom ? [i] : [],
  );
  return { nodes: new Set([...(add?.nodes ?? []), ...inside]), edges: add?.edges ?? new Set() };
}

/** What a selection lights up: itself, the drawn edges at its nodes and the nodes at the other ends. */
export function neighborhoodOf(scene: Scene, { edges: visible }: Visibility, selection: Selection): Selection {
  const nodes = new Set(selection.nodes);
  const edges = new Set(selection.edges);
  for (const node of selection.nodes) for (const edge of edgesAt(scene, node)) if (visible[edge]) edges.add(edge);
  for (const edge of edges) {
    nodes.add(scene.edges[edge].source);
    nodes.add(scene.edges[edge].target);
  }
  return { nodes, edges };
}

/** The selection without what a smaller scene does not have. */
export function cutSelection({ nodes, edges }: Selection, scene: Scene): Selection {
  return {
    nodes: new Set([...nodes].filter((place) => place < scene.nodes.length)),
    edges: new Set([...edges].filter((place) => place < scene.edges.length)),
  };
}

/** Ids of the genes that are selected, and of the ends of the selected edges, in the order of the scene. */
export function selectedGenes(scene: Scene, { nodes, edges }: Selection): string[] {
  const all = new Set(nodes);
  for (const edge of edges) all.add(scene.edges[edge].source).add(scene.edges[edge].target);
  return [...all].sort((a, b) => a - b).map((place) => scene.nodes[place].id);
}
