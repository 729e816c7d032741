import type { FunctionRow, FunctionsView } from '@trellis/core/ontology';
import { lazy, Suspense, useMemo, useState } from 'react';
import { corrections } from '@trellis/core/stats';
import { countOf, formatCount } from '../../../ui/numbers.ts';
import { alphaOf } from '../../../shared/statistics/typedNumbers.ts';
import { Notice } from '../../../ui/states.tsx';
import { useStoredList } from '../storedList.ts';
import { listFunctionsTitle, annotatedText, countTerms } from './functionTitles.ts';
import { NoTerms } from './NoTerms.tsx';
import { shownTerms, type ShownTerm } from './shownTerms.ts';
import { useListFunctionOptions } from './state.ts';
import { TermDots, TermNetwork } from './TermFigures.tsx';
import { DataTable } from '../../../ui/DataTable.tsx';
import { termColumns, type TableRow } from './termColumns.tsx';
import { FunctionHelp } from '../../../shared/statistics/functions/FunctionHelp.tsx';
import { drawnFrom, evidenceText } from '../../../shared/statistics/functions/functionTexts.ts';
import { ViewTitle } from '../../../ui/ViewTitle.tsx';
import { SaveFunctions } from './SaveFunctions.tsx';
import viewStyles from '../../../ui/view.module.css';

const TermGenesDialog = lazy(async () => ({ default: (await import('./TermGenesDialog.tsx')).TermGenesDialog }));

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
      {open && (
        <Suspense>
          <TermGenesDialog row={open} onClose={() => setOpen(undefined)} />
        </Suspense>
      )}
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

interface ListFunctionsHeadProps {
  readonly functions: FunctionsView;
  readonly terms: readonly ShownTerm[];
  readonly title: string;
}

/** The title with the test in words, and the downloads. */
function ListFunctionsHead({ functions, terms, title }: ListFunctionsHeadProps) {
  const { hasBackground } = useStoredList();
  const universe = hasBackground ? 'the genes of the background' : 'all protein-coding genes';
  const options = useListFunctionOptions();
  const { aspect, scope, evidence, correction, min, max, alpha } = options;
  return (
    <div className={viewStyles.head}>
      <ViewTitle
        title={title}
        help={
          <FunctionHelp
            options={options}
            tested="the genes of the list"
            background={universe}
            more="If you chose the genes for what they do, these functions are enriched by construction."
          />
        }
      >
        Hypergeometric test, one-sided, of {countOf(countTerms(functions, aspect, 'tested'), 'term')} with{' '}
        {formatCount(min)} to {formatCount(max)} genes; genes drawn from {drawnFrom(scope, universe)}
        {evidenceText(evidence)}; p-values corrected by {corrections[correction]} over the terms of an aspect,
        intervals of single tests; enriched means up to {alphaOf(alpha)}. {annotatedText(functions, aspect)}{' '}
        <Folded terms={terms} />
      </ViewTitle>
      <SaveFunctions terms={terms} title={title} functions={functions} />
    </div>
  );
}

/** How many terms are folded under others. */
function Folded({ terms }: Pick<ListFunctionsHeadProps, 'terms'>) {
  const folded = terms.reduce((sum, term) => sum + term.folded.length, 0);
  if (folded === 0) return null;
  return `Shown: ${countOf(terms.length, 'term')}, and ${formatCount(folded)} folded under them because a broader or narrower term has nearly the same genes.`;
}
