import { execFileSync, spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { chmodSync, chownSync, existsSync, mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { createServer, type AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { Redis } from 'ioredis';
import pg from 'pg';

/** A private service on a free port, which a trial can break. */
export interface StartedService {
  readonly url: string;
  /** Kills it without a shutdown. */
  crash(): Promise<void>;
  /** Restarts it on the same port and data, and waits until it responds. */
  start(): Promise<void>;
  /** Stops it and deletes its data. */
  drop(): Promise<void>;
}

/** The user of the PostgreSQL process, which refuses to run as root. */
export const databaseUser = (): { uid: number; gid: number } | undefined => {
  if (process.getuid?.() !== 0) return undefined;
  const idOf = (option: string) =>
    Number(execFileSync('id', [option, 'postgres'], { stdio: ['ignore', 'pipe', 'ignore'] }));
  return { uid: idOf('-u'), gid: idOf('-g') };
};

/** PostgreSQL with an empty data folder. */
export async function startPostgres(): Promise<StartedService> {
  const [folder, port, programs, user] = [
    newFolder('postgres'),
    await freePort(),
    postgresPrograms(),
    databaseUser(),
  ];
  if (user) chownSync(folder, user.uid, user.gid);
  const data = join(folder, 'data');
  const options = { ...user, cwd: folder, stdio: 'ignore' } as const;
  execFileSync(join(programs, 'initdb'), ['-D', data, '-A', 'trust', '-U', 'postgres', '-N'], options);
  const url = `postgres://postgres@127.0.0.1:${port}/postgres`;
  const words = ['-D', data, '-p', String(port), '-k', folder, '-c', 'listen_addresses=127.0.0.1'];
  // SIGQUIT is an immediate shutdown: no checkpoint, and recovery from the log at the next start.
  return own(
    { url, folder, crashSignal: 'SIGQUIT' },
    {
      run: () => spawn(join(programs, 'postgres'), words, options),
      async ask() {
        const client = new pg.Client({ connectionString: url });
        client.on('error', () => {});
        await client.connect();
        await client.end();
      },
    },
  );
}

/** Redis without persistence. */
export async function startRedis(): Promise<StartedService> {
  const [folder, port] = [newFolder('redis'), await freePort()];
  const url = `redis://127.0.0.1:${port}`;
  const words = ['--port', String(port), '--bind', '127.0.0.1', '--save', '', '--appendonly', 'no', '--dir', folder];
  return own(
    { url, folder, crashSignal: 'SIGKILL' },
    {
      run: () => spawn('redis-server', words, { stdio: 'ignore' }),
      async ask() {
        const client = new Redis(url, { lazyConnect: true, retryStrategy: () => null });
        client.on('error', () => {});
        await client.connect();
        await client.ping().finally(() => client.disconnect());
      },
    },
  );
}

interface Kind {
  readonly url: string;
  readonly folder: string;
  readonly crashSignal: 'SIGQUIT' | 'SIGKILL';
}

async function own(
  { url, folder, crashSignal }: Kind,
  { run, ask }: { run(): ChildProcess; ask(): Promise<void> },
): Promise<StartedService> {
  let child: ChildProcess | undefined;
  const end = async (signal: NodeJS.Signals) => {
    const gone = child && once(child, 'exit');
    child?.kill(signal);
    await gone;
    child = undefined;
  };
  const start = async () => {
    child = run();
    const failed = once(child, 'error').then(([error]) => Promise.reject(error as Error));
    failed.catch(() => {});
    await Promise.race([failed, untilAnswered(ask)]);
  };
  await start();
  return {
    url,
    start,
    crash: () => end(crashSignal),
    drop: async () => {
      await end('SIGINT');
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

async function untilAnswered(ask: () => Promise<void>): Promise<void> {
  for (let tries = 0; ; tries++) {
    try {
      return await ask();
    } catch (error) {
      if (tries === 200) throw error;
      await wait(100);
    }
  }
}

function newFolder(name: string): string {
  const folder = mkdtempSync(join(tmpdir(), `trellis-${name}-`));
  chmodSync(folder, 0o755);
  return folder;
}

/** Folder of PostgreSQL's programs: Debian's newest version, otherwise from `pg_config`. */
function postgresPrograms(): string {
  const versions = '/usr/lib/postgresql';
  const newest = existsSync(versions) ? readdirSync(versions).sort((a, b) => Number(b) - Number(a))[0] : undefined;
  return newest ? join(versions, newest, 'bin') : execFileSync('pg_config', ['--bindir']).toString().trim();
}

async function freePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  server.close();
  await once(server, 'close');
  return port;
}
