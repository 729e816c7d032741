import { spawn, type ChildProcess } from 'node:child_process';
import { fileURLToPath } from 'node:url';

const root = fileURLToPath(new URL('../..', import.meta.url));
/** The command line as it is built; `site.ts` builds what is stale. */
const commandLine = ['packages/server/dist/trellis.js'];

type Settings = Readonly<Record<string, string>>;

function start(args: readonly string[], settings: Settings = {}): ChildProcess {
  return spawn(process.execPath, args, {
    cwd: root,
    stdio: ['ignore', 'pipe', 'pipe'],
    env: { ...process.env, ...settings },
  });
}

/** Runs a script of the repository to its end; fails with what it said when it fails. */
export async function run(...args: string[]): Promise<void> {
  const child = start(args);
  const said = listen(child);
  const code = await new Promise<number | null>((done) => child.once('close', done));
  if (code !== 0) throw new Error(`${args.join(' ')} ended with ${code}: ${said()}`);
}

/** Runs a command of `trellis`. */
export const trellis = (...args: string[]): Promise<void> => run(...commandLine, ...args);

function listen(child: ChildProcess): () => string {
  let text = '';
  child.stdout?.on('data', (chunk: Buffer) => (text += chunk.toString()));
  child.stderr?.on('data', (chunk: Buffer) => (text += chunk.toString()));
  return () => text;
}

export interface RunningServer {
  readonly port: number;
  stop(): Promise<void>;
}

/** Starts a server on a free port, with environment variables, and waits until it is ready. */
export async function serve(data: string, settings?: Settings): Promise<RunningServer> {
  const child = start([...commandLine, 'serve', '--data', data, '--port', '0', '--host', '127.0.0.1'], settings);
  const said = listen(child);
  const ended = new Promise<void>((done) => child.once('close', () => done()));
  const stop = async () => {
    child.kill();
    await ended;
  };
  for (let tries = 0; tries < 300; tries++) {
    const port = Number(/http:\/\/127\.0\.0\.1:(\d+)/.exec(said())?.[1]);
    if (port && (await isReady(port))) return { port, stop };
    if (child.exitCode !== null) break;
    await new Promise((done) => setTimeout(done, 100));
  }
  await stop();
  throw new Error(`the server did not start: ${said()}`);
}

async function isReady(port: number): Promise<boolean> {
  try {
    return (await fetch(`http://127.0.0.1:${port}/healthz`)).ok;
  } catch {
    return false;
  }
}
