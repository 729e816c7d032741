import type { FunctionRow, FunctionsView } from '@trellis/core/ontology';
import { useMemo, useState } from 'react';
import { alphaOf } from '../../../ui/alpha.ts';
import { Notice } from '../../../ui/Notice.tsx';
import { useStoredList } from '../listContext.ts';
import { listFunctionsTitle } from './functionTitles.ts';
import { ListFunctionsHead } from './ListFunctionsHead.tsx';
import { NoTerms } from './NoTerms.tsx';
import { shownTerms, type ShownTerm } from './shownTerms.ts';
import { useListFunctionOptions } from './state.ts';
import { TermDots } from './TermDots.tsx';
import { TermGenesDialog } from './TermGenesDialog.tsx';
import { TermNetwork } from './TermNetwork.tsx';
import { DataTable } from '../../../ui/DataTable.tsx';
import { termColumns, type TableRow } from './termColumns.tsx';

/** The enriched terms as a table or a figure, with title, warning and downloads. */
export function ListFunctionsPanel({ functions }: { readonly functions: FunctionsView }) {
  const { result } = useStoredList();
  const { aspect, search, terms: choice, alpha } = useListFunctionOptions();
  const [open, setOpen] = useState<FunctionRow>();
  const terms = useMemo(() => shownTerms(functions, { aspect, search }), [functions, aspect, search]);
  const title = listFunctionsTitle(functions, { aspect, terms: choice, alpha: alphaOf(alpha) });
  return (
    <>
      <ListFunctionsHead functions={functions} terms={terms} title={title} />
      {result !== null && <FromResult />}
      {terms.length === 0 ? (
        <NoTerms functions={functions} />
      ) : (
        <Shown functions={functions} terms={terms} title={title} onOpen={setOpen} />
      )}
      {open && <TermGenesDialog row={open} onClose={() => setOpen(undefined)} />}
    </>
  );
}

/** Warns about genes that a query has chosen. */
const FromResult = () => (
  <Notice title="From a result">
    A query chose these genes, so they share what it asked for. If it used gene lists or filters on annotations, their
    functions are enriched by construction; the same lists as the background avoid that.
  </Notice>
);

interface ShownProps {
  readonly functions: FunctionsView;
  readonly terms: readonly ShownTerm[];
  readonly title: string;
  readonly onOpen: (row: FunctionRow) => void;
}

function Shown({ functions, ...shown }: ShownProps) {
  const { view } = useListFunctionOptions();
  switch (view) {
    case 'table':
      return <FunctionTermTable {...shown} />;
    case 'dots':
      return <TermDots {...shown} />;
    case 'graph':
      return <TermNetwork functions={functions} {...shown} />;
    default:
      return view satisfies never;
  }
}

interface Props {
  readonly terms: readonly ShownTerm[];
  readonly title: string;
  readonly onOpen: (row: FunctionRow) => void;
}

/** A row per term; those that are folded open under it. */
function FunctionTermTable({ terms, title, onOpen }: Props) {
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
