import { TrellisError } from '@trellis/core';
import type { Output } from './output.ts';

/** An output that throws `bad-file` for a second file of one name, also where only the case differs: it would replace the first. */
export function onceEach(output: Output): Output {
  const written = new Set<string>();
  return {
    write: async (path, content) => {
      if (written.has(path.toLowerCase())) throw new TrellisError('bad-file', `${path} is made twice`);
      written.add(path.toLowerCase());
      await output.write(path, content);
    },
  };
}
