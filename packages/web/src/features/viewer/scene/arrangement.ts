import { placeByHierarchy, placeByRegulators, type Place } from '@trellis/figures';
import type { NetworkScene } from './scene.ts';

/** Where the nodes of a network lie; a force-directed layout is computed once, and kept by the id of each node. */
export type Arrangement =
  | { readonly name: 'blocks' }
  | { readonly name: 'regulators' }
  | { readonly name: 'hierarchy' }
  | { readonly name: 'force'; readonly places: ReadonlyMap<string, Place> };

export type LayoutName = Arrangement['name'];

/** Names of the layouts, in the order of the menu. */
export const layoutLabels: Readonly<Record<LayoutName, string>> = {
  blocks: 'Blocks',
  regulators: 'By regulators',
  force: 'Force-directed',
  hierarchy: 'Hierarchy of TFs',
};

/** What each layout shows, in one sentence. */
export const layoutHints: Readonly<Record<LayoutName, string>> = {
  blocks: 'Targets by the number of TFs that target them',
  regulators: 'Targets in groups that share the same TFs',
  force: 'Genes with common edges lie close together',
  hierarchy: 'TFs above those that they regulate',
};

export const isLayoutName = (name: string): name is LayoutName => Object.hasOwn(layoutLabels, name);

/** Returns a scene whose nodes lie as an arrangement has them. Blocks are the places that the server sent. */
export function arrangeScene(scene: NetworkScene, arrangement: Arrangement): NetworkScene {
  switch (arrangement.name) {
    case 'blocks':
      return scene;
    case 'regulators':
      return withPlaces(scene, placeByRegulators(scene));
    case 'hierarchy':
      return withPlaces(scene, placeByHierarchy(scene));
    case 'force':
      return withPlaces(scene, placesById(scene, arrangement.places));
  }
}

const withPlaces = (scene: NetworkScene, places: readonly Place[]): NetworkScene => ({
  ...scene,
  nodes: scene.nodes.map((node, i) => ({ ...node, x: places[i].x, y: places[i].y })),
});

/** Distance of nodes without a place from each other and from the others, in units of the scene. */
const [step, gap] = [50, 60];

/** Places of the nodes; those that came later lie in a column of squares to the right. */
function placesById({ nodes }: NetworkScene, places: ReadonlyMap<string, Place>): Place[] {
  const known = nodes.flatMap(({ id }) => places.get(id) ?? []);
  const right = known.reduce((most, { x }) => Math.max(most, x), known.length ? -Infinity : 0) + gap;
  const side = Math.ceil(Math.sqrt(nodes.length - known.length));
  let late = 0;
  return nodes.map(({ id }) => {
    const place = places.get(id);
    if (place) return place;
    const [column, row] = [Math.floor(late / side), late % side];
    late++;
    return { x: right + column * step, y: (row - (side - 1) / 2) * step };
  });
}
