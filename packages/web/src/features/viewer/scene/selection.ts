import { edgesAt, type NetworkScene } from './scene.ts';
import { toggleMember, type SceneVisibility } from './visibility.ts';

/** Nodes and edges that are selected, by place in the scene: in the drawing and in the tables alike. */
export interface SceneSelection {
  readonly nodes: ReadonlySet<number>;
  readonly edges: ReadonlySet<number>;
}

export const emptySelection: SceneSelection = { nodes: new Set(), edges: new Set() };

export interface SceneItem {
  readonly group: 'nodes' | 'edges';
  readonly place: number;
}

export const isEmptySelection = ({ nodes, edges }: SceneSelection): boolean => nodes.size + edges.size === 0;

/** The selection after a press on an item: it alone, or it put in or taken out. */
export function pressItem(selection: SceneSelection, { group, place }: SceneItem, add: boolean): SceneSelection {
  if (add) return { ...selection, [group]: toggleMember(selection[group], place) };
  return { ...emptySelection, [group]: new Set([place]) };
}

export interface SceneBox {
  readonly left: number;
  readonly top: number;
  readonly right: number;
  readonly bottom: number;
}

/** Drawn nodes whose center is in a box of the scene, beside what is selected already if `add`. */
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

/** What a selection lights up: itself, the drawn edges at its nodes and the nodes at the other ends. */
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

/** The selection without what a smaller scene does not have. */
export function cutSelection({ nodes, edges }: SceneSelection, scene: NetworkScene): SceneSelection {
  return {
    nodes: new Set([...nodes].filter((place) => place < scene.nodes.length)),
    edges: new Set([...edges].filter((place) => place < scene.edges.length)),
  };
}

/** Ids of the genes that are selected, and of the ends of the selected edges, in the order of the scene. */
export function selectedGenes(scene: NetworkScene, { nodes, edges }: SceneSelection): string[] {
  const all = new Set(nodes);
  for (const edge of edges) all.add(scene.edges[edge].source).add(scene.edges[edge].target);
  return [...all].sort((a, b) => a - b).map((place) => scene.nodes[place].id);
}
