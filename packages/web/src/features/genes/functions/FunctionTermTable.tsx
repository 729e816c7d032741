import type { FunctionRow } from '@trellis/core';
import { useMemo, useState } from 'react';
import { DataTable } from '../../../ui/DataTable.tsx';
import { termColumns, type TableRow } from './termColumns.tsx';
import type { ShownTerm } from './shownTerms.ts';
import { useListFunctionOptions } from './state.ts';

interface Props {
  readonly terms: readonly ShownTerm[];
  readonly title: string;
  readonly onOpen: (row: FunctionRow) => void;
}

/** A row per term; those that are folded open under it. */
export function FunctionTermTable({ terms, title, onOpen }: Props) {
  const { aspect, sort, full, set } = useListFunctionOptions();
  const [opened, setOpened] = useState<ReadonlySet<string>>(new Set());
  const columns = useMemo(() => {
    const toggle = (id: string) =>
      setOpened((before) => new Set(before.has(id) ? [...before].filter((each) => each !== id) : [...before, id]));
    return termColumns({ terms, aspect, opened, onToggle: toggle, onOpen });
  }, [terms, aspect, opened, onOpen]);
  return (
    <DataTable<TableRow>
      caption={title}
      rows={terms}
      rowKey={({ id }) => id}
      rowsUnder={({ id, folded }) => (folded && opened.has(id) ? folded : [])}
      columns={columns}
      sort={sort}
      onSort={(next) => set({ sort: next })}
      long={{ isFull: full, onShowAll: () => set({ full: true }) }}
    />
  );
}
