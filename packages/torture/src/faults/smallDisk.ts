import { execFileSync } from 'node:child_process';
import { chownSync, mkdtempSync, rmdirSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { databaseUser } from '../../../../scripts/rig/ownServices.ts';

/** A disk small enough to fill up. */
export interface SmallDisk {
  readonly folder: string;
  drop(): void;
}

/** Mounts a disk in memory, owned by PostgreSQL's user if there is one. Throws without permission to mount. */
export function mountSmallDisk(megabytes: number): SmallDisk {
  const folder = mkdtempSync(join(tmpdir(), 'trellis-disk-'));
  execFileSync('mount', ['-t', 'tmpfs', '-o', `size=${megabytes}m`, 'tmpfs', folder], { stdio: 'ignore' });
  const user = databaseUser();
  if (user) chownSync(folder, user.uid, user.gid);
  return {
    folder,
    drop: () => {
      execFileSync('umount', [folder], { stdio: 'ignore' });
      rmdirSync(folder);
    },
  };
}
