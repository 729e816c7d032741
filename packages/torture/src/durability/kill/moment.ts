import { existsSync } from 'node:fs';
import { readdir, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { isPostgresUrl } from '@trellis/store';
import { answerFaults } from '../answerFaults.ts';
import { backupFaults, restoreFaults } from '../backupFaults.ts';
import type { Names } from '../client.ts';
import { acknowledgedIn, type Journal } from '../journal.ts';
import { startCommand, type Program } from '../../../../../scripts/rig/program.ts';
import { startServer, type StartedServer } from '../../../../../scripts/rig/server.ts';
import { checkStored } from '../storedFaults.ts';
import type { Killer } from './killPoint.ts';
import { prepare, writeUntilGone, type Work, type WriterName } from './writers.ts';

/** A store whose server is killed again and again. */
export interface Killed {
  readonly program: Program;
  /** The data folder or the URL of a database. */
  readonly place: string;
  /** Folder for backups, outside of the store. */
  readonly backups: string;
  /** Time that a backup takes; 0 where no kill depends on it. */
  readonly backupMs: number;
  readonly names: Names;
  readonly journal: Journal;
  /** Versions of the data sets, by edition. */
  readonly versions: readonly string[];
  /** Requests that were found without an acknowledgement. */
  readonly known: Set<string>;
  readonly killer: Killer;
}

/** What was seen at a moment. */
export interface SeenMoment {
  readonly faults: readonly string[];
  /** What users did: calls that were acknowledged, and whether one was without an answer at the kill. */
  readonly writers: ReadonlyMap<WriterName, { readonly acknowledged: number; readonly isCut: boolean }>;
  readonly backup: 'complete' | 'cut';
  /** Number of requests that were stored and not acknowledged. */
  readonly unacknowledged: number;
}

/** Files of a data folder that are not data sets. */
const ownFiles = /^(\.lock|requests\.sqlite(-wal|-shm)?|versions)$/;

/**
 * Kills a server while users write and a backup runs, and every other time the backup as well; starts another server and
 * compares everything with the journal.
 */
export async function killOnce(killed: Killed, server: StartedServer): Promise<[StartedServer, SeenMoment]> {
  const { journal, names, killer, program, place } = killed;
  const faults: string[] = [];
  const work: Work = { url: server.url, names, journal, faults };
  const prepared = await prepare(work);
  const before = new Set(journal.requests.keys());
  const isBackupKilled = killer.isBackupKilled();
  const acknowledged = acknowledgedIn(journal);
  const folder = join(killed.backups, `backup-${journal.newMark()}`);
  const backup = startCommand(program, 'backup', folder, '--data', place);
  const writing = writeUntilGone(work, prepared);
  await killer.moment(killed.backupMs);
  const killedAt = performance.now();
  if (isBackupKilled) backup.kill();
  await server.kill();
  const ended = await writing;
  const { code, err } = await backup.ended;
  if (!isBackupKilled && code !== 0) faults.push(`the backup ended with ${code}: ${err}`);
  if (faults.length > 0) faults.push(...server.errors().map((message) => `the server logged: ${message}`));
  const next = await startServer(place, { program });
  const stored = await checkStored(place, journal);
  faults.push(...stored.faults, ...(await leftovers(place)));
  const requested = [...journal.requests.keys()].filter((id) => !before.has(id));
  const recent = [prepared.revised.id, ...prepared.deleted.map(({ id }) => id), ...requested];
  faults.push(...(await answerFaults(next.url, journal, recent)));
  const unacknowledged = stored.unacknowledged.filter((id) => !killed.known.has(id));
  for (const id of unacknowledged) killed.known.add(id);
  faults.push(...(await unacknowledgedFaults(next.url, unacknowledged)));
  const isComplete = existsSync(folder);
  if (code === 0 && !isComplete) faults.push('the backup ended, and is not there');
  if (isComplete) faults.push(...(await backupFaults(folder, acknowledged)));
  if (isComplete && killer.isRestored()) faults.push(...(await restoreFaults(folder, killed.versions)));
  await rm(folder, { recursive: true, force: true });
  const writers = new Map(
    [...ended].map(([name, { askedAt, acknowledged: count }]) => [
      name,
      { acknowledged: count, isCut: askedAt < killedAt },
    ]),
  );
  const backupEnd = isComplete ? 'complete' : 'cut';
  return [next, { faults, writers, backup: backupEnd, unacknowledged: unacknowledged.length }];
}

/** Requests that were stored before their answer could be sent: each is whole, and answered. */
async function unacknowledgedFaults(url: string, ids: readonly string[]): Promise<string[]> {
  const statuses = await Promise.all(
    ids.map(async (id) => {
      const requested = await Promise.all(
        [`/api/${id}/`, `/api/gene-lists/${id}/`].map((path) => fetch(`${url}${path}`)),
      );
      await Promise.all(requested.map((answer) => answer.arrayBuffer()));
      return requested.some(({ status }) => status === 200) ? [] : [`${id} is stored, and has no answer`];
    }),
  );
  return statuses.flat();
}

/** Files in the data folder that do not belong there. */
async function leftovers(place: string): Promise<string[]> {
  if (isPostgresUrl(place)) return [];
  const names = (await readdir(place)).filter((name) => !ownFiles.test(name) && !/^[a-z]+\.sqlite$/.test(name));
  return names.map((name) => `the data folder has ${name}`);
}
