import { packContents } from '../contents/packed.ts';
import type { DatasetContents } from '@trellis/core/dataset';
import type { DatasetTables } from '../migrations/datasetTables.ts';
import { datasetMigrations, isNeededFor } from '../migrations/datasets.ts';
import { migrate } from '../migrations/migrate.ts';
import { writeDataset } from '../sql/writeDataset.ts';
import { columnTypes } from './columnTypes.ts';
import { connect, withFile } from './connection.ts';
import { sync } from './durable.ts';

/**
 * Writes a data set into a new SQLite file and waits until it is on the disk. Uses neither journal nor intermediate syncs,
 * because an unfinished file is deleted, never repaired or rolled back.
 */
export async function buildFile(
  path: string,
  contents: DatasetContents,
  progress: (fraction: number) => void,
): Promise<void> {
  const packed = packContents(contents);
  const { database, db } = connect<DatasetTables>(path, {});
  try {
    database.pragma('journal_mode = memory');
    database.pragma('synchronous = off');
    database.pragma('locking_mode = exclusive');
    const isNeeded = isNeededFor(packed, { holdsVersions: false });
    const needed = Object.entries(datasetMigrations(columnTypes)).filter(([name]) => isNeeded(name));
    await migrate(db, Object.fromEntries(needed), path);
    database.exec('begin');
    await writeDataset(db, 1, packed, progress);
    database.exec('commit');
  } catch (error) {
    throw withFile(error, path);
  } finally {
    await db.destroy();
  }
  await sync(path);
}
