import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { FastifyInstance } from 'fastify';
import { problemMedia, readGene } from '@trellis/contract';
import { schemasOf } from '@trellis/contract/schemas';
import { openStore } from '@trellis/store';
import Schema from 'typebox/schema';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { buildApp } from '../src/app.ts';
import { readConfig } from '../src/config/config.ts';
import { fixture, startServer, type TestServer } from './testServer.ts';
import { propertyRuns } from '../../core/test/propertyRuns.ts';
import { smallDemo } from '../../store/test/smallDemo.ts';

describe('GET /api/gene/ID/', () => {
  let server: TestServer;
  beforeAll(async () => {
    server = await startServer(fixture('mini'));
  });
  afterAll(() => server.stop());

  const ask = (name: string, headers: Readonly<Record<string, string>> = {}) =>
    fetch(`${server.url}/api/gene/${encodeURIComponent(name)}/?edition=development`, { redirect: 'manual', headers });

  it('says what is known about a gene', async () => {
    const answer = await ask('AT1G00040');
    expect(answer.status).toBe(200);
    expect(await answer.json()).toMatchObject({
      edition: 'development',
      id: 'AT1G00040',
      regulators: expect.arrayContaining([
        expect.objectContaining({ tf: 'AT1G00010', symbol: 'ALF', analyses: expect.anything() }),
      ]),
      lists: ['Examples: red'],
      networks: [expect.objectContaining({ network: 'Ranked' })],
      terms: null,
      orthologs: [],
      motifs: expect.arrayContaining([{ region: '500bp_promoter', clusters: [{ cluster: 'cluster_1', hits: 2 }] }]),
      tf: null,
    });
  });

  it('says what its analyses say about a TF', async () => {
    expect(await (await ask('AT1G00010')).json()).toMatchObject({
      symbol: 'ALF',
      tf: { query: 'AT1G00010', analyses: [{ id: 1 }, { id: 2 }], functions: null, conservation: [] },
    });
  });

  it('redirects every other name of a gene to its id', async () => {
    for (const name of ['ALF', 'alf', 'at1g00010', 'AT1G00010.1']) {
      const answer = await ask(name);
      expect([name, answer.status, answer.headers.get('location')]).toEqual([
        name,
        301,
        '/api/gene/AT1G00010/?edition=development',
      ]);
    }
  });

  it('lists the genes of an ambiguous name', async () => {
    const answer = await ask('old1');
    expect(answer.status).toBe(300);
    expect(await answer.json()).toMatchObject({ name: 'old1', genes: [{ id: 'AT1G00060' }, { id: 'AT1G00070' }] });
  });

  it('names the nearest names of an unknown one', async () => {
    const answer = await ask('ALFF', { Accept: problemMedia });
    expect(answer.status).toBe(404);
    expect(await answer.json()).toMatchObject({ code: 'unknown-gene', suggestions: expect.arrayContaining(['ALF']) });
    expect(await (await ask('ALFF')).text()).toContain('Did you mean ALF');
  });

  it('answers hostile names with a status of the caller', async () => {
    const names = [
      ' ',
      '%',
      '../AT1G00010',
      '<script>',
      "' or 1=1",
      '\0',
      'é'.repeat(90),
      'x'.repeat(300),
      '__proto__',
    ];
    for (const name of names) {
      const { status } = await ask(name);
      expect([name, [400, 404, 414].includes(status)]).toEqual([name, true]);
    }
  });
});

/** Editions, and how many of their genes are asked for besides the TFs that have analyses. */
const editions = [
  ['arabidopsis', propertyRuns(1000)],
  ['maize', propertyRuns(640)],
  ['rice', propertyRuns(640)],
] as const;

describe('genes of the demo editions', () => {
  let data: string;
  let app: FastifyInstance;
  beforeAll(async () => {
    data = await mkdtemp(join(tmpdir(), 'trellis-genes-'));
    const store = await openStore(data);
    for (const [edition] of editions) await store.datasets.replace(smallDemo(edition));
    await store.close();
    app = await buildApp(readConfig({ data, port: 0, log: 'silent' }, {}), { computing: 'all in process' });
    await app.ready();
  });
  afterAll(async () => {
    await app.close();
    await rm(data, { recursive: true, force: true });
  });

  it.each(editions)(
    'have an answer that fits the schema: %s',
    async (edition, count) => {
      const schema = JSON.parse(JSON.stringify(schemasOf(readGene).answer)) as Record<string, unknown>;
      const { genes, analyses } = smallDemo(edition);
      const [step, tfs] = [Math.floor(genes.length / count), new Set(analyses.map(({ tf }) => tf))];
      const asked = genes.filter((_, place) => place % step === 0 || tfs.has(place));
      const seen = { functions: 0, conservation: 0, terms: 0, orthologs: 0 };
      for (const [i, { id }] of asked.entries()) {
        const { statusCode, body } = await app.inject({ url: `/api/gene/${id}/?edition=${edition}` });
        expect([id, statusCode]).toEqual([id, 200]);
        const message = JSON.parse(body) as GeneMessage;
        if (i % 7 === 0) expect([id, Schema.Errors(schema, message)[1]]).toEqual([id, []]);
        seen.functions += message.tf?.functions?.length ?? 0;
        seen.conservation += message.tf?.conservation.length ?? 0;
        seen.terms += message.terms?.length ?? 0;
        seen.orthologs += message.orthologs.flatMap(({ genes: found }) => found).length;
      }
      expect(Object.entries(seen).filter(([, count]) => count === 0)).toEqual([]);
    },
    60_000,
  );
});

interface GeneMessage {
  readonly terms: readonly unknown[] | null;
  readonly orthologs: readonly { readonly genes: readonly unknown[] }[];
  readonly tf: { readonly functions: readonly unknown[] | null; readonly conservation: readonly unknown[] } | null;
}
