import { spawn, type ChildProcess } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from './demoFolder.ts';

/** The built server as a process of its own, and what it costs. */
export interface MeasuredServer {
  readonly url: string;
  /** Milliseconds from the start of the process to its first answer that needs the data set. */
  readonly ready: number;
  /** High-water mark of the process's memory in MB, worker threads included. */
  peak(): number;
  stop(): void;
}

export async function startServer(folder: string): Promise<MeasuredServer> {
  const start = performance.now();
  const program = join(root, 'packages/server/dist/trellis.js');
  const child = spawn(process.execPath, [program, 'serve', '--data', folder, '--port', '0'], {
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const url = await addressOf(child);
  const response = await fetch(`${url}/api/site/`);
  await response.arrayBuffer();
  if (!response.ok) throw new Error(`the server answers ${response.status}`);
  return {
    url,
    ready: performance.now() - start,
    peak: () => Number(/VmHWM:\s+(\d+)/.exec(readFileSync(`/proc/${child.pid}/status`, 'utf8'))?.[1]) / 1024,
    stop: () => void child.kill(),
  };
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
