/**
 * `npm run bench`: measures the built server on the full-size arabidopsis demo. Prints medians; every measurement submits a
 * new request, so that no cached answer is measured. Exits with 1 if a budget is missed.
 */
import { execFileSync } from 'node:child_process';
import { measureAnalyses } from './analyses.ts';
import { measureBatch } from './batch.ts';
import { measureBrowser } from './browser.ts';
import { measureDegrees } from './degrees.ts';
import { measureEditions } from './editions.ts';
import { download, get, postBrief, postFull } from './calls.ts';
import { demoFolder } from '../scripts/rig/demoFolder.ts';
import { root } from '../scripts/rig/root.ts';
import { measureGeneLists } from './geneLists.ts';
import { median, medianOf, missedBudgets, report } from '../scripts/rig/report.ts';
import { measureOwnData } from './ownData.ts';
import { measureReading } from './reading.ts';
import { measureSearch } from './search.ts';
import { startServer } from '../scripts/rig/server.ts';
import { measureUploadedNetwork } from './uploadedNetwork.ts';

execFileSync(process.execPath, ['scripts/build.mjs', '--if-stale'], { cwd: root, stdio: 'inherit' });
const folder = await demoFolder();

const starts: number[] = [];
for (let i = 0; i < 3; i++) {
  const server = await startServer(folder);
  starts.push(server.ready);
  server.stop();
}
report('cold start to the first answer', median(starts), { budget: 3000 });

const server = await startServer(folder);
const { url } = server;
const [one, two] = ['AT4G24020', 'AT4G24020 and AT5G65210'];

const posted = (query: string, runs = 7) => medianOf(runs, async () => (await postFull(url, query)).ms);
const window = 'row=0&rows=60&column=0&columns=24';
const viewed = (query: string, path: (id: string) => string, runs = 5) =>
  medianOf(runs, async () => (await get(`${url}/api/${path((await postBrief(url, query)).id)}`)).ms);
const firstWindow = (query: string) =>
  medianOf(5, async () => {
    const { ms, id } = await postBrief(url, query);
    return ms + (await get(`${url}/api/table/${id}/?${window}`)).ms;
  });

report('POST of one TF, full answer', await posted(one), { budget: 60 });
report('POST of A and B, full answer', await posted(two));
report('POST of all_expression, full answer', await posted('all_expression'), { budget: 300 });
report('POST of all_expression and first window', await firstWindow('all_expression'));
report('POST of all_tfs and first window', await firstWindow('all_tfs'), { budget: 300 });
const full = await postFull(url, 'all_tfs');
report(
  `POST of all_tfs, full answer (${(full.bytes / 1e6).toFixed(0)} MB)`,
  median([full.ms, await posted('all_tfs', 2)]),
  { budget: 700 },
);
report('summary of all_tfs', await viewed('all_tfs', (id) => `summary/${id}/`));
report('stats of all_tfs', await viewed('all_tfs', (id) => `stats/${id}/`));
report('csv export of all_expression', await viewed('all_expression', (id) => `export/${id}.csv`, 3));
const exported = await medianOf(5, async () => {
  const { id } = await postBrief(url, 'all_tfs');
  return (await download(`${url}/api/export/${id}.csv`)).ms;
});
report('csv export of all_tfs (615 MB)', exported, { budget: 700 });
report('Arrow file of all_expression', await viewed('all_expression', (id) => `export/${id}.arrow`), { budget: 100 });
report('xlsx export of all_expression', await viewed('all_expression', (id) => `export/${id}.xlsx`, 1));
report('GET /api/tfs/ (p99) while all_tfs is sent in full', await worstOfLight(), { budget: 50 });
await measureUploadedNetwork(url);
await measureReading(url);
await measureAnalyses(server);
await measureDegrees(folder);
await measureGeneLists(url);
await measureSearch(url);
await measureBrowser(url);
await measureEditions();
// A second thread for long questions takes 70 to 90 MB of it (docs/guide/sizing.md).
report('peak memory of the server', server.peak(), { unit: 'MB', budget: 720 });
await measureBatch(url);
await measureOwnData(url);
report('peak memory after batches and uploads of 17 MB', server.peak(), { unit: 'MB', budget: 820 });
server.stop();
process.exitCode = missedBudgets() ? 1 : 0;

/** 99th percentile of a light call during a heavy response. */
async function worstOfLight(): Promise<number> {
  let sending = true;
  const heavy = postFull(url, 'all_tfs').finally(() => (sending = false));
  const times: number[] = [];
  while (sending) times.push((await get(`${url}/api/tfs/`)).ms);
  await heavy;
  return times.sort((a, b) => a - b)[Math.floor(times.length * 0.99)];
}
