import { useEffect, useMemo, useState } from 'react';
import type { PartOfTargets } from '@trellis/core';
import { useResultRef, type RequestRef } from '../../api/requestRef.ts';
import { ResultView } from '../../ui/ResultView.tsx';
import { Skeleton } from '../../ui/Skeleton.tsx';
import { ColumnChooser } from './ColumnChooser.tsx';
import { Grid } from './Grid.tsx';
import { headHeight } from './headerSpans.ts';
import { newTable, useTableStates } from './state.ts';
import { PartNotice } from './PartNotice.tsx';
import { TableExport } from './TableExport.tsx';
import { TableTools } from './TableTools.tsx';
import { TargetGenesButton } from './TargetGenesButton.tsx';
import { usePart } from './usePart.ts';
import { useTableHead } from '../../api/table.ts';
import { useMatchedRows, useTableSize } from './useSize.ts';
import styles from './TableView.module.css';

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
  const { search, sort } = useTableStates(({ tables }) => tables[request.id] ?? newTable);
  const change = useTableStates((states) => states.change);
  const [typed, setTyped] = useSearch(request.id, search);
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
          <TableTools search={typed} onSearch={setTyped} matched={matched.data} size={size.data}>
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
              onSort={(next) => change(request.id, { sort: next, top: 0 })}
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

/** Pause in typing after which the server searches. */
const searchPauseMs = 100;

/** The text of the search field; it becomes the search of the table after a pause in typing. */
function useSearch(request: string, search: string) {
  const change = useTableStates((states) => states.change);
  const [typed, setTyped] = useState(search);
  useEffect(() => {
    if (typed.trim() === search) return;
    const timer = setTimeout(() => change(request, { search: typed.trim(), top: 0 }), searchPauseMs);
    return () => clearTimeout(timer);
  }, [typed, search, change, request]);
  return [typed, setTyped] as const;
}
