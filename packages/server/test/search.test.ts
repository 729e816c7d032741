import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { FastifyInstance } from 'fastify';
import { decodeAnswer, problemMedia, searchEverything, type MessageOf } from '@trellis/contract';
import { schemasOf } from '@trellis/contract/schemas';
import { openStore } from '@trellis/store';
import Schema from 'typebox/schema';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { buildApp } from '../src/app.ts';
import { readConfig } from '../src/config/config.ts';
import { fixture, startServer, type TestServer } from './testServer.ts';
import { smallDemo } from '../../store/test/smallDemo.ts';

type Message = MessageOf<typeof searchEverything>;

describe('GET /api/search/', () => {
  let server: TestServer;
  beforeAll(async () => {
    server = await startServer(fixture('mini'));
  });
  afterAll(() => server.stop());

  const ask = (query: string, headers: Readonly<Record<string, string>> = {}) =>
    fetch(`${server.url}/api/search/?${query}`, { headers });
  const found = async (query: string): Promise<Message> => (await ask(query)).json();

  it('finds TFs, genes, lists, networks and analyses', async () => {
    expect(await found('q=alf')).toMatchObject({
      hits: [
        { kind: 'tf', id: 'AT1G00010', name: 'ALF', detail: 'Alpha factor 1', match: null },
        { kind: 'analysis', id: '1' },
        { kind: 'analysis', id: '2' },
      ],
      totals: { tf: 1, gene: 0, analysis: 2 },
      similar: false,
      term: null,
    });
    expect(await found('q=nitrate+exp')).toMatchObject({ totals: { gene: 2 } });
    expect(await found('q=Examples')).toMatchObject({ hits: [{ kind: 'list', id: 'Examples' }] });
    expect(await found('q=ranked')).toMatchObject({ hits: [{ kind: 'network', id: 'Ranked' }] });
  });

  it('says by which alias a gene was found, and that a name is only similar', async () => {
    expect(await found('q=BETA1')).toMatchObject({ hits: [{ match: { field: 'alias', text: 'BETA1' } }] });
    expect(await found('q=nitrtae')).toMatchObject({ similar: true, totals: { gene: 2 } });
  });

  it('returns as many hits of each kind as asked, and counts all', async () => {
    const { hits, totals } = await found('q=at1g&limit=1');
    expect(hits.map(({ kind }) => kind)).toEqual(['tf', 'gene', 'analysis']);
    expect(totals.gene).toBeGreaterThan(1);
  });

  it('answers the same search from several calls at once with the same bytes', async () => {
    const answers = await Promise.all(
      ['q=factor', 'q=factor', 'q=%20factor%20'].map(async (query) => (await ask(query)).text()),
    );
    expect(new Set(answers).size).toBe(1);
  });

  it.each([
    ['', 'The parameter "q" is missing.'],
    ['q=', 'The parameter "q" is empty: give an id, a name or words to search for.'],
    ['q=%20', 'The parameter "q" is empty: give an id, a name or words to search for.'],
    [`q=${'x'.repeat(201)}`, 'The parameter "q" must not have more than 200 characters.'],
    ['q=a&limit=0', 'The parameter "limit" must be >= 1.'],
    ['q=a&limit=101', 'The parameter "limit" must be <= 100.'],
  ])('refuses %s', async (query, sentence) => {
    const answer = await ask(query, { Accept: problemMedia });
    expect([answer.status, await answer.json()]).toMatchObject([400, { detail: sentence }]);
  });

  it('finds nothing, without an error, for hostile texts', async () => {
    for (const text of [
      '--',
      '<script>',
      "' or 1=1 --",
      '\0',
      '__proto__',
      '%',
      '🌱',
      'ﬀ'.repeat(66),
      'q '.repeat(100),
    ]) {
      const answer = await ask(`q=${encodeURIComponent(text)}`);
      expect([text, answer.status]).toEqual([text, 200]);
    }
  });

  it('searches the new version after the data set was replaced', { tags: ['long'] }, async () => {
    const store = await openStore(server.data);
    const { genes, ...contents } = await store.datasets.contents('development');
    const renamed = genes.map((gene) => ({ ...gene, name: gene.name === 'ALF' ? 'NEWALF' : gene.name }));
    await store.datasets.replace({ ...contents, genes: renamed });
    await store.close();
    await expect.poll(() => found('q=newalf')).toMatchObject({ totals: { tf: 1 } });
    expect(await found('q=NEWALF')).toMatchObject({
      hits: [{ name: 'NEWALF' }, { kind: 'analysis' }, { kind: 'analysis' }],
    });
  });
});

describe('a search in the demo editions', () => {
  let data: string;
  let app: FastifyInstance;
  const editions = ['arabidopsis', 'rice'] as const;
  beforeAll(async () => {
    data = await mkdtemp(join(tmpdir(), 'trellis-search-'));
    const store = await openStore(data);
    for (const edition of editions) await store.datasets.replace(smallDemo(edition));
    await store.close();
    app = await buildApp(readConfig({ data, port: 0, log: 'silent' }, {}), { computing: 'all in process' });
    await app.ready();
  });
  afterAll(async () => {
    await app.close();
    await rm(data, { recursive: true, force: true });
  });

  const search = async (edition: string, text: string): Promise<Message> => {
    const { statusCode, body } = await app.inject({ url: '/api/search/', query: { q: text, edition } });
    expect([text, statusCode]).toEqual([text, 200]);
    return JSON.parse(body) as Message;
  };

  it.each(editions)('finds every TF by its id and its symbol: %s', async (edition) => {
    const { genes, analyses } = smallDemo(edition);
    for (const tf of new Set(analyses.map((analysis) => analysis.tf))) {
      const { id, name } = genes[tf];
      for (const text of [id, name.toLowerCase()].filter((each) => each !== ''))
        expect((await search(edition, text)).hits.map((hit) => hit.id)).toContain(id);
    }
  });

  it('finds terms by name, and shows the genes of one by its id', async () => {
    const { go } = smallDemo('arabidopsis');
    const used = go?.annotations.terms[0] ?? 0;
    const [id, name] = [go?.ontology.ids[used] ?? '', go?.ontology.names[used] ?? ''];
    const schema = JSON.parse(JSON.stringify(schemasOf(searchEverything).answer)) as Record<string, unknown>;
    const byName = await search('arabidopsis', name);
    expect(byName.hits).toContainEqual(expect.objectContaining({ kind: 'term', id, name }));
    const byId = await search('arabidopsis', id);
    expect(Schema.Errors(schema, byId)[1]).toEqual([]);
    expect(byId).toMatchObject({ hits: [{ kind: 'term', id }], term: { id, name } });
    const { term } = decodeAnswer(searchEverything, byId);
    expect(term?.genes.length).toBe(Math.min(50, term?.total ?? 0));
    expect(term?.genes[0]).toHaveProperty('fullName');
  });
});
