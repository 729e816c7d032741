import { spawn, type ChildProcess } from 'node:child_process';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from './demoFolder.ts';

/** The built server in a separate process. */
export interface MeasuredServer {
  readonly url: string;
  /** Milliseconds from the start of the process to its first response that needs the data set. */
  readonly ready: number;
  /** High-water mark of the process's memory in MB, worker threads included. */
  peak(): number;
  /** Current memory of the process in MB. */
  memory(): number;
  /** Number of its open files and connections. */
  descriptors(): number;
  stop(): void;
  /** Kills it without a shutdown. */
  kill(): void;
}

export async function startServer(
  place: string,
  environment: Readonly<Record<string, string>> = {},
): Promise<MeasuredServer> {
  const start = performance.now();
  const program = join(root, 'packages/server/dist/trellis.js');
  const child = spawn(process.execPath, [program, 'serve', '--data', place, '--port', '0'], {
    env: { ...process.env, ...environment },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const url = await addressOf(child);
  const response = await fetch(`${url}/api/site/`);
  await response.arrayBuffer();
  if (!response.ok) throw new Error(`the server answers ${response.status}`);
  return {
    url,
    ready: performance.now() - start,
    peak: () => memoryOf(child, 'VmHWM'),
    memory: () => memoryOf(child, 'VmRSS'),
    descriptors: () => readdirSync(`/proc/${child.pid}/fd`).length,
    stop: () => void child.kill(),
    kill: () => void child.kill('SIGKILL'),
  };
}

function memoryOf({ pid }: ChildProcess, line: 'VmHWM' | 'VmRSS'): number {
  const status = readFileSync(`/proc/${pid}/status`, 'utf8');
  return (Number(new RegExp(`${line}:\\s+(\\d+)`).exec(status)?.[1]) * 1024) / 1e6;
}

function addressOf(child: ChildProcess): Promise<string> {
  return new Promise((resolve, reject) => {
    let said = '';
    child.stdout?.on('data', (chunk: Buffer) => {
      said += chunk.toString();
      const address = /http:\/\/\S+/.exec(said);
      if (address) resolve(address[0]);
    });
    child.once('exit', () => reject(new Error('the server did not start')));
  });
}
