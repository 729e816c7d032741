import { get, postBrief } from './calls.ts';
import { median, medianOf, report } from '../scripts/rig/report.ts';
import type { StartedServer } from '../scripts/rig/server.ts';

/** Measures all analysis views, each on a new request, so that no cached answer is measured. */
export async function measureAnalyses(server: StartedServer): Promise<void> {
  const { url } = server;
  const view = (query: string, path: (id: string) => string, files?: Readonly<Record<string, string>>) =>
    medianOf(5, async () => (await get(`${url}/api/${path((await postBrief(url, query, files)).id)}`)).ms);
  const geneSets = (id: string) => `analysis_enrichment/${id}/?genes=0`;
  const [nine, thirty] = ['all_tfs[id<=9]', 'all_tfs[id<=30]'];
  const network = { targetnetworks: await rankedNetwork(url, 100_000) };

  report('gene sets of 62 analyses (1,891 pairs)', await view('all_expression', geneSets), { budget: 150 });
  const both = (id: string) => `${geneSets(id)}&model=both`;
  await reportWithCpu(server, {
    name: 'gene sets of 62 analyses, hub-corrected too',
    query: 'all_expression',
    path: both,
    budget: 50,
  });
  await reportWithCpu(server, {
    name: 'gene sets of 470 analyses, hub-corrected too',
    query: 'all_tfs',
    path: both,
    budget: 1500,
  });
  report(
    'gene sets of 62 analyses with their genes',
    await view('all_expression', (id) => `analysis_enrichment/${id}/`),
    { budget: 250 },
  );
  report('gene sets of 470 analyses (110,215 pairs)', await view('all_tfs', geneSets), { budget: 3000 });
  report('motif clusters of 62 analyses', await view('all_expression', (id) => `motif_enrichment/${id}/?alpha=1`), {
    budget: 100,
  });
  report('AUPR of 100,000 edges, 1,000 shuffles', await view('all_tfs', (id) => `aupr/${id}/data/`, network), {
    budget: 700,
  });
  report('Sungear of 9 analyses', await view(nine, (id) => `sungear/${id}/`), { budget: 150 });
  report('Sungear of 30 analyses', await view(thirty, (id) => `sungear/${id}/`), { budget: 1000 });
  report('network of 62 analyses', await view('all_expression', (id) => `network/${id}/`), { budget: 500 });
  report('GET /api/tfs/ (p99) while all of these run', await worstWhile(url, network), { budget: 50 });
}

interface Measured {
  readonly name: string;
  readonly query: string;
  readonly path: (id: string) => string;
  readonly budget: number;
}

/** Reports how long the answer of a view takes, and how much CPU time of the server, which says more on a busy machine. */
async function reportWithCpu(server: StartedServer, { name, query, path, budget }: Measured): Promise<void> {
  const cpu: number[] = [];
  const wall = await medianOf(5, async () => {
    const { id } = await postBrief(server.url, query);
    const before = server.cpuMs();
    const { ms } = await get(`${server.url}/api/${path(id)}`);
    cpu.push(server.cpuMs() - before);
    return ms;
  });
  report(name, wall, { budget });
  report(`${name}, CPU`, median(cpu));
}

/** A network with scores from TFs to genes of the data set: TFs in turn, targets with a fixed stride. */
async function rankedNetwork(url: string, edges: number): Promise<string> {
  const tfs = (await (await fetch(`${url}/api/tfs/?all=0`)).json()) as { value: string }[];
  const { id } = await postBrief(url, 'all_tfs');
  const genes = (await (await fetch(`${url}/api/table/${id}/targets.txt`)).text()).trim().split('\n');
  const lines = Array.from({ length: edges }, (_, i) => {
    const target = genes[(i * 7919) % genes.length];
    return `${tfs[i % tfs.length].value}\tpredicted\t${target}\t${(1 - i / edges).toFixed(6)}`;
  });
  return lines.join('\n');
}

/** 99th percentile of a light call during concurrent analyses. */
async function worstWhile(url: string, network: Readonly<Record<string, string>>): Promise<number> {
  const { id } = await postBrief(url, 'all_tfs', network);
  const paths = [
    `analysis_enrichment/${id}/?genes=0`,
    `motif_enrichment/${id}/?alpha=1`,
    `aupr/${id}/data/`,
    `network/${id}/`,
  ];
  let busy = true;
  const heavy = Promise.all(paths.map((path) => get(`${url}/api/${path}`))).finally(() => (busy = false));
  const times: number[] = [];
  while (busy) times.push((await get(`${url}/api/tfs/`)).ms);
  await heavy;
  return times.sort((a, b) => a - b)[Math.floor(times.length * 0.99)];
}
