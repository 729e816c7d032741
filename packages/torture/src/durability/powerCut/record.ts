import { appendFileSync, mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { root as repository } from '../../../../../scripts/rig/root.ts';
import { readNames } from '../client.ts';
import { markBytes } from '../disk/readLog.ts';
import { Journal, type JournalEvent } from '../journal.ts';
import { prepare, writeUntilGone } from '../kill/writers.ts';
import { runCommand, type Program } from '../../../../../scripts/rig/program.ts';
import { quietly } from '../../../../../scripts/rig/quietly.ts';
import { startServer } from '../../../../../scripts/rig/server.ts';

/** Commands that end in the middle of a recording, in their order. */
export type Step = 'import' | 'backup' | 'release' | 'change' | 'pin';

/** What a mark in the log means: something acknowledged, or a command that has begun or ended with success. */
export type Mark = JournalEvent | { readonly kind: 'begun' | 'ended'; readonly step: Step };

/** Everything that a store wrote, and when it acknowledged what. */
export interface Recording {
  /** The folder that was watched; data, backups and releases are in it. */
  readonly root: string;
  readonly log: string;
  readonly marks: readonly Mark[];
  readonly faults: readonly string[];
}

/** The edition of the recording. */
export const edition = 'development';

/** Time that users write, in ms. */
const workMs = 2500;

/** Runs commands and a server with users on a new store, and records every change of the disk. `folder` is empty. */
export async function record(path: string, library: string, folder: string): Promise<Recording> {
  const [root, log] = [join(folder, 'disk'), join(folder, 'log')];
  mkdirSync(root);
  const program = quietly({ path, environment: { LD_PRELOAD: library, DISK_ROOT: root, DISK_LOG: log } });
  const marks: Mark[] = [];
  const write = (mark: Mark): void => {
    appendFileSync(log, markBytes(marks.push(mark) - 1));
  };
  const run = async (step: Step, ...words: string[]): Promise<string> => {
    write({ kind: 'begun', step });
    const { code, out, err } = await runCommand(program, ...words, '--data', join(root, 'data'));
    if (code !== 0) throw new Error(`${words.join(' ')} ended with ${code}: ${err}`);
    write({ kind: 'ended', step });
    return out;
  };
  const imported = await run('import', 'import', join(repository, 'fixtures/mini'), '--edition', edition);
  const faults = await letUsersWrite(program, join(root, 'data'), new Journal(write));
  await run('backup', 'backup', join(root, 'backups/one'));
  await run('release', 'release', '--edition', edition, '--out', join(root, 'releases'));
  await run('change', 'remove', 'analysis', '1', '--edition', edition);
  const [, version] = /version ([0-9a-f]{12})/.exec(imported) ?? [];
  await run('pin', 'versions', 'pin', version, '--edition', edition);
  return { root, log, marks, faults };
}

async function letUsersWrite(program: Program, data: string, journal: Journal): Promise<string[]> {
  const server = await startServer(data, { program });
  try {
    const work = { url: server.url, names: await readNames(server.url), journal, faults: [] };
    const writing = writeUntilGone(work, await prepare(work));
    await wait(workMs);
    await server.kill();
    await writing;
    return work.faults;
  } finally {
    await server.kill();
  }
}
