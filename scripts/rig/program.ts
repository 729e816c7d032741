import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { root } from './root.ts';

/** The bundled `trellis`, and variables for its environment. */
export interface Program {
  /** Path of `trellis.js`. */
  readonly path: string;
  readonly environment?: Readonly<Record<string, string>>;
}

/** The program that `npm run build` makes. */
export const built: Program = { path: join(root, 'packages/server/dist/trellis.js') };

/** How a command ended; the code is null after a kill. */
export interface EndedCommand {
  readonly code: number | null;
  readonly out: string;
  readonly err: string;
}

/** A command that runs. */
export interface RunningCommand {
  kill(): void;
  readonly ended: Promise<EndedCommand>;
}

/** What the files in `deploy/` set for the C library (`docs/guide/sizing.md`). */
const deployed = { MALLOC_ARENA_MAX: '2' };

/** Starts a program in a process of its own, whose output can be read. It does not outlive this process. */
export function startProgram({ path, environment }: Program, words: readonly string[]): ChildProcess {
  const child = spawn(process.execPath, [path, ...words], {
    cwd: root,
    env: { ...deployed, ...process.env, ...environment },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  const end = (): void => void child.kill('SIGKILL');
  process.once('exit', end);
  child.once('exit', () => process.off('exit', end));
  return child;
}

/** Starts a command line. */
export function startCommand(program: Program, ...words: string[]): RunningCommand {
  const child = startProgram(program, words);
  const [out, err]: string[][] = [[], []];
  child.stdout?.on('data', (chunk) => out.push(String(chunk)));
  child.stderr?.on('data', (chunk) => err.push(String(chunk)));
  const ended = once(child, 'close').then(([code]: (number | null)[]) => ({
    ...{ code, out: out.join(''), err: err.join('').trim() },
  }));
  return { kill: () => void child.kill('SIGKILL'), ended };
}

/** Runs a command line to its end, however it ends. */
export const runCommand = (program: Program, ...words: string[]): Promise<EndedCommand> =>
  startCommand(program, ...words).ended;

/** Runs a command line to its end. Throws what it wrote if it fails. */
export async function mustRun(program: Program, ...words: string[]): Promise<void> {
  const { code, out, err } = await runCommand(program, ...words);
  if (code !== 0) throw new Error(`trellis ${words.join(' ')} ended with ${code}: ${err || out}`);
}
