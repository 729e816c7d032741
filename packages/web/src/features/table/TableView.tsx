import { useMemo } from 'react';
import type { PartOfTargets } from '@trellis/core';
import { useResultRef, type RequestRef } from '../../api/requestRef.ts';
import { ResultView } from '../../ui/ResultView.tsx';
import { Skeleton } from '../../ui/Skeleton.tsx';
import { useTyped } from '../../ui/useTyped.ts';
import { ColumnChooser } from './ColumnChooser.tsx';
import { Grid } from './Grid.tsx';
import { headHeight } from './headerSpans.ts';
import { useTableOptions } from './state.ts';
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
