import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { openStore } from '@trellis/store';
import { buildApp } from '../src/app.ts';
import { readConfig } from '../src/config/config.ts';
import { smallDemo } from '../../store/test/smallDemo.ts';

export interface DemoServer {
  /** Its data folder. */
  readonly data: string;
  readonly url: string;
  stop(): Promise<void>;
}

/** A real server with that many worker threads on the small demo of arabidopsis: enough data to be busy with. */
export async function startDemoServer(threads: number): Promise<DemoServer> {
  const data = await mkdtemp(join(tmpdir(), 'trellis-demo-'));
  const store = await openStore(data);
  await store.datasets.replace(smallDemo('arabidopsis'));
  await store.close();
  const app = await buildApp(readConfig({ data, port: 0, log: 'silent', threads }, {}), { isApiOnly: true });
  const url = await app.listen({ port: 0, host: '127.0.0.1' });
  return {
    ...{ data, url },
    async stop() {
      await app.close();
      await rm(data, { recursive: true, force: true });
    },
  };
}
