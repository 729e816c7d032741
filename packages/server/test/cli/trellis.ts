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

/** Runs a command line in this process. */
export async function trellis(...words: string[]): Promise<Ended> {
  const [out, err]: string[][] = [[], []];
  const print = (line: string): void => void out.push(line);
  const fail = (line: string): void => void err.push(line);
  const code = await run(words, { print, fail, progress: () => undefined });
  return { code, out: out.join('\n'), err: err.join('\n') };
}

/** Starts a command line in a process of its own, as the script in package.json does. */
export function startTrellis(...words: string[]): ChildProcess {
  const main = join(root, 'packages/server/src/cli/main.ts');
  return spawn(process.execPath, ['--import', 'tsx', main, ...words], { cwd: root });
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
