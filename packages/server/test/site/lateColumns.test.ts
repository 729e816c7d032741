import { afterAll, beforeAll, expect, it, onTestFinished, vi } from 'vitest';
import { goldenDataset } from '../golden/readGolden.ts';
import { startSite, type SiteServer } from './siteServer.ts';

let site: SiteServer;
beforeAll(async () => {
  site = await startSite(goldenDataset);
});
afterAll(() => site.stop());

async function ask(query: string): Promise<string> {
  const answer = await fetch(`${site.url}/api/?result=0`, { method: 'POST', body: new URLSearchParams({ query }) });
  expect(answer.status).toBe(200);
  return ((await answer.json()) as { request_id: string }).request_id;
}

const views = (id: string): readonly string[] => [
  ...['summary', 'table', 'list_enrichment', 'motif_enrichment', 'analysis_enrichment', 'sungear'].map(
    (name) => `/api/${name}/${id}/`,
  ),
  ...['bound_regulated', 'functions'].map((name) => `/api/${name}/${id}/`),
  ...[`/api/export/${id}.csv`, `/api/network/${id}/`, '/api/site/', '/api/edges/', '/api/tfs/'],
];

const answerAt = async (path: string) => {
  const answer = await fetch(site.url + path);
  return { path, status: answer.status, text: await answer.text() };
};

it('reads what an answer needs, and gives the same answers as with all data in memory', async () => {
  const [{ index, chunks, rest }] = site.manifest.editions;
  await fetch(`${site.url}/api/site/`);
  expect(site.parts).toEqual([index]);
  const tf = site.manifest.editions[0].facts.defaultTf;
  const id = await ask(`${tf} or all_tfs[pvalue < 0.01]`);
  const whole = [];
  for (const path of views(id)) whole.push(await answerAt(path));
  expect([...new Set(site.parts)].sort()).toEqual(expect.arrayContaining([...chunks, rest].sort()));
  for (const answer of whole) {
    site.reopen();
    expect(await answerAt(answer.path)).toEqual(answer);
  }
  expect(whole.filter(({ status }) => status === 200).length).toBeGreaterThan(9);
});

it('reads no other analyses for the targets of one TF', async () => {
  // Nothing is read ahead, which begins a second after the first answer.
  vi.useFakeTimers({ toFake: ['setTimeout'] });
  onTestFinished(() => void vi.useRealTimers());
  site.reopen();
  const [{ index, chunks, facts }] = site.manifest.editions;
  const id = await ask(facts.defaultTf);
  await answerAt(`/api/summary/${id}/`);
  const [first, ...others] = site.parts;
  expect(first).toBe(index);
  expect(others.length).toBeGreaterThan(0);
  expect(chunks).toEqual(expect.arrayContaining(others));
});
