import { rmSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { openStore } from '@trellis/store';
import { get, postBrief } from '../calls.ts';
import { root } from '../../scripts/rig/root.ts';
import { median } from '../../scripts/rig/report.ts';
import { startServer } from '../../scripts/rig/server.ts';
import { grownDemo } from './grownDemo.ts';

/** Values with their units, by the name of the measure. */
export type Measures = ReadonlyMap<string, { readonly unit: string; readonly value: number }>;

const window = 'row=0&rows=60&column=0&columns=24';

/** Measured queries and views. Every run submits a new request, so that no cached answer is measured. */
const kinds: readonly { name: string; query: string; network?: true; path?: (id: string) => string }[] = [
  { name: 'one TF', query: 'AT4G24020' },
  { name: 'summary of one TF', query: 'AT4G24020', path: (id) => `summary/${id}/` },
  { name: 'window of one TF', query: 'AT4G24020', path: (id) => `table/${id}/?${window}` },
  { name: 'all_tfs and its first window', query: 'all_tfs', path: (id) => `table/${id}/?${window}` },
  {
    name: 'gene sets of 62 analyses',
    query: 'all_expression[id<=470]',
    path: (id) => `analysis_enrichment/${id}/?genes=0`,
  },
  { name: 'AUPR of all_tfs', query: 'all_tfs', network: true, path: (id) => `aupr/${id}/data/` },
];

/** Imports the demo with `times` as many analyses, serves it and measures calls. Removes everything afterwards. */
export async function measureGrowth(times: number, runs: number): Promise<Measures> {
  const measures = new Map<string, { unit: string; value: number }>();
  const add = (name: string, value: number, unit: string) => measures.set(name, { unit, value });
  const folder = join(root, '.cache', `growth-${times}`);
  rmSync(folder, { recursive: true, force: true });
  try {
    const { counts, seconds } = await importInto(folder, times);
    add('analyses', counts.analyses, '');
    add('interactions', counts.interactions, '');
    add('import', seconds, 's');
    add('file', statSync(join(folder, 'arabidopsis.sqlite')).size / 1e6, 'MB');
    const server = await startServer(folder, { environment: { TRELLIS_EDITION: 'arabidopsis' } });
    try {
      add('start to the first answer', server.ready / 1000, 's');
      add('memory after the start', server.memory(), 'MB');
      await measureCalls(server.url, runs, (name, ms) => add(name, ms, 'ms'));
      add('highest memory', server.peak(), 'MB');
    } finally {
      server.stop();
    }
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
  return measures;
}

async function importInto(folder: string, times: number) {
  const contents = grownDemo(times);
  const store = await openStore(folder);
  const start = performance.now();
  const { counts } = await store.datasets.replace(contents);
  await store.close();
  return { counts, seconds: (performance.now() - start) / 1000 };
}

async function measureCalls(url: string, runs: number, add: (name: string, ms: number) => void): Promise<void> {
  const [network] = (await (await fetch(`${url}/api/networks/`)).json()) as string[];
  for (const { name, query, network: withNetwork, path } of kinds) {
    const fields = { query, ...(withNetwork && { targetnetworks: network }) };
    const ask = async () => {
      const { ms, id } = await postBrief(url, fields);
      return ms + (path ? (await get(`${url}/api/${path(id)}`)).ms : 0);
    };
    await ask();
    const all: number[] = [];
    for (let i = 0; i < runs; i++) all.push(await ask());
    add(name, median(all));
  }
}
