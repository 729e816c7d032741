import { spawn } from 'node:child_process';
import { fileURLToPath } from 'node:url';

/** What another user saw: times of light calls in milliseconds, and the calls that failed. */
export interface Witnessed {
  readonly calls: number;
  readonly p50: number;
  readonly p99: number;
  readonly failures: readonly string[];
}

/** Starts another user, who works on the request `id` until `end`. */
export function startWitness(url: string, id: string): { end(): Promise<Witnessed> } {
  const program = fileURLToPath(new URL('witness.ts', import.meta.url));
  const child = spawn(process.execPath, ['--import', 'tsx', program, url, id], {
    stdio: ['pipe', 'pipe', 'inherit'],
  });
  let text = '';
  child.stdout.on('data', (part: Buffer) => (text += part.toString()));
  const closed = new Promise((resolve) => child.once('close', resolve));
  return {
    async end() {
      child.stdin.end();
      await closed;
      return JSON.parse(text) as Witnessed;
    },
  };
}
