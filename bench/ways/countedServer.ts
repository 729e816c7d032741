import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { setTimeout } from 'node:timers/promises';
import { root } from '../../scripts/rig/root.ts';
import { inBundle, ranFunctions, type ScriptCoverage } from './ranFunctions.ts';

/** Functions that run in a second without a call: timers. */
const maxIdleFunctions = 40;

/** Seconds without work after which a server is at rest, and longest wait for that: a large data set has many examples to compute. */
const [restSeconds, maxSeconds] = [4, 600];

/** A server whose functions are counted. */
export interface CountedServer {
  readonly port: string;
  /** What has run in it since the last time. Throws if it has ended. */
  take(): Promise<readonly ScriptCoverage[]>;
  /** Waits until it does no work of its own any more, e.g. for examples. Throws after ten minutes. */
  settle(): Promise<void>;
  stop(): void;
}

/** Starts the server of `npm run build` on a folder of data. Throws if it ends before it is ready. */
export async function startCounted(data: string): Promise<CountedServer> {
  const server = spawn(
    process.execPath,
    ['--import', new URL('counter.mjs', import.meta.url).href, join(root, 'packages/server/dist/start.js')],
    {
      env: { ...process.env, TRELLIS_DATA: data, PORT: '0', TRELLIS_CALL_LIMIT: '0', TRELLIS_COST_LIMIT: '0' },
      stdio: ['ignore', 'pipe', 'inherit', 'ipc'],
    },
  );
  const ended: Promise<never> = once(server, 'exit').then(([code, signal]) => {
    throw new Error(`the server has ended with ${String(code ?? signal)}`);
  });
  ended.catch(() => undefined);
  const ready = new Promise<string>((resolve) => {
    let text = '';
    server.stdout?.on('data', (chunk) => {
      text += String(chunk);
      const found = /ready: http:\/\/[\w.]+:(\d+)/.exec(text);
      if (found) resolve(found[1]);
    });
  });
  const take = async (): Promise<readonly ScriptCoverage[]> => {
    server.send('take');
    const [scripts] = (await Promise.race([once(server, 'message'), ended])) as [readonly ScriptCoverage[]];
    return scripts;
  };
  return { port: await Promise.race([ready, ended]), take, settle: () => settle(take), stop: () => server.kill() };
}

async function settle(take: CountedServer['take']): Promise<void> {
  await take();
  let idle = 0;
  for (let seconds = 0; seconds < maxSeconds; seconds++) {
    await setTimeout(1000);
    idle = ranFunctions(await take(), inBundle).size < maxIdleFunctions ? idle + 1 : 0;
    if (idle === restSeconds) return;
  }
  throw new Error('the server does not come to rest');
}
