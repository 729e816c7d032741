import type { QueryAnswer } from '@trellis/contract';
import { SegmentedControl, Switch, TextInput } from '@mantine/core';
import { Button, TextButton } from '../../ui/Button.tsx';
import { useMemo, useState } from 'react';
import { useResult } from '../../api/result.ts';
import { useResultRef } from '../../api/requestRef.ts';
import { DataTable } from '../../ui/DataTable.tsx';
import { Download } from '../../ui/toolIcons.tsx';
import { countOf } from '../../ui/numbers.ts';
import { ResultView } from '../../ui/ResultView.tsx';
import { saveRows } from '../../shared/exports/saveFile.ts';
import { Skeleton, toBottom } from '../../ui/states.tsx';
import { useTyped } from '../../ui/delayedState.ts';
import { Facts, MetadataDrawer } from './MetadataDrawer.tsx';
import { columnsPerAnalysis, columnsPerField } from './metadataColumns.tsx';
import {
  chooseMetadata,
  differingFields,
  fieldRows,
  metadataFile,
  readMetadataTable,
  sharedValues,
  unlabeled,
  type MetadataRow,
  type MetadataTable,
} from './metadataTable.ts';
import styles from './MetaView.module.css';
import { maybeFlag, oneOf, sortOption, textOption } from '../../ui/addressOptions.ts';
import { viewOptions } from '../../ui/useViewOptions.ts';

/** Options of the tab. `differing` is whether only fields that differ are shown; undefined before a choice. */
const useMetaOptions = viewOptions({
  search: textOption(),
  sort: sortOption,
  differing: maybeFlag,
  columns: oneOf(['analyses', 'fields']),
});

/** Number of analyses above which only the fields that differ are shown by default. */
const maxWithAllFields = 8;

/** Tab Metadata: what is known about every analysis in the result, a column per analysis, or a row per analysis. */
export function MetaView() {
  return (
    <ResultView
      title="Metadata"
      query={useResult(useResultRef())}
      loading={<Skeleton height={toBottom(240)} label="Loading the metadata" />}
      failure="The metadata could not be loaded."
    >
      {({ metadata }) => <Metadata metadata={metadata} />}
    </ResultView>
  );
}

function Metadata({ metadata }: Pick<QueryAnswer, 'metadata'>) {
  const { search, differing, set } = useMetaOptions();
  const [open, setOpen] = useState<MetadataRow>();
  const table = useMemo(() => readMetadataTable(metadata), [metadata]);
  const onlyDiffering = differing ?? table.rows.length > maxWithAllFields;
  const shown = useMemo(() => chooseMetadata(table, { search, onlyDiffering }), [table, search, onlyDiffering]);
  const title = titleOf(table, onlyDiffering);
  return (
    <section className={styles.view} aria-label="Metadata">
      <Head table={table} title={title} onlyDiffering={onlyDiffering} />
      {onlyDiffering && <Shared table={table} />}
      {shown.rows.length ? (
        <Grid table={shown} title={title} onOpen={setOpen} />
      ) : (
        <p>
          Nothing contains “{search}”. <TextButton onClick={() => set({ search: '' })}>Clear the search</TextButton>
        </p>
      )}
      <MetadataDrawer row={open} onClose={() => setOpen(undefined)} />
    </section>
  );
}

interface GridProps {
  readonly table: MetadataTable;
  readonly title: string;
  readonly onOpen: (row: MetadataRow) => void;
}

function Grid({ table, title, onOpen }: GridProps) {
  const { search, sort, columns, set } = useMetaOptions();
  const perAnalysis = useMemo(() => columnsPerAnalysis(table, search, onOpen), [table, search, onOpen]);
  const rows = useMemo(() => fieldRows(table), [table]);
  const sorting = { sort, onSort: (next: typeof sort) => set({ sort: next }) };
  return columns === 'analyses' ? (
    <DataTable caption={title} rows={rows} rowKey={({ field }) => field} columns={perAnalysis} {...sorting} />
  ) : (
    <DataTable
      caption={title}
      rows={table.rows}
      rowKey={({ id }) => id}
      columns={columnsPerField(table, search, onOpen)}
      {...sorting}
    />
  );
}

function titleOf(table: MetadataTable, onlyDiffering: boolean): string {
  const fields = countOf(unlabeled(table.fields).length, 'field');
  const analyses = countOf(table.rows.length, 'analysis', 'analyses');
  return onlyDiffering
    ? `${unlabeled(differingFields(table)).length} of ${fields} differ among ${analyses}`
    : `${fields} of ${analyses}`;
}

interface HeadProps {
  readonly table: MetadataTable;
  readonly title: string;
  readonly onlyDiffering: boolean;
}

function Head({ table, title, onlyDiffering }: HeadProps) {
  const { search, columns, set } = useMetaOptions();
  const [typed, type] = useTyped(search, (text) => set({ search: text }));
  return (
    <div className={styles.head}>
      <h2>{title}</h2>
      <div className={styles.tools}>
        <SegmentedControl
          aria-label="Columns"
          value={columns}
          onChange={(next) => set({ columns: next, sort: undefined })}
          data={[
            { value: 'analyses', label: 'A column per analysis' },
            { value: 'fields', label: 'A row per analysis' },
          ]}
        />
        <Switch
          label="Only fields that differ"
          checked={onlyDiffering}
          disabled={table.rows.length < 2}
          onChange={() => set({ differing: !onlyDiffering })}
        />
        <TextInput
          aria-label="Search the metadata"
          placeholder="Search"
          type="search"
          value={typed}
          onChange={(event) => type(event.currentTarget.value)}
        />
        <Button
          variant="default"
          leftSection={<Download />}
          onClick={() => saveRows('metadata.csv', metadataFile(table))}
        >
          Export Metadata
        </Button>
      </div>
    </div>
  );
}

/** The values that all analyses share, folded. */
function Shared({ table }: { readonly table: MetadataTable }) {
  const facts = sharedValues(table);
  if (!facts.length) return null;
  return (
    <details className={styles.shared}>
      <summary>{countOf(facts.length, 'field')} with the same value in all analyses</summary>
      <Facts facts={facts} />
    </details>
  );
}
