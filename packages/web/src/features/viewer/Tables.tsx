import { Checkbox, SegmentedControl } from '@mantine/core';
import { useMemo, useRef, useState, type KeyboardEvent } from 'react';
import { formatCount } from '../../ui/numbers.ts';
import { nextSort, type Sort } from '../../ui/sort.ts';
import { useVirtual } from '../../ui/useVirtual.ts';
import type { NetworkPicture } from './drawing/drawing.ts';
import type { SceneItem } from './scene/selection.ts';
import { networkTableColumns, networkTableRows } from './scene/tableRows.ts';
import styles from './Tables.module.css';

interface Props {
  readonly picture: NetworkPicture;
  readonly onPress: (item: SceneItem, add: boolean) => void;
  readonly onGo: (place: number) => void;
}

const rowHeight = 28;
const moves: Readonly<Record<string, number>> = { ArrowDown: 1, ArrowUp: -1, PageDown: 8, PageUp: -8 };

/** The genes and edges that are drawn, as tables: they share the selection with the drawing. */
export function Tables({ picture, onPress, onGo }: Props) {
  const { scene, visible, selection } = picture;
  const [group, setGroup] = useState<SceneItem['group']>('nodes');
  const [only, setOnly] = useState(false);
  const [sort, setSort] = useState<Sort>();
  const [active, setActive] = useState(0);
  const frame = useRef<HTMLDivElement>(null);
  const rows = useMemo(
    () => networkTableRows(scene, visible, { group, sort, ...(only && { selected: selection }) }),
    [scene, visible, group, sort, only, selection],
  );
  const virtual = useVirtual({
    count: rows.length,
    getScrollElement: () => frame.current,
    estimateSize: () => rowHeight,
    overscan: 8,
    paddingStart: rowHeight,
    scrollPaddingStart: rowHeight,
  });
  const go = (to: number) => {
    const next = Math.max(0, Math.min(rows.length - 1, to));
    setActive(next);
    virtual.scrollToIndex(next);
  };
  const press = (index: number, add: boolean) => {
    setActive(index);
    const place = rows.at(index);
    if (place === undefined) return;
    onPress({ group, place }, add);
    if (!add) onGo(group === 'nodes' ? place : scene.edges[place].target);
  };
  const onKey = (event: KeyboardEvent) => {
    const by = moves[event.key];
    if (by !== undefined) go(active + by);
    else if (event.key === 'Home') go(0);
    else if (event.key === 'End') go(rows.length - 1);
    else if (event.key === 'Enter') press(active, false);
    else if (event.key === ' ') press(active, true);
    else return;
    event.preventDefault();
  };
  const columns = networkTableColumns[group];
  return (
    <section className={styles.tables} aria-label="Tables">
      <div className={styles.tools}>
        <SegmentedControl
          size="xs"
          aria-label="Table of"
          value={group}
          onChange={(next) => {
            setGroup(next as SceneItem['group']);
            setSort(undefined);
            setActive(0);
          }}
          data={[
            { value: 'nodes', label: 'Genes' },
            { value: 'edges', label: 'Edges' },
          ]}
        />
        <Checkbox
          size="xs"
          label="Only the selection"
          checked={only}
          onChange={(event) => setOnly(event.currentTarget.checked)}
        />
        <span className={styles.count}>{formatCount(rows.length)} rows. Enter selects, Space adds.</span>
        {columns.map(({ name }) => (
          <button
            key={name}
            type="button"
            className={styles.sort}
            onClick={() => setSort(nextSort(sort, name, 'asc'))}
          >
            {name} {sort?.column === name ? (sort.order === 'asc' ? '▲' : '▼') : '↕'}
          </button>
        ))}
      </div>
      <div
        ref={frame}
        className={styles.grid}
        role="grid"
        tabIndex={0}
        aria-label={group === 'nodes' ? 'Genes of the network' : 'Edges of the network'}
        aria-rowcount={rows.length + 1}
        aria-multiselectable
        aria-activedescendant={rows.length ? `row-${active}` : undefined}
        onKeyDown={onKey}
      >
        <div role="presentation" style={{ height: virtual.getTotalSize() }} className={styles.rows}>
          <div role="row" aria-rowindex={1} className={styles.head}>
            {columns.map(({ name }) => (
              <span key={name} role="columnheader">
                {name}
              </span>
            ))}
          </div>
          {virtual.getVirtualItems().map(({ index, start }) => (
            <div
              key={index}
              id={`row-${index}`}
              role="row"
              aria-rowindex={index + 2}
              aria-selected={selection[group].has(rows[index])}
              data-active={index === active || undefined}
              className={styles.row}
              style={{ transform: `translateY(${start}px)` }}
              onClick={(event) => press(index, event.ctrlKey || event.metaKey || event.shiftKey)}
            >
              {columns.map(({ name, value }) => (
                <span key={name} role="gridcell">
                  {value(scene, rows[index])}
                </span>
              ))}
            </div>
          ))}
        </div>
      </div>
    </section>
  );
}
