import * as contract from '@trellis/contract';
import { readSummary, readTfs } from '@trellis/contract';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { fixture, startServer, type TestServer } from '../../server/test/testServer.ts';
import { ApiError, createClient, questionForm, type Client } from '../src/index.ts';
import { startOverloaded, type OverloadedProxy } from './overloaded.ts';

describe('a client', () => {
  let server: TestServer;
  let client: Client;
  beforeAll(async () => {
    server = await startServer(fixture('mini'));
    client = createClient({ url: `${server.url}/`, edition: 'development' });
  });
  afterAll(() => server.stop());

  it('runs a query and reads the views of its result', async () => {
    const result = await client.query({ query: 'ALF', edges: ['Predicted'], targetGenes: 'Examples' });
    expect(result.answer.request.query).toBe('ALF');
    expect(result.answer.request.targetgenes?.predefined).toBe(true);
    const [summary, table, stats] = await Promise.all([result.summary(), result.table({ rows: 2 }), result.stats()]);
    expect(summary.totalTfs).toBe(1);
    expect(table.totalRows).toBe(stats.targets);
    expect(table.data).toHaveLength(2);
  });

  it('sends lists, networks and analyses of its own as files', async () => {
    const { answer } = await client.query({
      query: 'ALF',
      filterTfs: { name: 'tfs.txt', text: 'ALF\n' },
      background: { name: 'genes.txt', text: new TextEncoder().encode('AT1G00010\nAT1G00020\n') },
      ownAnalyses: [
        {
          name: 'mine.csv',
          text: 'gene_id,log2FoldChange,padj\nAT1G00040,1.5,0.01\n',
          metadata: { tf: 'ALF', experiment_type: 'Expression', edge_type: 'in planta:Regulated' },
        },
      ],
    });
    expect(answer.request.filtertfs?.name).toBe('tfs.txt');
    expect(answer.request.backgroundgenes?.genes).toBe(2);
    expect(answer.request.ownAnalyses).toHaveLength(1);
  });

  it('asks many questions in one call, and gives the answers as they come', async () => {
    const questions = [
      { id: 'a', query: 'ALF', views: { stats: {} } },
      { id: 'b', query: 'ALFF' },
      { id: 'c', gene: 'BET' },
    ];
    const answers = new Map<unknown, unknown>();
    for await (const answer of client.batch(questions)) answers.set(answer.id, answer);
    expect(answers.get('a')).toMatchObject({ line: 1, status: 200, views: { stats: { answer: { num_tfs: 1 } } } });
    expect(answers.get('b')).toMatchObject({ line: 2, status: 404, problem: { code: 'unknown-tf' } });
    expect(answers.get('c')).toMatchObject({ line: 3, status: 200 });
  });

  it('tells the size of a result before it is made', async () => {
    const size = await client.previewQuery({ body: questionForm({ query: 'ALF' }) });
    expect(size).toEqual((await client.query('ALF')).answer.stats);
  });

  it('has a method for each call of the contract', () => {
    const routes = Object.entries(contract).filter(([, value]) => typeof value === 'object' && 'path' in value);
    expect(routes.length).toBeGreaterThan(70);
    for (const [name] of routes) expect(client).toHaveProperty(name, expect.any(Function));
  });

  it('gives files and figures as responses', async () => {
    const result = await client.query('ALF');
    const csv = await result.csv();
    expect(csv.headers.get('content-type')).toContain('text/csv');
    expect(await csv.text()).toContain('AT1G00010,in planta:Bound');
    const arrow = await result.arrow({ part: 'table' });
    const sent = await fetch(`${server.url}/api/export/${result.id}.arrow?part=table`);
    expect(Buffer.from(await arrow.arrayBuffer()).equals(Buffer.from(await sent.arrayBuffer()))).toBe(true);
    expect(arrow.headers.get('content-type')).toContain('arrow');
    const workbook = new Uint8Array(await (await result.xlsx()).arrayBuffer());
    expect([...workbook.slice(0, 2)]).toEqual([0x50, 0x4b]);
    const archive = new Uint8Array(
      await (await client.exportEverything({ params: { id: result.id } })).arrayBuffer(),
    );
    expect([...archive.slice(0, 2)]).toEqual([0x50, 0x4b]);
  });

  it('opens a result by its id, and deletes it with its secret', async () => {
    const { id, delete: remove } = await client.query('ALF');
    expect((await client.result(id).stats()).tfs).toBe(1);
    await expect(client.result(id).delete()).rejects.toMatchObject({ status: 403, code: 'refused' });
    await remove();
    await expect(client.result(id).stats()).rejects.toMatchObject({ status: 410 });
  });

  it('throws the code, the sentence and the place of an error', async () => {
    const error = await client.query('ALF and').catch((thrown: unknown) => thrown);
    expect(error).toBeInstanceOf(ApiError);
    expect(error).toMatchObject({ status: 400, code: 'bad-query', problem: { place: expect.anything() as object } });
    expect(String(error)).toMatch(/^ApiError: .+\.$/);
    await expect(client.query('ALFF')).rejects.toMatchObject({
      code: 'unknown-tf',
      problem: { suggestions: expect.arrayContaining(['ALF']) as string[] },
    });
  });

  it('says that a site cannot be reached, and what is no address', async () => {
    const nowhere = createClient({ url: 'http://127.0.0.1:1' });
    await expect(nowhere.readTfs()).rejects.toMatchObject({ status: 0, code: 'unreachable' });
    await expect(nowhere.readTfs()).rejects.toThrow('http://127.0.0.1:1 cannot be reached.');
    expect(() => createClient({ url: 'file:///etc/passwd' })).toThrow('is not the address of a site');
  });

  it('stops when it is aborted', async () => {
    const controller = new AbortController();
    const stopped = createClient({ url: server.url, signal: controller.signal });
    controller.abort(new Error('enough'));
    await expect(stopped.call(readTfs)).rejects.toThrow('enough');
    await expect(client.readTfs({ signal: AbortSignal.abort(new Error('no more')) })).rejects.toThrow('no more');
  });

  it('tells the address of a call', () => {
    expect(client.addressOf(readSummary, { params: { id: 'a b' }, query: { revision: 1 } })).toBe(
      `${server.url}/api/summary/a%20b/?edition=development&revision=1`,
    );
  });

  describe('behind a proxy that is overloaded at first', () => {
    let proxy: OverloadedProxy | undefined;
    afterEach(() => proxy?.stop());

    const overloaded = async (count: number, status: number, headers: Record<string, string>) =>
      (proxy = await startOverloaded(server.url, { count, status, headers }));

    it.each([429, 503])('tries again after %i, when it is asked to, with the same body', async (status) => {
      const { url, seen } = await overloaded(1, status, { 'Retry-After': '1' });
      const { answer } = await createClient({ url }).query('ALF');
      expect(answer.stats.tfs).toBe(1);
      expect(seen).toHaveLength(2);
      expect(seen[1] - seen[0]).toBeGreaterThanOrEqual(950);
    });

    it('waits half a second and more when nothing is said, and gives up in the end', { tags: ['long'] }, async () => {
      const { url, seen } = await overloaded(9, 503, {});
      await expect(createClient({ url, retries: 1 }).readTfs()).rejects.toMatchObject({ status: 503 });
      expect(seen).toHaveLength(2);
      expect(seen[1] - seen[0]).toBeGreaterThanOrEqual(450);
    });

    it('does not try again when it is asked to wait for minutes, nor after an error of the call', async () => {
      const busy = await overloaded(9, 429, { 'Retry-After': '600' });
      await expect(createClient({ url: busy.url }).readTfs()).rejects.toMatchObject({
        status: 429,
        retryAfterSeconds: 600,
      });
      expect(busy.seen).toHaveLength(1);
      await expect(client.readSummary({ params: { id: 'none' } })).rejects.toMatchObject({ status: 404 });
    });
  });
});
