import { useEffect, useMemo, useState } from 'react';
import type { PartOfTargets } from '@trellis/core';
import { useRequestRef, type RequestRef } from '../../api/requestRef.ts';
import { ErrorState } from '../../ui/ErrorState.tsx';
import { Skeleton } from '../../ui/Skeleton.tsx';
import { ColumnChooser } from './ColumnChooser.tsx';
import { Grid } from './Grid.tsx';
import { freshTable, useTableStates } from './state.ts';
import { PartNotice } from './PartNotice.tsx';
import { TableExport } from './TableExport.tsx';
import { TableTools } from './TableTools.tsx';
import { TargetGenesButton } from './TargetGenesButton.tsx';
import { usePart } from './usePart.ts';
import { useMatchedRows, useTableSize } from './useHead.ts';
import styles from './TableView.module.css';

/** Tab Table: every target gene with what each analysis says about it. */
export function TableView() {
  const ref = useRequestRef();
  const part = usePart();
  return ref && <Loaded key={`${ref.id} ${part?.tf} ${part?.part}`} request={ref} part={part} />;
}

/** Waits for a pause in typing before the server searches. */
const searchPause = 100;

interface Props {
  readonly request: RequestRef;
  readonly part: PartOfTargets | undefined;
}

function Loaded({ request, part }: Props) {
  const size = useTableSize(request);
  const { search, sort } = useTableStates(({ tables }) => tables[request.id] ?? freshTable);
  const change = useTableStates((states) => states.change);
  const [typed, setTyped] = useState(search);
  useEffect(() => {
    if (typed.trim() === search) return;
    const timer = setTimeout(() => change(request.id, { search: typed.trim(), top: 0 }), searchPause);
    return () => clearTimeout(timer);
  }, [typed, search, change, request.id]);
  const order = useMemo(() => ({ search, sort, part }), [search, sort, part]);
  const matched = useMatchedRows(request, { search, part });

  const error = size.error ?? matched.error;
  if (error) {
    const retry = () => void (size.error ? size.refetch() : matched.refetch());
    return <ErrorState message={`The table could not be loaded. ${error.message}`} onRetry={retry} />;
  }
  return (
    <div className={styles.view} data-fill>
      <title>Table - Trellis</title>
      {part && <PartNotice request={request} part={part} />}
      <TableTools
        search={typed}
        onSearch={setTyped}
        matched={matched.data}
        total={size.data?.total_rows}
        columns={size.data?.total_columns}
      >
        <ColumnChooser />
        <TargetGenesButton request={request} order={order} shown={search || part ? matched.data : undefined} />
        <TableExport request={request} order={order} />
      </TableTools>
      {size.data && matched.data !== undefined ? (
        <Grid
          request={request}
          size={size.data}
          rows={matched.data}
          order={order}
          onSort={(next) => change(request.id, { sort: next, top: 0 })}
          onClear={() => setTyped('')}
        />
      ) : (
        <div className={styles.held}>
          <Skeleton height={144} label="Loading the table" />
          <Skeleton height="100%" />
        </div>
      )}
    </div>
  );
}
