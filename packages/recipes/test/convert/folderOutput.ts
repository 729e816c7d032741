import { mkdir, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import type { Output } from '../../src/convert/output.ts';

/** An output that keeps texts in memory, by their paths. */
export function textOutput(): { readonly output: Output; readonly texts: Map<string, string> } {
  const texts = new Map<string, string>();
  const write = (path: string, content: string | Uint8Array): Promise<void> => {
    texts.set(path, typeof content === 'string' ? content : Buffer.from(content).toString('utf8'));
    return Promise.resolve();
  };
  return { output: { write }, texts };
}

/** An output that writes files into a folder. */
export const folderOutput = (folder: string): Output => ({
  write: async (path, content) => {
    await mkdir(dirname(join(folder, path)), { recursive: true });
    await writeFile(join(folder, path), content);
  },
});
