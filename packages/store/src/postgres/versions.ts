import type { Kysely } from 'kysely';
import type { DatasetTables } from '../migrations/datasetTables.ts';
import { headerOf } from '../sql/readDataset.ts';
import type { KeptVersion } from '../store.ts';
import { datasetTables } from './copyDataset.ts';

/** A kept data set with its number in the tables. */
export interface NumberedVersion extends KeptVersion {
  readonly dataset: number;
}

/** Reads what is kept of an edition, the newest first. `hasVersions` says whether times and pins are recorded. */
export async function readVersions(
  db: Kysely<DatasetTables>,
  { hasVersions }: { readonly hasVersions: boolean },
): Promise<NumberedVersion[]> {
  const rows = await db.selectFrom('dataset').selectAll().orderBy('dataset', 'desc').execute();
  const kept = hasVersions ? await db.selectFrom('kept_version').selectAll().execute() : [];
  const byNumber = new Map(kept.map((row) => [row.dataset, row]));
  return rows.map((row) => {
    const { imported, pinned } = byNumber.get(row.dataset) ?? {};
    return { dataset: row.dataset, header: headerOf(row), imported: imported || undefined, pinned: pinned === 1 };
  });
}

/** Records the import of a data set, or whether it is pinned. */
export async function recordVersion(
  db: Kysely<DatasetTables>,
  { dataset, imported, pinned }: Pick<NumberedVersion, 'dataset' | 'imported' | 'pinned'>,
): Promise<void> {
  const row = { imported: imported ?? '', pinned: pinned ? 1 : 0 };
  await db
    .insertInto('kept_version')
    .values({ dataset, ...row })
    .onConflict((conflict) => conflict.column('dataset').doUpdateSet(row))
    .execute();
}

/** Deletes the rows of data sets from all tables. */
export async function deleteVersions(
  db: Kysely<DatasetTables>,
  datasets: readonly number[],
  { hasKnowledge }: { readonly hasKnowledge: boolean },
): Promise<void> {
  if (datasets.length === 0) return;
  const tables: (keyof DatasetTables)[] = datasetTables.filter((table) => table !== 'knowledge' || hasKnowledge);
  for (const table of [...tables, 'kept_version' as const])
    await db.deleteFrom(table).where('dataset', 'in', datasets).execute();
}
