import { valueOf } from '@trellis/core';
import { sortRows, type Sort, type SortValue } from '../../../ui/sort.ts';
import { edgeKindLabels } from './edgeKinds.ts';
import type { NetworkScene } from './scene.ts';
import type { SceneItem, SceneSelection } from './selection.ts';
import type { SceneVisibility } from './visibility.ts';

/** A column of the gene or edge table; rows are indices in the scene. */
export interface NetworkTableColumn {
  readonly name: string;
  readonly value: (scene: NetworkScene, index: number) => SortValue;
}

export const networkTableColumns: Readonly<Record<SceneItem['group'], readonly NetworkTableColumn[]>> = {
  nodes: [
    { name: 'Gene', value: ({ nodes }, index) => nodes[index].id },
    { name: 'Symbol', value: ({ nodes }, index) => nodes[index].name },
    { name: 'Type', value: ({ nodes }, index) => nodes[index].type },
    { name: 'TFs', value: ({ tfCounts }, index) => tfCounts[index] },
  ],
  edges: [
    { name: 'Source', value: ({ nodes, edges }, index) => nodes[edges[index].source].id },
    { name: 'Edge', value: ({ edges }, index) => edges[index].name },
    { name: 'Target', value: ({ nodes, edges }, index) => nodes[edges[index].target].id },
    { name: 'Kind', value: ({ edges }, index) => edgeKindLabels[edges[index].kind] },
    { name: 'Weight', value: ({ edges }, index) => edges[index].weight ?? null },
  ],
};

interface TableOptions {
  readonly group: SceneItem['group'];
  /** Limits the rows to a selection. */
  readonly selected?: SceneSelection;
  readonly sort?: Sort;
}

/** Returns the indices of the visible rows, sorted. */
export function networkTableRows(
  scene: NetworkScene,
  visible: SceneVisibility,
  { group, selected, sort }: TableOptions,
): number[] {
  const indices = Array.from(visible[group].keys()).filter(
    (index) => visible[group][index] && (!selected || selected[group].has(index)),
  );
  const column = sort && networkTableColumns[group].find(({ name }) => name === sort.column);
  return column && sort ? sortRows(indices, (index) => column.value(scene, index), sort.order) : indices;
}

const rowSteps: Readonly<Record<string, number>> = { ArrowDown: 1, ArrowUp: -1, PageDown: 8, PageUp: -8 };

/** Returns the row that a key moves to, within 0 and `count - 1`; undefined for other keys. */
export function rowAfterKey(key: string, active: number, count: number): number | undefined {
  const by = valueOf(rowSteps, key);
  const next = by !== undefined ? active + by : key === 'Home' ? 0 : key === 'End' ? count - 1 : undefined;
  return next === undefined ? undefined : Math.max(0, Math.min(count - 1, next));
}
