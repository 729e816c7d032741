import { once } from 'node:events';
import { readdirSync, readFileSync } from 'node:fs';
import { setTimeout } from 'node:timers/promises';
import type { ChildProcess } from 'node:child_process';
import { built, startProgram, type Program } from './program.ts';

/** A server in a process of its own. */
export interface StartedServer {
  /** Its data folder or database. */
  readonly data: string;
  readonly url: string;
  readonly port: number;
  /** Milliseconds from the start of the process to its first response that needs the data set. */
  readonly ready: number;
  /** High-water mark of the process's memory in MB, worker threads included. */
  peak(): number;
  /** Current memory of the process in MB. */
  memory(): number;
  /** CPU time of the process in ms, worker threads included; the system counts in steps of 10 ms. */
  cpuMs(): number;
  /** Number of its open files and connections. */
  descriptors(): number;
  /** The messages of the errors that it has logged. */
  errors(): string[];
  /** Shuts it down, and resolves when the process is gone. */
  stop(): Promise<void>;
  /** Kills it with -9, and resolves when the process is gone. */
  kill(): Promise<void>;
}

/** Time in which a server has to be ready. */
const maxStartMs = 120_000;

interface Options {
  /** The one that `npm run build` makes by default. */
  readonly program?: Program;
  readonly environment?: Readonly<Record<string, string>>;
  /** A free one by default. */
  readonly port?: number;
}

/**
 * Starts a server on a data folder or a database, and waits until it answers. Throws what it wrote if it ends before that.
 */
export async function startServer(
  data: string,
  { program = built, environment = {}, port = 0 }: Options = {},
): Promise<StartedServer> {
  const start = performance.now();
  const child = startProgram({ ...program, environment: { ...program.environment, ...environment } }, [
    ...['serve', '--data', data, '--port', String(port), '--host', '127.0.0.1'],
  ]);
  const gone = once(child, 'exit');
  const logged: string[] = [];
  child.stdout?.on('data', (chunk) => logged.push(String(chunk)));
  const url = await addressOf(child);
  await untilReady(url, start + maxStartMs);
  const end = async (signal: 'SIGTERM' | 'SIGKILL') => {
    child.kill(signal);
    await gone;
  };
  return {
    ...{ data, url },
    port: Number(new URL(url).port),
    ready: performance.now() - start,
    peak: () => memoryOf(child, 'VmHWM'),
    memory: () => memoryOf(child, 'VmRSS'),
    cpuMs: () => cpuMsOf(child),
    descriptors: () => readdirSync(`/proc/${child.pid}/fd`).length,
    errors: () => [...logged.join('').matchAll(/"err":\{.*"message":"([^"]*)"/g)].map(([, message]) => message),
    stop: () => end('SIGTERM'),
    kill: () => end('SIGKILL'),
  };
}

/** Waits until a server is ready; throws the last status at the end of the time. */
async function untilReady(url: string, end: number): Promise<void> {
  for (;;) {
    const response = await fetch(`${url}/readyz`);
    await response.arrayBuffer();
    if (response.ok) return;
    if (performance.now() > end) throw new Error(`the server answers ${response.status}`);
    await setTimeout(20);
  }
}

function memoryOf({ pid }: ChildProcess, line: 'VmHWM' | 'VmRSS'): number {
  const status = readFileSync(`/proc/${pid}/status`, 'utf8');
  return (Number(new RegExp(`${line}:\\s+(\\d+)`).exec(status)?.[1]) * 1024) / 1e6;
}

/** Milliseconds of a tick, in which Linux counts CPU time. */
const tickMs = 10;

function cpuMsOf({ pid }: ChildProcess): number {
  // The name of the program, in brackets, can hold blanks; user and system time are the 12th and 13th field after it.
  const fields = readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ')[1].split(' ');
  return tickMs * (Number(fields[11]) + Number(fields[12]));
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
