import { useState } from 'react';
import { Button } from '../../../ui/Button.tsx';
import { DataTable, type DataColumn } from '../../../ui/DataTable.tsx';
import { formatCount } from '../../../ui/numbers.ts';
import { saveFile } from '../../../shared/exports/saveFile.ts';
import { sortRows, type Sort } from '../../../ui/sort.ts';
import { Download } from '../../../ui/toolIcons.tsx';
import styles from './AnalyzePanel.module.css';

interface NetworkAnalysisTableProps<Row> {
  readonly caption: string;
  readonly rows: readonly Row[];
  readonly rowKey: (row: Row) => string;
  readonly columns: readonly DataColumn<Row>[];
  /** Shows a row in the drawing. */
  readonly onPick: (row: Row) => void;
}

/** Rows on the page; the file has all of them. */
const maxRows = 100;

/** A sortable table whose first column shows the row in the drawing. */
export function NetworkAnalysisTable<Row>({
  caption,
  rows,
  rowKey,
  columns,
  onPick,
}: NetworkAnalysisTableProps<Row>) {
  const [sort, setSort] = useState<Sort>();
  const by = sort && columns.find(({ id }) => id === sort.column);
  const sorted = by && sort ? sortRows(rows, by.value, sort.order) : rows;
  const [first, ...others] = columns;
  const name: DataColumn<Row> = {
    ...first,
    show: (row) => (
      <button type="button" onClick={() => onPick(row)}>
        {first.show?.(row) ?? first.value(row)}
      </button>
    ),
  };
  return (
    <>
      <DataTable
        caption={caption}
        rows={sorted.slice(0, maxRows)}
        rowKey={rowKey}
        columns={[name, ...others]}
        sort={sort}
        onSort={setSort}
        first="desc"
      />
      {rows.length > maxRows && (
        <p className={styles.note}>
          The first {formatCount(maxRows)} of {formatCount(rows.length)} rows. The CSV file has all of them.
        </p>
      )}
    </>
  );
}

interface CsvButtonProps {
  readonly file: string;
  readonly make: () => string;
}

/** Downloads a table as CSV. */
export function CsvButton({ file, make }: CsvButtonProps) {
  const save = () => saveFile(file, new Blob([make()], { type: 'text/csv' }));
  return (
    <Button variant="default" size="xs" leftSection={<Download />} onClick={save}>
      CSV
    </Button>
  );
}
