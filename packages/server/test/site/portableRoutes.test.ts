import type { PortableOpened } from '@trellis/contract/portable';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { packQuestion, unpackQuestion } from '../../src/site/portableQuestion.ts';
import { fixture } from '../testServer.ts';
import { startSite, type SiteServer } from './siteServer.ts';

/** The same site in two browsers: who asks, and who opens the link. */
let [mine, other]: SiteServer[] = [];
beforeAll(async () => {
  [mine, other] = [await startSite(fixture('mini')), await startSite(fixture('mini'))];
});
afterAll(async () => {
  await mine.stop();
  await other.stop();
});

async function submit(site: SiteServer, fields: Readonly<Record<string, string | File>>): Promise<string> {
  const form = new FormData();
  for (const [name, value] of Object.entries(fields)) form.append(name, value);
  const answer = await fetch(`${site.url}/api/?result=0`, { method: 'POST', body: form });
  expect(answer.status).toBe(200);
  return ((await answer.json()) as { request_id: string }).request_id;
}

const textAt = async (site: SiteServer, path: string): Promise<string> => (await fetch(site.url + path)).text();

const lettersOf = (id: string, revision: number): Promise<string> => textAt(mine, `/api/portable/${id}/${revision}/`);

async function open(site: SiteServer, letters: string): Promise<PortableOpened> {
  const headers = { 'Content-Type': 'application/json' };
  const answer = await fetch(`${site.url}/api/portable/`, { method: 'POST', headers, body: JSON.stringify(letters) });
  expect(answer.status).toBe(200);
  return (await answer.json()) as PortableOpened;
}

const views = (id: string, revision: number) =>
  [`/api/summary/${id}/`, `/api/table/${id}/`, `/api/export/${id}.csv`].map((path) => `${path}?revision=${revision}`);

async function rename(site: SiteServer, id: string, name: string): Promise<number> {
  const address = `${site.url}/api/ids/${id}/`;
  const [[key, state], ...rest] = (await (await fetch(address)).json()) as [unknown, { name: string }][];
  const headers = { 'Content-Type': 'application/json' };
  const body = JSON.stringify([[key, { ...state, name }], ...rest]);
  const answer = await fetch(address, { method: 'POST', headers, body });
  return Number(answer.headers.get('x-revision'));
}

it('a question with its lists and names gives the same bytes in another browser', async () => {
  const genes = new File(['>mine\nAT1G00030\nAT1G00040\nAT1G00050\n'], 'genes.txt');
  const id = await submit(mine, { query: 'ALF or BET', targetgenes: genes });
  const revision = await rename(mine, id, 'a name of mine');
  const opened = await open(other, await lettersOf(id, revision));
  expect(opened).toMatchObject({ id, revision, isList: false, edition: 'development' });
  expect(opened.secret).toMatch(/^[\w-]{20,}$/);
  for (const path of views(id, revision)) expect(await textAt(other, path)).toBe(await textAt(mine, path));
  expect(await textAt(other, `/api/summary/${id}/?revision=${revision}`)).toContain('a name of mine');
  // Opened again, it changes nothing.
  expect(await open(other, await lettersOf(id, revision))).toMatchObject({ revision, secret: null });
});

it('brings the own analyses along, and does not let who opens it delete them where they were made', async () => {
  const metadata = { TRANSCRIPTION_FACTOR_ID: 'AT1G00010', EXPERIMENT_TYPE: 'Binding', EDGE_TYPE: 'in planta:Bound' };
  const id = await submit(mine, {
    query: 'own_analyses',
    ownanalyses: new File(['AT1G00030\nAT1G00040\n'], 'peaks.txt'),
    ownanalyses_metadata: JSON.stringify([metadata]),
  });
  const { secret } = await open(other, await lettersOf(id, 0));
  const [path] = views(id, 0);
  expect(await textAt(other, path)).toBe(await textAt(mine, path));
  const headers = { 'X-Request-Secret': secret ?? '' };
  const remove = async (site: SiteServer) =>
    (await fetch(`${site.url}/api/${id}/`, { method: 'DELETE', headers })).status;
  expect([await remove(mine), await remove(other)]).toEqual([403, 204]);
  expect((await fetch(mine.url + path)).status).toBe(200);
});

it('keeps the names that this browser gave itself: those of the link become the next revision', async () => {
  const id = await submit(mine, { query: 'ALF' });
  await open(other, await lettersOf(id, 0));
  expect(await rename(other, id, 'theirs')).toBe(1);
  expect(await rename(mine, id, 'mine')).toBe(1);
  const { revision } = await open(other, await lettersOf(id, 1));
  expect(revision).toBe(2);
  expect(await textAt(other, `/api/summary/${id}/?revision=1`)).toContain('theirs');
  expect(await textAt(other, `/api/summary/${id}/?revision=2`)).toContain('mine');
});

it('brings a gene list, behind the result that it is from', async () => {
  const result = await submit(mine, { query: 'ALF' });
  const headers = { 'Content-Type': 'application/json' };
  const answer = await fetch(`${mine.url}/api/gene-lists/`, {
    method: 'POST',
    headers,
    body: JSON.stringify({ genes: ['AT1G00030', 'AT1G00040'], result }),
  });
  const { id } = (await answer.json()) as { id: string };
  expect(await open(other, await lettersOf(id, 0))).toMatchObject({ id, isList: true });
  for (const path of [`/api/gene-lists/${id}/`, `/api/gene-lists/${id}/regulators/`, `/api/summary/${result}/`])
    expect(await textAt(other, path)).toBe(await textAt(mine, path));
});

it('that leads back to itself is packed and deleted all the same', { timeout: 20_000 }, async () => {
  const [a, b] = [crypto.randomUUID(), crypto.randomUUID()];
  const recordOf = (id: string, computedFrom: string) => ({
    ...{ id, edition: 'development', version: 'v', created: '2026-01-01T00:00:00.000Z', revisions: [] },
    inputs: JSON.stringify({ inputs: { query: 'ALF', edges: [] }, predefined: {}, computedFrom }),
  });
  const { secret } = await open(other, packQuestion({ format: 1, records: [recordOf(a, b), recordOf(b, a)] }));
  const answer = await fetch(`${other.url}/api/portable/${b}/0/`);
  expect([answer.status, unpackQuestion(await answer.text()).records.length]).toEqual([200, 20]);
  const headers = { 'X-Request-Secret': secret ?? '' };
  for (const [id, status] of [
    [a, 204],
    [b, 410],
  ] as const)
    expect((await fetch(`${other.url}/api/${id}/`, { method: 'DELETE', headers })).status).toBe(status);
});

it('says that the site does not have the data of a question', async () => {
  const record = { id: crypto.randomUUID(), edition: 'rice', version: 'v', created: '2026-01-01T00:00:00.000Z' };
  const inputs = JSON.stringify({ inputs: { query: 'ALF', edges: [] }, predefined: {} });
  const letters = packQuestion({ format: 1, records: [{ ...record, inputs, revisions: [] }] });
  const headers = { 'Content-Type': 'application/json' };
  const answer = await fetch(`${other.url}/api/portable/`, {
    method: 'POST',
    headers,
    body: JSON.stringify(letters),
  });
  expect(await answer.text()).toContain('This site has no data set "rice"');
});

it('says what an address misses that has no question, and what is wrong with one that was cut', async () => {
  const id = await submit(mine, { query: 'ALF' });
  expect((await fetch(`${other.url}/api/summary/${id}/`)).status).toBe(404);
  const headers = { 'Content-Type': 'application/json' };
  const body = JSON.stringify((await lettersOf(id, 0)).slice(0, -5));
  const answer = await fetch(`${other.url}/api/portable/`, { method: 'POST', headers, body });
  expect(answer.status).toBe(400);
  expect(await answer.text()).toContain('it was cut or changed');
});
