import type { RequestRef } from '../../api/requestRef.ts';
import { exportLinks } from '../../api/result.ts';
import { linkToTable, wholeTable, type TableOrder } from '../../api/table.ts';
import { DownloadMenu } from '../../ui/DownloadMenu.tsx';
import { useHiddenColumns } from './useHiddenColumns.ts';

interface Props {
  readonly request: RequestRef;
  readonly order: TableOrder;
}

/** The table as files: all of it, or the rows and columns that are shown. */
export function TableExport({ request, order }: Props) {
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
