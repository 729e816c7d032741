import type { QueryAnswer } from '@trellis/contract';
import { Button, TextInput } from '@mantine/core';
import { useState } from 'react';
import { useResult } from '../../api/result.ts';
import { useResultRef } from '../../api/requestRef.ts';
import { DataTable, type DataColumn } from '../../ui/DataTable.tsx';
import { Download } from '../../ui/icons.tsx';
import { countOf } from '../../ui/numbers.ts';
import { ResultView } from '../../ui/ResultView.tsx';
import { saveRows } from '../../ui/saveFile.ts';
import { Skeleton } from '../../ui/Skeleton.tsx';
import type { Sort } from '../../ui/sort.ts';
import {
  metadataRows,
  searchRows,
  readMetadataTable,
  type MetadataRow,
  type MetadataTable,
} from './metadataTable.ts';
import styles from './MetaView.module.css';

/** Tab Metadata: the metadata of every analysis in the result, side by side. */
export function MetaView() {
  return (
    <ResultView
      title="Metadata"
      query={useResult(useResultRef())}
      loading={<Skeleton height={320} label="Loading the metadata" />}
      failure="The metadata could not be loaded."
    >
      {({ metadata }) => <Metadata metadata={metadata} />}
    </ResultView>
  );
}

function Metadata({ metadata }: Pick<QueryAnswer, 'metadata'>) {
  const [search, setSearch] = useState('');
  const [sort, setSort] = useState<Sort>();
  const table = readMetadataTable(metadata);
  const { analyses, rows } = table;
  const found = searchRows(rows, search);
  const title = `${countOf(rows.length, 'field')} of ${countOf(analyses.length, 'analysis', 'analyses')}`;
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
          <Button
            variant="default"
            leftSection={<Download />}
            onClick={() => saveRows('metadata.csv', metadataRows(table))}
          >
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
          columns={columnsOf(table, search)}
        />
      ) : (
        <NothingFound search={search} onClear={() => setSearch('')} />
      )}
    </section>
  );
}

function NothingFound({ search, onClear }: { readonly search: string; readonly onClear: () => void }) {
  return (
    <p>
      Nothing contains “{search}”.{' '}
      <Button variant="subtle" size="compact-sm" onClick={onClear}>
        Clear the search
      </Button>
    </p>
  );
}

/** A column per analysis; cells that contain the search are highlighted. */
function columnsOf({ analyses }: MetadataTable, search: string): DataColumn<MetadataRow>[] {
  const wanted = search.trim().toLowerCase();
  const highlight = (text: string) =>
    wanted && text.toLowerCase().includes(wanted) ? { background: 'var(--accent-soft)' } : undefined;
  return [
    { id: 'KEY', name: 'Field', value: (row) => row.key },
    ...analyses.map((id, i): DataColumn<MetadataRow> => ({
      id,
      name: `ID: ${id}`,
      value: (row) => row.values[i],
      style: (row) => highlight(row.values[i]),
    })),
  ];
}
