import { cp, mkdtemp, mkdir, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { run } from '../../../server/src/cli/run.ts';
import { soundFolder } from './imports.ts';
import type { ImportEnd } from './oracle.ts';
import type { ImportPlay } from './play.ts';

const edition = 'development';

/** Imports broken folders and files with the command line, without a change of the store. */
export interface Importer {
  tryImport(play: ImportPlay): Promise<ImportEnd>;
  drop(): Promise<void>;
}

/** Makes the sound folder and a store with its data set. */
export async function startImporter(): Promise<Importer> {
  const place = await mkdtemp(join(tmpdir(), 'trellis-hostile-'));
  const [sound, data] = [join(place, 'sound'), join(place, 'data')];
  for (const [path, content] of soundFolder()) await write(join(sound, path), content);
  const made = await trellis('import', sound, '--edition', edition, '--data', data);
  if (made.code !== 0) throw new Error(`the sound folder is not imported: ${made.errors.join(' ')}`);
  let count = 0;
  return {
    async tryImport({ file, content, isAlone }) {
      const folder = join(place, `broken-${count++}`);
      await cp(sound, folder, { recursive: true });
      await write(join(folder, file), content);
      const options = ['--edition', edition, '--data', data, '--dry-run'];
      const kind = isAlone ? kindOf(file) : undefined;
      const words = kind ? [...kind, join(folder, file)] : [folder];
      const ended = await trellis('import', ...words, ...options);
      await rm(folder, { recursive: true, force: true });
      return ended;
    },
    drop: () => rm(place, { recursive: true, force: true }),
  };
}

/** The words of `trellis import` for one file; undefined if there is no such kind. */
function kindOf(file: string): string[] | undefined {
  if (file.startsWith('analyses/')) return file.endsWith('.csv') ? ['analysis', '--replace'] : undefined;
  if (file.startsWith('additional_edges/')) return ['edges'];
  if (file.startsWith('gene_lists/')) return file.endsWith('.txt') ? ['list', '--replace'] : undefined;
  if (file.startsWith('target_networks/')) return ['network', '--replace'];
  const kinds: readonly (readonly [string, string[]])[] = [
    ['annotation.csv', ['annotation']],
    ['aliases.csv', ['aliases']],
    ['motifs.csv', ['motifs']],
    ['motifs_indv.csv', ['motifs', '--individual']],
    ['cluster_info.csv', ['cluster-info']],
  ];
  return kinds.find(([name]) => name === file)?.[1];
}

async function write(path: string, content: Buffer): Promise<void> {
  await mkdir(dirname(path), { recursive: true });
  await writeFile(path, content);
}

async function trellis(...words: string[]): Promise<ImportEnd> {
  const errors: string[] = [];
  const quiet = (): void => {};
  const code = await run(words, {
    print: quiet,
    note: quiet,
    fail: (line) => void errors.push(line),
    progress: quiet,
    pipes: { isTerminal: false, write: async () => {}, read: async () => Buffer.alloc(0) },
  });
  return { code, errors };
}
