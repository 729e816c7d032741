import type { Table } from '@trellis/engine/table';
import { saveRows } from './saveFile.ts';

/** Saves the table of a view as a CSV file. What describes its columns, which no page shows, is loaded with `loadTable`. */
export async function saveTable<View>(
  name: string,
  loadTable: () => Promise<Table<View>>,
  view: View,
): Promise<void> {
  const [{ fileRows }, table] = await Promise.all([import('@trellis/engine/table'), loadTable()]);
  saveRows(name, fileRows(table, view));
}
