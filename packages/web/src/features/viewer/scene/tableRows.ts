import { sortRows, type Sort, type SortValue } from '../../../ui/sort.ts';
import { kindWords } from './kinds.ts';
import type { Scene } from './scene.ts';
import type { Item, Selection } from './selection.ts';
import type { Visibility } from './visibility.ts';

/** A column of a table of the network: its name, and the value of a row by its place in the scene. */
export interface TableColumn {
  readonly name: string;
  readonly value: (scene: Scene, place: number) => SortValue;
}

export const tableColumns: Readonly<Record<Item['group'], readonly TableColumn[]>> = {
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
    { name: 'Kind', value: ({ edges }, place) => kindWords[edges[place].kind] },
    { name: 'Weight', value: ({ edges }, place) => edges[place].weight ?? null },
  ],
};

interface Asked {
  readonly group: Item['group'];
  /** Only rows that are selected. */
  readonly selected?: Selection;
  readonly sort?: Sort;
}

/** Places of the drawn rows of a table, in its order. */
export function tableRows(scene: Scene, visible: Visibility, { group, selected, sort }: Asked): number[] {
  const places = Array.from(visible[group].keys()).filter(
    (place) => visible[group][place] && (!selected || selected[group].has(place)),
  );
  const column = sort && tableColumns[group].find(({ name }) => name === sort.column);
  return column && sort ? sortRows(places, (place) => column.value(scene, place), sort.order) : places;
}
