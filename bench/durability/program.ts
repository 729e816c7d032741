import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';

/** The bundled `trellis`, and variables for its environment. */
export interface Program {
  /** Path of `trellis.js`. */
  readonly path: string;
  readonly environment?: Readonly<Record<string, string>>;
}

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

/** A server in a process of its own. */
export interface OwnServer {
  readonly url: string;
  /** Kills it with -9, and resolves when the process is gone. */
  kill(): Promise<void>;
  /** The errors that it has logged. */
  errors(): string[];
}

const quiet = { TRELLIS_LOG: 'error', TRELLIS_THREADS: '2', DATABASE_URL: '', REDIS_URL: '' };

const start = ({ path, environment }: Program, words: readonly string[]): ChildProcess =>
  spawn(process.execPath, [path, ...words], {
    env: { ...process.env, ...quiet, TRELLIS_FEEDBACK_LIMIT: '1000000', ...environment },
    stdio: ['ignore', 'pipe', 'pipe'],
  });

/** Starts a command line. */
export function startCommand(program: Program, ...words: string[]): RunningCommand {
  const child = start(program, words);
  const [out, err]: string[][] = [[], []];
  child.stdout?.on('data', (chunk) => out.push(String(chunk)));
  child.stderr?.on('data', (chunk) => err.push(String(chunk)));
  const ended = once(child, 'close').then(([code]: (number | null)[]) => ({
    ...{ code, out: out.join(''), err: err.join('').trim() },
  }));
  return { kill: () => void child.kill('SIGKILL'), ended };
}

/** Runs a command line to its end. */
export const runCommand = (program: Program, ...words: string[]): Promise<EndedCommand> =>
  startCommand(program, ...words).ended;

/** Starts a server on a store, and waits until it is ready. Throws what it wrote if it ends before that. */
export async function startOwnServer(program: Program, data: string, port = 0): Promise<OwnServer> {
  const child = start(program, ['serve', '--data', data, '--port', String(port)]);
  const gone = once(child, 'exit');
  const logged: string[] = [];
  child.stdout?.on('data', (chunk) => logged.push(String(chunk)));
  const url = await addressOf(child);
  const ready = await fetch(`${url}/api/site/`);
  await ready.arrayBuffer();
  if (!ready.ok) throw new Error(`the server answers ${ready.status}`);
  return {
    url,
    async kill() {
      child.kill('SIGKILL');
      await gone;
    },
    errors: () => [...logged.join('').matchAll(/"err":\{.*"message":"([^"]*)"/g)].map(([, message]) => message),
  };
}

function addressOf(child: ChildProcess): Promise<string> {
  return new Promise((resolve, reject) => {
    let said = '';
    const listen = (chunk: Buffer): void => {
      said += chunk.toString();
      const [address] = /http:\/\/[\d.]+:\d+/.exec(said) ?? [];
      if (address) resolve(address);
    };
    child.stdout?.on('data', listen);
    child.stderr?.on('data', listen);
    child.once('exit', () => reject(new Error(`the server did not start: ${said}`)));
  });
}
