import { execFile } from 'node:child_process';
import { join } from 'node:path';
import { root } from './demoFolder.ts';

/** Runs the built command line. */
export const trellis = (...words: string[]): Promise<{ code: number; err: string }> =>
  new Promise((resolve) => {
    const program = join(root, 'packages/server/dist/trellis.js');
    execFile(process.execPath, [program, ...words], (error, _, err) =>
      resolve({ code: error ? Number(error.code) : 0, err: err.trim() }),
    );
  });
