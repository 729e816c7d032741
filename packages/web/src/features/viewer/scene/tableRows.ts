import { sortRows, type Sort, type SortValue } from '../../../ui/sort.ts';
import { edgeKindLabels } from './edgeKinds';
import type { NetworkScene } from './scene.ts';
import type { SceneItem, SceneSelection } from './selection.ts';
import type { SceneVisibility } from './visibility.ts';

/** A column of a table of the network: its name, and the value of a row by its place in the scene. */
export interface NetworkTableColumn {
  readonly name: string;
  readonly value: (scene: NetworkScene, place: number) => SortValue;
}

export const networkTableColumns: Readonly<Record<SceneItem['group'], readonly NetworkTableColumn[]>> = {
  nodes: [
    { name: 'Gene', value: ({ nodes }, place) => nodes[place].id },
    { name: 'Symbol', value: ({ nodes }, place) => nodes[place].name },
    { name: 'Type', value: ({ nodes }, place) => nodes[place].type },
    { name: 'TFs', value: ({ tfCounts }, place) => tfCounts[place] },
  ],
  edges: [
    { name: 'Source', value: ({ nodes, edges }, place) => nodes[edges[place].source].id },
    { name: 'Edge', value: ({ edges }, place) => edges[place].name },
    { name: 'Target', value: ({ nodes, edges }, place) => nodes[edges[place].target].id },
    { name: 'Kind', value: ({ edges }, place) => edgeKindLabels[edges[place].kind] },
    { name: 'Weight', value: ({ edges }, place) => edges[place].weight ?? null },
  ],
};

interface Asked {
  readonly group: SceneItem['group'];
  /** Only rows that are selected. */
  readonly selected?: SceneSelection;
  readonly sort?: Sort;
}

/** Places of the drawn rows of a table, in its order. */
export function networkTableRows(
  scene: NetworkScene,
  visible: SceneVisibility,
  { group, selected, sort }: Asked,
): number[] {
  const places = Array.from(visible[group].keys()).filter(
    (place) => visible[group][place] && (!selected || selected[group].has(place)),
  );
  const column = sort && networkTableColumns[group].find(({ name }) => name === sort.column);
  return column && sort ? sortRows(places, (place) => column.value(scene, place), sort.order) : places;
}
