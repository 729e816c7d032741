import { useMemo } from 'react';
import { geneParts, setChoices, universeChoices, type PartOfTargets } from '@trellis/core/views';
import { Link, useSearchParams } from 'wouter';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useResultRef, searchOf, type RequestRef } from '../../api/requestRef.ts';
import { ResultView } from '../../ui/ResultView.tsx';
import { Notice, Skeleton } from '../../ui/states.tsx';
import { useTyped } from '../../ui/delayedState.ts';
import { ColumnChooser } from './ColumnChooser.tsx';
import { Grid } from './Grid.tsx';
import { headHeight } from './headerSpans.ts';
import { useHiddenColumns, useTableOptions } from './state.ts';
import { TableTools } from './TableTools.tsx';
import { TargetGenesButton } from './TargetGenesButton.tsx';
import { useTableHead, blockQuery, wholeTable, linkToTable, partLabels, type TableOrder } from '../../api/table.ts';
import { useTfs } from '../../api/names.ts';
import { shownGeneColumns } from './columns.ts';
import { exportLinks } from '../../api/result.ts';
import { DownloadMenu } from '../../shared/exports/DownloadMenu.tsx';
import styles from './TableView.module.css';

/** No rows, but the titles of the columns about the gene. */
const noCells = { row: 0, rows: 0, column: 0, columns: shownGeneColumns };

/** Numbers of rows and columns of the table, and its columns without content. */
const useTableSize = (request: RequestRef) => useQuery(blockQuery(request, wholeTable, noCells));

/** Number of rows that match a search and a part; the previous number until the answer arrives. */
function useMatchedRows(request: RequestRef, order: TableOrder) {
  return useQuery({
    ...blockQuery(request, order, noCells),
    placeholderData: keepPreviousData,
    select: (window) => window.matchedRows,
  });
}

/** Tab Table: every target gene with what each analysis says about it. */
export function TableView() {
  const request = useResultRef();
  const part = usePart();
  return <PartOfTable key={`${part?.tf} ${part?.part}`} request={request} part={part} />;
}

interface Props {
  readonly request: RequestRef;
  /** The targets that the address limits the table to; all when undefined. */
  readonly part: PartOfTargets | undefined;
}

function PartOfTable({ request, part }: Props) {
  const size = useTableSize(request);
  const head = useTableHead(request);
  const { search: written, sort, set } = useTableOptions();
  const [typed, setTyped] = useTyped(written, (text) => set({ search: text }));
  const search = written.trim();
  const order = useMemo(() => ({ search, sort, part }), [search, sort, part]);
  const matched = useMatchedRows(request, { search, part });
  const failed = [size, head].find(({ error }) => error) ?? matched;
  return (
    // Tools and search stay on the page while rows are loading: only an error takes their place.
    <ResultView
      title="Table"
      query={{ data: true, error: failed.error, refetch: failed.refetch }}
      loading={null}
      failure="The table could not be loaded."
    >
      {() => (
        <div className={styles.view} data-fill>
          {part && <PartNotice request={request} part={part} />}
          <TableTools search={typed} onSearch={setTyped} matched={matched.data} size={size.data} analyses={head.data}>
            <ColumnChooser />
            <TargetGenesButton request={request} order={order} shown={search || part ? matched.data : undefined} />
            <TableExport request={request} order={order} />
          </TableTools>
          {size.data && head.data && matched.data !== undefined ? (
            <Grid
              request={request}
              size={size.data}
              analyses={head.data}
              rows={matched.data}
              order={order}
              onSort={(next) => set({ sort: next })}
              onClear={() => setTyped('')}
            />
          ) : (
            <div className={styles.held}>
              <Skeleton height={headHeight} label="Loading the table" />
              <Skeleton height="100%" />
            </div>
          )}
        </div>
      )}
    </ResultView>
  );
}

interface PartNoticeProps {
  readonly request: RequestRef;
  readonly part: PartOfTargets;
}

/** Says that the table is limited to a part of a TF's targets, with a link back to all genes. */
function PartNotice({ request, part: { tf, part } }: PartNoticeProps) {
  const { data: tfs } = useTfs();
  const name = tfs?.find(({ value }) => value === tf)?.name || tf;
  return (
    <Notice title="Part of the table:">
      only genes that {name} {partLabels[part]}. <Link to={`/result/table${searchOf(request)}`}>Show all genes</Link>
    </Notice>
  );
}

/** The part of a TF's targets that the address limits the table to, if any. */
function usePart(): PartOfTargets | undefined {
  const search = useSearchParams()[0];
  const tf = search.get('tf');
  const part = geneParts.find((one) => one === search.get('part'));
  const sets = setChoices.find((one) => one === search.get('sets'));
  const universe = universeChoices.find((one) => one === search.get('universe'));
  return useMemo(() => (tf && part ? { tf, part, sets, universe } : undefined), [tf, part, sets, universe]);
}

interface TableExportProps {
  readonly request: RequestRef;
  readonly order: TableOrder;
}

/** The table as files: all of it, or the rows and columns that are shown. */
function TableExport({ request, order }: TableExportProps) {
  const { hidden } = useHiddenColumns();
  const whole = linkToTable(request, wholeTable);
  const shown = linkToTable(request, order, hidden);
  return (
    <DownloadMenu
      label="Export Table"
      items={[
        { name: 'Whole table', detail: 'xlsx', href: exportLinks(request).xlsx, file: 'table.xlsx' },
        { name: 'Whole table', detail: 'csv', href: whole, file: 'table.csv' },
        { name: 'Rows and columns as shown', detail: 'csv', href: shown, file: 'table.csv' },
      ]}
    />
  );
}
