import { valueOf } from '@trellis/core';
import { useState, type KeyboardEvent, type RefObject } from 'react';
import { flushSync } from 'react-dom';

/** Rows that Page Up and Page Down move by. */
const pageRows = 12;

const moves: Readonly<Record<string, (row: number, last: number) => number>> = {
  ArrowUp: (row) => row - 1,
  ArrowDown: (row) => row + 1,
  PageUp: (row) => row - pageRows,
  PageDown: (row) => row + pageRows,
  Home: () => 0,
  End: (_, last) => last,
};

/**
 * A roving tab stop: Tab stops at the current row, and the arrow and page keys move the focus to another row of the same
 * column. `reveal` scrolls to a row.
 */
export function useRowKeys(frame: RefObject<HTMLElement | null>, rows: number, reveal: (row: number) => void) {
  const [last, setCurrent] = useState(0);
  const current = Math.min(last, Math.max(rows - 1, 0));
  const focus = (row: number, column: string | null) => {
    const inColumn = (key: string) =>
      frame.current?.querySelector<HTMLElement>(
        `[data-row="${row}"] [data-column="${CSS.escape(key)}"] :is(button, a)`,
      );
    // A cell of metadata can be without a link; its row then gets the focus at its ID.
    const button = () => inColumn(column ?? 'id') ?? inColumn('id');
    reveal(row);
    // A row out of sight is rendered only after the scroll.
    if (button()) button()?.focus();
    else requestAnimationFrame(() => requestAnimationFrame(() => button()?.focus()));
  };
  const onKeyDown = (event: KeyboardEvent) => {
    const target = event.target instanceof Element ? event.target : undefined;
    const from = target?.closest('[data-row]')?.getAttribute('data-row');
    const move = valueOf(moves, event.key);
    if (!move || from === null || from === undefined) return;
    event.preventDefault();
    const row = Math.max(0, Math.min(move(Number(from), rows - 1), rows - 1));
    flushSync(() => setCurrent(row));
    focus(row, target?.closest('[data-column]')?.getAttribute('data-column') ?? null);
  };
  return { current, onKeyDown };
}
