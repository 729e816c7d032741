import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { generateDemo, openStore } from '@trellis/store';
import { get } from './calls.ts';
import { report } from '../scripts/rig/report.ts';
import { startServer } from '../scripts/rig/server.ts';

/** Editions of a server of many communities. */
const count = 30;

/** Measures a server with many small editions: when it is ready, and its memory before and after each was asked for once. */
export async function measureEditions(): Promise<void> {
  const data = await mkdtemp(join(tmpdir(), 'trellis-editions-'));
  try {
    const names = Array.from({ length: count }, (_, i) => `species${i + 1}`);
    const store = await openStore(data);
    for (const edition of names) await store.datasets.replace(generateDemo({ edition, size: 'small' }));
    await store.close();
    const server = await startServer(data);
    const cpu = server.cpuMs();
    report(`ready with ${count} editions`, server.ready, { budget: 3000 });
    report('processor time until then', cpu);
    report(`memory with ${count} editions, none asked for`, server.memory(), { unit: 'MB' });
    const times: number[] = [];
    for (const edition of names) times.push((await get(`${server.url}/api/site/?edition=${edition}`)).ms);
    report('first answer of an edition, slowest of all', Math.max(...times));
    report(`memory with ${count} editions, each asked for`, server.memory(), { unit: 'MB', budget: 700 });
    await server.stop();
  } finally {
    await rm(data, { recursive: true, force: true });
  }
}
