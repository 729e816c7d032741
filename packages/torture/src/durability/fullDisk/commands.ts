import { rmSync } from 'node:fs';
import { join } from 'node:path';
import { openStore } from '@trellis/store';
import { root as repository } from '../../../../../scripts/rig/root.ts';
import { runCommand } from '../../../../../scripts/rig/program.ts';
import { chosenWrites, namesIn, type FullReport, type Watched } from './watched.ts';

const edition = 'development';
const mini = join(repository, 'fixtures/mini');

/** A command that writes. */
interface Writer {
  readonly kind: string;
  readonly words: readonly string[];
  /** Folder in which nothing is left after a failure. */
  readonly folder: string;
  /** Removes what a success has made. */
  undo(): Promise<void>;
}

/** Imports the data set that must survive. */
export async function prepareCommands({ program, data }: Watched): Promise<void> {
  const { code, err } = await runCommand(program, 'import', mini, '--edition', edition, '--data', data);
  if (code !== 0) throw new Error(`the import ended with ${code}: ${err}`);
}

/** Makes the disk full at the writes of each command. */
export async function commandsOnFullDisk(watched: Watched, most: number): Promise<FullReport[]> {
  const reports: FullReport[] = [];
  for (const writer of writersOf(watched)) reports.push(await tryWriter(watched, writer, most));
  return reports;
}

function writersOf({ root, data }: Watched): Writer[] {
  const made = (folder: string) => async () => rmSync(folder, { recursive: true, force: true });
  const [backups, releases, exports] = ['backups', 'releases', 'exports'].map((name) => join(root, name));
  const named = ['--edition', edition];
  return [
    {
      ...{ kind: 'import', words: ['import', mini, ...named, '--label', 'another'], folder: data },
      async undo() {
        const store = await openStore(data);
        try {
          const [, before] = await store.datasets.versions(edition);
          const contents = await store.datasets.contents(edition, before.header.version);
          await store.datasets.replace(contents, { keep: 1 });
        } finally {
          await store.close();
        }
        rmSync(join(data, 'versions'), { recursive: true, force: true });
      },
    },
    { kind: 'release', words: ['release', ...named, '--out', releases], folder: releases, undo: made(releases) },
    { kind: 'backup', words: ['backup', join(backups, 'one')], folder: backups, undo: made(backups) },
    { kind: 'export', words: ['export', exports, ...named], folder: exports, undo: made(exports) },
  ];
}

/** Makes the disk full at each chosen write: the command fails with a sentence, leaves nothing, and succeeds with room. */
async function tryWriter(watched: Watched, writer: Writer, most: number): Promise<FullReport> {
  const { program, room, data } = watched;
  const run = () => runCommand(program, ...writer.words, '--data', data);
  const version = await versionIn(data);
  room.fullAt(0);
  const first = await run();
  if (first.code !== 0) throw new Error(`${writer.kind} ended with ${first.code}: ${first.err}`);
  const writes = room.writes();
  await writer.undo();
  const faults: string[] = [];
  const chosen = chosenWrites(writes, most);
  for (const k of chosen) {
    const before = filesIn(writer.folder);
    room.fullAt(k);
    const { code, err } = await run();
    const wasFull = room.isFull();
    room.fullAt(0);
    const at = `${writer.kind}, full at write ${k} of ${writes}`;
    if (code === 0) {
      if (wasFull) faults.push(...(await afterSuccess(data, at)));
      await writer.undo();
      continue;
    }
    if (
      code !== 1 ||
      !/^trellis: [^\n]*(disk is full|check the room on the disk[^\n]*|check the disk and its room)$/.test(err)
    )
      faults.push(`${at}: ended with ${code}: ${err}`);
    const left = filesIn(writer.folder).filter((name) => !before.includes(name));
    if (left.length > 0) faults.push(`${at}: left ${left.join(', ')}`);
    if ((await versionIn(data)) !== version) faults.push(`${at}: changed the data set`);
    const second = await run();
    if (second.code !== 0) faults.push(`${at}: ended the second time with ${second.code}: ${second.err}`);
    await writer.undo();
  }
  return { kind: writer.kind, writes, tried: chosen.length, faults };
}

/** A command that did not need the write that failed has done its work. */
async function afterSuccess(data: string, at: string): Promise<string[]> {
  const store = await openStore(data);
  const found = await store.datasets.check(edition).finally(() => store.close());
  return found.map((fault) => `${at}: ${fault}`);
}

async function versionIn(data: string): Promise<string | undefined> {
  const store = await openStore(data);
  return (await store.datasets.header(edition).finally(() => store.close()))?.version;
}

/** Files that a reader would see, or that would stay: empty folders and the lock do not count. */
const filesIn = (folder: string): string[] =>
  namesIn(folder).filter(
    (name) =>
      !name.startsWith('.lock') &&
      !(name === 'versions' && filesIn(join(folder, name)).length === 0) &&
      !(name === edition && filesIn(join(folder, name)).length === 0),
  );
