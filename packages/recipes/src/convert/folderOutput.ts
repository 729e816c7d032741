import { mkdir, writeFile } from 'node:fs/promises';
import { dirname, isAbsolute, join, relative } from 'node:path';
import { TrellisError } from '@trellis/core';
import type { Output } from './output.ts';

/** Writes the import folder below `folder`, which is made. Throws `bad-file` for a path that leaves it. */
export function folderOutput(folder: string): Output {
  return {
    async write(path, content) {
      const place = join(folder, path);
      const inside = relative(folder, place);
      if (isAbsolute(path) || inside === '' || inside.startsWith('..'))
        throw new TrellisError('bad-file', `${JSON.stringify(path)} is not a path inside the import folder`);
      await mkdir(dirname(place), { recursive: true });
      await writeFile(place, content);
    },
  };
}
