import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { openStore, type Store } from '@trellis/store';
import { backupFaults, restoreFaults } from '../backupFaults.ts';
import type { Acknowledged, Journal } from '../journal.ts';
import { checkStored } from '../storedFaults.ts';
import { edition, type Step } from './record.ts';

/** What was promised before a power cut. */
export interface Promised {
  readonly journal: Journal;
  readonly begun: ReadonlySet<Step>;
  readonly ended: ReadonlySet<Step>;
  /** What was acknowledged before the backup began. */
  readonly beforeBackup: Acknowledged | undefined;
  /** Versions of the first data set and of the changed one. */
  readonly versions: readonly [string, string];
}

/** Opens what a power cut has left, as the next start does, and compares it with what was promised. */
export async function cutFaults(folder: string, promised: Promised): Promise<string[]> {
  const data = join(folder, 'data');
  const store = await openStore(data);
  try {
    const faults = await datasetFaults(store, promised);
    if (promised.journal.requests.size > 0 || existsSync(join(data, 'requests.sqlite'))) {
      await store.requests.bytes();
      faults.push(...(await checkStored(data, promised.journal)).faults);
    }
    faults.push(...(await cutBackupFaults(join(folder, 'backups/one'), promised)));
    faults.push(...releaseFaults(join(folder, 'releases', edition), promised));
    return faults;
  } catch (error) {
    return [`the store cannot be opened: ${error instanceof Error ? error.message : String(error)}`];
  } finally {
    await store.close();
  }
}

async function datasetFaults({ datasets }: Store, { begun, ended, versions }: Promised): Promise<string[]> {
  const [first, changed] = versions;
  const header = await datasets.header(edition);
  if (!header) return ended.has('import') ? ['the imported data set is gone'] : [];
  const faults = await datasets.check(edition);
  const isAllowed =
    header.version === changed ? begun.has('change') : header.version === first && !ended.has('change');
  if (!isAllowed) faults.push(`the data set has the version ${header.version}`);
  const kept = await datasets.versions(edition);
  const older = kept.find(({ header: { version } }) => version === first);
  if (!older) faults.push('the first data set is gone');
  if (ended.has('pin') && !older?.pinned) faults.push('the first data set is not pinned');
  return faults;
}

/** A backup under its name is complete, whether its command has ended or not. */
async function cutBackupFaults(folder: string, { ended, beforeBackup, versions }: Promised): Promise<string[]> {
  if (!existsSync(folder)) return ended.has('backup') ? ['the backup is gone'] : [];
  try {
    const restored = await restoreFaults(folder, [versions[0]]);
    return [...restored, ...(beforeBackup ? await backupFaults(folder, beforeBackup) : [])];
  } catch (error) {
    return [`the backup is there and cannot be restored: ${error instanceof Error ? error.message : String(error)}`];
  }
}

/** A release under its name has all of its files, with their hashes. */
function releaseFaults(folder: string, { ended }: Promised): string[] {
  const names = existsSync(folder) ? readdirSync(folder).filter((name) => !name.startsWith('.')) : [];
  if (names.length === 0) return ended.has('release') ? ['the release is gone'] : [];
  return names.flatMap((name) => {
    const sums = join(folder, name, 'SHA256SUMS');
    const lines = existsSync(sums) ? readFileSync(sums, 'utf8').split('\n').filter(Boolean) : [];
    if (lines.length === 0) return ['the release is there without its hashes'];
    return lines.flatMap((line) => {
      const [hash, file] = line.split('  ');
      const path = join(folder, name, file);
      const bytes = existsSync(path) ? readFileSync(path) : undefined;
      const isSame = bytes !== undefined && createHash('sha256').update(bytes).digest('hex') === hash;
      return isSame ? [] : [`the release is there with ${bytes ? 'another' : 'no'} ${file}`];
    });
  });
}
