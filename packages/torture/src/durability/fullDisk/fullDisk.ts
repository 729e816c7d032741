import { mkdirSync, mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { openRoom, type Room } from '../disk/room.ts';
import { quietly } from '../../../../../scripts/rig/quietly.ts';
import type { Program } from '../../../../../scripts/rig/program.ts';
import { commandsOnFullDisk, prepareCommands } from './commands.ts';
import { serverOnFullDisk } from './server.ts';

/** A watched folder, and a program that writes into it. */
export interface Watched {
  readonly program: Program;
  readonly room: Room;
  /** The watched folder. */
  readonly root: string;
  /** Its data folder. */
  readonly data: string;
}

/** At how many writes the disk becomes full. */
export interface FullPlan {
  /** Path of `trellis.js`. */
  readonly path: string;
  /** The compiled `disk.c`. */
  readonly library: string;
  /** Maximum number of writes that are tried of each kind, spread over all of them; 0 tries every write. */
  readonly most: number;
}

/** What was seen of one kind of work. */
export interface FullReport {
  readonly kind: string;
  /** Writes of the work, and those at which the disk was made full. */
  readonly writes: number;
  readonly tried: number;
  readonly faults: readonly string[];
}

/** Makes the disk full at the writes of import, release, backup, export, and of a server's answers. */
export async function fillDisk({ path, library, most }: FullPlan): Promise<FullReport[]> {
  const folder = mkdtempSync(join(tmpdir(), 'trellis-full-'));
  const [root, control] = [join(folder, 'disk'), join(folder, 'room')];
  mkdirSync(root);
  const room = openRoom(control);
  const environment = { LD_PRELOAD: library, DISK_ROOT: root, DISK_CONTROL: control };
  const watched = { program: quietly({ path, environment }), room, root, data: join(root, 'data') };
  try {
    await prepareCommands(watched);
    const reports = await commandsOnFullDisk(watched, most);
    return [...reports, await serverOnFullDisk(watched, most)];
  } finally {
    room.close();
    rmSync(folder, { recursive: true, force: true });
  }
}

/** The writes to try: all, or `most` of them in equal distances. */
export function chosenWrites(writes: number, most: number): number[] {
  const step = most === 0 ? 1 : Math.max(1, writes / most);
  const chosen = Array.from({ length: Math.ceil(writes / step) }, (_, i) => 1 + Math.floor(i * step));
  return [...new Set(chosen)].filter((k) => k <= writes);
}

/** Names in a folder; none if there is no such folder. */
export function namesIn(folder: string): string[] {
  try {
    return readdirSync(folder).sort();
  } catch {
    return [];
  }
}
