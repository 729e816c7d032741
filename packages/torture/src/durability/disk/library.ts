import { execFileSync } from 'node:child_process';
import { join } from 'node:path';
import { root } from '../../../../../scripts/rig/root.ts';

/** Compiles `disk.c` into a folder; returns the path of the library, or undefined where that is not possible. */
export function compileDisk(folder: string): string | undefined {
  if (process.platform !== 'linux') return undefined;
  const library = join(folder, 'disk.so');
  const source = join(root, 'packages/torture/src/durability/disk/disk.c');
  try {
    execFileSync('cc', ['-O1', '-shared', '-fPIC', '-o', library, source, '-ldl', '-pthread'], { stdio: 'ignore' });
    return library;
  } catch {
    return undefined;
  }
}
