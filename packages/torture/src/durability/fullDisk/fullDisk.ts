import { mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { openRoom } from '../disk/room.ts';
import { quietly } from '../../../../../scripts/rig/quietly.ts';
import { commandsOnFullDisk, prepareCommands } from './commands.ts';
import { serverOnFullDisk } from './server.ts';
import type { FullReport } from './watched.ts';

/** At how many writes the disk becomes full. */
export interface FullPlan {
  /** Path of `trellis.js`. */
  readonly path: string;
  /** The compiled `disk.c`. */
  readonly library: string;
  /** Maximum number of writes that are tried of each kind, spread over all of them; 0 tries every write. */
  readonly most: number;
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
