import { useMemo, useState } from 'react';
import type { Sort } from '../../ui/sort.ts';
import type { SceneItem } from './scene/selection.ts';
import { networkTableRows } from './scene/tableRows.ts';
import { useViewer } from './viewerContext.ts';

/** State of the tables: which one is shown, its rows and the active row. */
export interface NetworkTable {
  readonly group: SceneItem['group'];
  readonly setGroup: (group: SceneItem['group']) => void;
  readonly isSelectionOnly: boolean;
  readonly setSelectionOnly: (only: boolean) => void;
  readonly sort: Sort | undefined;
  readonly setSort: (sort: Sort | undefined) => void;
  /** Indices of genes or edges in the scene. */
  readonly rows: readonly number[];
  /** Row that the arrow keys move. */
  readonly active: number;
  readonly setActive: (row: number) => void;
  /** Selects the gene or edge of a row; alone, it is centered in the drawing. */
  readonly press: (row: number, add: boolean) => void;
}

export function useNetworkTable(): NetworkTable {
  const { picture, dispatch, controls } = useViewer();
  const { scene, visible, selection } = picture;
  const [group, setGroup] = useState<SceneItem['group']>('nodes');
  const [isSelectionOnly, setSelectionOnly] = useState(false);
  const [sort, setSort] = useState<Sort>();
  const [active, setActive] = useState(0);
  const rows = useMemo(
    () => networkTableRows(scene, visible, { group, sort, ...(isSelectionOnly && { selected: selection }) }),
    [scene, visible, group, sort, isSelectionOnly, selection],
  );
  const change = (next: SceneItem['group']) => {
    setGroup(next);
    setSort(undefined);
    setActive(0);
  };
  const press = (row: number, add: boolean) => {
    setActive(row);
    const index = rows.at(row);
    if (index === undefined) return;
    dispatch({ type: 'press', item: { group, index }, add });
    if (!add) controls.current?.center(group === 'nodes' ? index : scene.edges[index].target);
  };
  const shown = { group, setGroup: change, isSelectionOnly, setSelectionOnly };
  return { ...shown, sort, setSort, rows, active, setActive, press };
}
