import { type ChildProcess, spawn } from 'node:child_process';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { onTestFinished } from 'vitest';
import { run } from '../../src/cli/run.ts';

/** Root of the repository. */
export const root = fileURLToPath(new URL('../../../..', import.meta.url));

/** The mini data set. */
export const miniFolder = join(root, 'fixtures/mini');

/** A new empty folder that is removed when the test has finished. */
export async function temporaryFolder(): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), 'trellis-'));
  onTestFinished(() => rm(folder, { recursive: true, force: true }));
  return folder;
}

export interface Ended {
  readonly code: number | null;
  readonly out: string;
  readonly err: string;
}

/** Standard input of a command line, and whether its output is a terminal. */
export interface Streams {
  readonly input?: string;
  readonly isTerminal?: boolean;
}

/** Runs a command line in this process; `bytes` is what it wrote to standard output as bytes. */
export async function trellisWith(
  { input = '', isTerminal = false }: Streams,
  ...words: string[]
): Promise<Ended & { readonly bytes: Buffer }> {
  const [out, err]: string[][] = [[], []];
  const parts: Uint8Array[] = [];
  const tell = (line: string): void => void err.push(line);
  const code = await run(words, {
    print: (line) => void out.push(line),
    note: tell,
    fail: tell,
    progress: () => undefined,
    pipes: {
      isTerminal,
      write: async (bytes) => void parts.push(Buffer.from(bytes)),
      read: async () => Buffer.from(input),
    },
  });
  return { code, out: out.join('\n'), err: err.join('\n'), bytes: Buffer.concat(parts) };
}

/** Runs a command line in this process. */
export async function trellis(...words: string[]): Promise<Ended> {
  const { code, out, err } = await trellisWith({}, ...words);
  return { code, out, err };
}

/** Path of a program of the server, bundled from the sources for this run (`bundle.mjs`). */
export const programOf = (name: 'trellis' | 'start'): string =>
  join(process.env['TRELLIS_TEST_BUNDLE'] ?? '', `${name}.js`);

/** Starts a command line in a process of its own. */
export function startTrellis(...words: string[]): ChildProcess {
  return spawn(process.execPath, [programOf('trellis'), ...words], { cwd: root });
}

/** What a process wrote, and how it ended. */
export function ended(child: ChildProcess): Promise<Ended> {
  const [out, err]: string[][] = [[], []];
  child.stdout?.on('data', (chunk) => out.push(String(chunk)));
  child.stderr?.on('data', (chunk) => err.push(String(chunk)));
  return new Promise((resolve, reject) => {
    child.once('error', reject);
    child.once('close', (code) => resolve({ code, out: out.join(''), err: err.join('') }));
  });
}
