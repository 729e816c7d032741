import type { QueryAnswer } from '@trellis/contract';
import { Button, TextInput } from '@mantine/core';
import { useState } from 'react';
import { useResult } from '../../api/result.ts';
import { useRequestRef, type RequestRef } from '../../api/requestRef.ts';
import { toCsv } from '../../ui/csv.ts';
import { DataTable } from '../../ui/DataTable.tsx';
import { ErrorState } from '../../ui/ErrorState.tsx';
import { Download } from '../../ui/icons.tsx';
import { countOf } from '../../ui/numbers.ts';
import { saveFile } from '../../ui/saveFile.ts';
import { Skeleton } from '../../ui/Skeleton.tsx';
import type { Sort } from '../../ui/sort.ts';
import { metadataTable, type MetadataRow } from './metadataTable.ts';
import styles from './MetaView.module.css';

/** Tab Metadata: what is known of every analysis in the result, side by side. */
export function MetaView() {
  const ref = useRequestRef();
  return ref && <Loaded key={ref.id} request={ref} />;
}

function Loaded({ request }: { readonly request: RequestRef }) {
  const { data, error, refetch } = useResult(request);
  return (
    <>
      <title>Metadata - Trellis</title>
      {error && (
        <ErrorState message={`The metadata could not be loaded. ${error.message}`} onRetry={() => void refetch()} />
      )}
      {!error && !data && <Skeleton height={320} label="Loading the metadata" />}
      {data && <Metadata metadata={data.metadata} />}
    </>
  );
}

function Metadata({ metadata }: Pick<QueryAnswer, 'metadata'>) {
  const [search, setSearch] = useState('');
  const [sort, setSort] = useState<Sort>();
  const { analyses, rows } = metadataTable(metadata);
  const wanted = search.trim().toLowerCase();
  const found = wanted ? rows.filter((row) => row.texts.some((text) => text.toLowerCase().includes(wanted))) : rows;
  const title = `${countOf(rows.length, 'field')} of ${countOf(analyses.length, 'analysis', 'analyses')}`;
  const highlight = (text: string) =>
    wanted && text.toLowerCase().includes(wanted) ? { background: 'var(--accent-soft)' } : undefined;
  return (
    <section className={styles.view} aria-label="Metadata">
      <div className={styles.head}>
        <h2>{title}</h2>
        <div className={styles.tools}>
          <TextInput
            aria-label="Search the metadata"
            placeholder="Search"
            type="search"
            value={search}
            onChange={(event) => setSearch(event.currentTarget.value)}
          />
          <Button variant="default" leftSection={<Download />} onClick={() => save(analyses, rows)}>
            Export Metadata
          </Button>
        </div>
      </div>
      {found.length ? (
        <DataTable
          caption={title}
          rows={found}
          rowKey={(row) => row.key}
          sort={sort}
          onSort={setSort}
          first="desc"
          columns={[
            { id: 'KEY', name: 'Field', value: (row) => row.key, show: (row) => row.key },
            ...analyses.map((id, i) => ({
              id,
              name: `ID: ${id}`,
              value: (row: MetadataRow) => row.values[i],
              style: (row: MetadataRow) => highlight(row.values[i]),
            })),
          ]}
        />
      ) : (
        <p>
          Nothing contains “{search}”.{' '}
          <Button variant="subtle" size="compact-sm" onClick={() => setSearch('')}>
            Clear the search
          </Button>
        </p>
      )}
    </section>
  );
}

function save(analyses: readonly string[], rows: readonly MetadataRow[]): void {
  const lines = [['KEY', ...analyses], ...rows.map((row) => row.texts)];
  saveFile('metadata.csv', new Blob([toCsv(lines)], { type: 'text/csv;charset=utf-8' }));
}
