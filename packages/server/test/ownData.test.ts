import { openStore } from '@trellis/store';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { QueryAnswer } from './messages.ts';
import { askOwn, askWithOwnOf, canary, deleteOwn, newTf, ownAnalysis, ownForm, type Own } from './ownForm.ts';
import { ask, fixture, startServer, type TestServer } from './testServer.ts';

let server: TestServer;
beforeAll(async () => {
  server = await startServer(fixture('mini'));
});
afterAll(() => server.stop());

const get = (path: string) => fetch(`${server.url}/api/${path}`);
const post = (form: FormData) => fetch(`${server.url}/api/`, { method: 'POST', body: form });
/** Reads an answer to its end: a connection whose answer is not read stays open. */
async function statusOf(answer: Promise<Response>): Promise<number> {
  const read = await answer;
  await read.arrayBuffer();
  return read.status;
}

/** Values of a metadata key by analysis id. */
const valuesOf = ({ metadata }: QueryAnswer, key: string) =>
  Object.values(metadata.data).find((row) => row.KEY === key) ?? {};
const detailOf = async (answer: Response) => [answer.status, await answer.text()];

describe('a query with analyses of the user’s own', () => {
  it('answers with them as with any analysis, marked, and says which rows were left out', async () => {
    const { answer } = await askOwn(server.url, 'all_tfs', [ownAnalysis, newTf]);
    expect(answer.request.own_analyses).toEqual([
      {
        id: 1000001,
        label: `GAM · ${canary} · 1000001 (own)`,
        tf: 'AT1G00030',
        targets: 3,
        metadata: ownAnalysis.metadata,
      },
      { id: 1000002, label: 'NRX1 · new · 1000002 (own)', tf: 'AT1G00060', targets: 2, metadata: newTf.metadata },
    ]);
    expect(answer.errors).toEqual([
      'Rows of mine.csv that were left out, of 4: 1: gene not in the annotation (AT9G00000)',
    ]);
    expect(valuesOf(answer, 'SOURCE')['1000001']).toBe('own');
    expect(valuesOf(answer, 'BATCH')['1000002']).toBe('7');
    const csv = await (await get(`export/${answer.request_id}.csv`)).text();
    expect(csv).toContain(`,Expression,${canary},own,`);
  });

  it('finds them by keyword, by metadata, and by a TF that only they have', async () => {
    for (const query of ['own_analyses', 'all_tfs[SOURCE = own]', `GAM[LABEL=${canary}] or nrx1`]) {
      const { answer } = await askOwn(server.url, query, [ownAnalysis, newTf]);
      expect(answer.analysis_ids.map(([[, id]]) => id).sort()).toEqual([1000001, 1000002]);
    }
    const { answer } = await askOwn(server.url, 'ALF and own_analyses', [ownAnalysis]);
    expect(answer.stats).toMatchObject({ num_targets: 3, num_analyses: 3 });
  });

  it('takes part in no other query', async () => {
    await askOwn(server.url, 'all_tfs', [newTf]);
    expect(await detailOf(await ask(server, { query: 'NRX1' }))).toEqual([
      404,
      'Query not available: "NRX1" is not in database',
    ]);
    expect(await detailOf(await ask(server, { query: 'own_analyses' }))).toEqual([
      400,
      'empty query: no analysis of your own is part of the query',
    ]);
  });

  it('gives the same answer after a restart, and the files as they were sent', async () => {
    const { answer, id } = await askOwn(server.url, 'all_tfs', [ownAnalysis, newTf]);
    server = await server.restart();
    expect(await (await get(`${id}/`)).json()).toEqual(answer);
    expect(await (await get(`own/${id}/0/`)).text()).toBe(ownAnalysis.text);
    expect(await (await get(`own/${id}/1/`)).text()).toBe(newTf.text);
    expect(await statusOf(get(`own/${id}/2/`))).toBe(404);
  });

  it('gives a file back byte for byte, to save and not to show, while tables hold its texts as texts', async () => {
    const text = ownAnalysis.text.replace('gene_id,', 'gene_id,note,').replaceAll(/^(AT\w+),/gm, '$1,"=1+1",');
    const metadata = { ...ownAnalysis.metadata, label: '=HYPERLINK("http://x.example")' };
    const { id } = await askOwn(server.url, 'own_analyses', [{ ...ownAnalysis, text, metadata }]);
    const file = await get(`own/${id}/0/`);
    expect(await file.text()).toBe(text);
    expect(Object.fromEntries(file.headers)).toMatchObject({
      'content-disposition': 'attachment; filename="own_analysis_0.csv"',
      'x-content-type-options': 'nosniff',
      'cache-control': 'private, no-store',
    });
    expect(await (await get(`export/${id}.csv`)).text()).toContain(`,"'=HYPERLINK(""http://x.example"")",own\n`);
  });

  it('gives the targets of a file as the query has read it, of a table of another program too', async () => {
    const rows = ['"AT1G00040",100.5,1.25,0.1,2,0.01,0.04', '"AT1G00050",7,-0.1,0.1,2,0.2,NA', '"x",1,2,3,4,1,1'];
    const text = ['"","baseMean","log2FoldChange","lfcSE","stat","pvalue","padj"', ...rows].join('\n');
    const { id } = await askOwn(server.url, 'own_analyses', [ownAnalysis, { ...ownAnalysis, text }]);
    const known = ownAnalysis.text.replace('AT9G00000,1,0.1\n', '');
    expect(await (await get(`own/${id}/0/targets.csv`)).text()).toBe(known);
    expect(await (await get(`own/${id}/1/targets.csv`)).text()).toBe(
      'gene_id,log2fc,pvalue\nAT1G00040,1.25,0.04\nAT1G00050,-0.1,\n',
    );
    expect(await detailOf(await get(`own/${id}/2/targets.csv`))).toEqual([
      404,
      'The request has no analysis of your own 2.',
    ]);
  });

  it('says in one sentence what is wrong with a file or its metadata', async () => {
    const wrong = (change: Partial<Own>): Own => ({ ...ownAnalysis, ...change }) as Own;
    const faults: [Own, string][] = [
      [
        wrong({ text: 'gene_id,log2fc,pvalue\nAT1G00040,much,0.1' }),
        'Line 2 of mine.csv: the fold change "much" is not a number.',
      ],
      [wrong({ text: '' }), 'mine.csv is empty.'],
      [
        wrong({ metadata: { ...ownAnalysis.metadata, tf: 'AT9G99999' } }),
        'mine.csv: the transcription factor "AT9G99999" is not in the annotation',
      ],
      [
        wrong({ metadata: { ...ownAnalysis.metadata, experiment_type: 'Guess' } }),
        'mine.csv: EXPERIMENT_TYPE is Expression or Binding, not "Guess"',
      ],
      [wrong({ text: `gene_id\n${'AT1G00040\n'.repeat(50_001)}` }), 'mine.csv: more than 50,000 rows'],
    ];
    for (const [own, sentence] of faults)
      expect(await detailOf(await post(ownForm('all_tfs', [own])))).toEqual([400, sentence]);
    expect(await detailOf(await post(ownForm('all_tfs', [ownAnalysis], [])))).toEqual([
      400,
      'ownanalyses_metadata describes 0 analyses, but 1 files came with it.',
    ]);
    expect(await detailOf(await post(ownForm('all_tfs', [ownAnalysis], { tf: 'GAM' })))).toEqual([
      400,
      'ownanalyses_metadata must be a JSON list with an object of texts for each file.',
    ]);
    expect(
      await detailOf(
        await post(
          ownForm(
            'all_tfs',
            Array.from({ length: 21 }, () => newTf),
          ),
        ),
      ),
    ).toEqual([400, 'A query takes at most 20 analyses of your own.']);
  });

  it('reads names of metadata keys as texts, whatever they are', async () => {
    const metadata = JSON.parse('{"__proto__": "a", "constructor": "b"}') as Record<string, string>;
    const own = { ...newTf, metadata: { ...newTf.metadata, ...metadata, toString: 'c' } };
    const { answer } = await askOwn(server.url, 'own_analyses', [own as unknown as Own]);
    expect(valuesOf(answer, 'CONSTRUCTOR')['1000001']).toBe('b');
  });
});

describe('a request that its maker deletes', () => {
  it('is gone for every call about it', async () => {
    const { id, secret } = await askOwn(server.url, 'all_tfs', [ownAnalysis, newTf]);
    expect(await statusOf(get(`summary/${id}/`))).toBe(200);
    expect(await statusOf(deleteOwn(server.url, id))).toBe(403);
    expect(await statusOf(deleteOwn(server.url, id, 'wrong'))).toBe(403);
    expect(await statusOf(get(`${id}/`))).toBe(200);
    const deleted = await deleteOwn(server.url, id, secret);
    expect([deleted.status, await deleted.text()]).toEqual([204, '']);
    for (const path of [
      `${id}/`,
      `summary/${id}/`,
      `inputs/${id}/`,
      `own/${id}/0/`,
      `ids/${id}/`,
      `export/${id}.csv`,
    ])
      expect(await detailOf(await get(path))).toEqual([
        410,
        'This result was deleted, with all data that came with it.',
      ]);
    expect(await statusOf(deleteOwn(server.url, id, secret))).toBe(410);
  });

  it('takes the gene lists along that were made of its own data', async () => {
    const { id, secret } = await askOwn(server.url, 'own_analyses', [ownAnalysis]);
    const { id: plain, secret: plainSecret } = await askOwn(server.url, 'ALF', []);
    const listOf = async (from: object): Promise<string> => {
      const body = JSON.stringify({ genes: ['AT1G00040'], ...from });
      const headers = { 'Content-Type': 'application/json' };
      const answer = await fetch(`${server.url}/api/gene-lists/`, { method: 'POST', headers, body });
      return ((await answer.json()) as { id: string }).id;
    };
    const lists = [await listOf({ result: id }), await listOf({ deleted_with: id })];
    const others = [await listOf({}), await listOf({ result: plain })];
    expect(await statusOf(deleteOwn(server.url, id, secret))).toBe(204);
    expect(await statusOf(deleteOwn(server.url, plain, plainSecret))).toBe(204);
    for (const list of lists)
      expect(await detailOf(await get(`gene-lists/${list}/`))).toEqual([
        410,
        'This gene list was deleted, with the result that it came from.',
      ]);
    for (const list of others) expect(await statusOf(get(`gene-lists/${list}/`))).toBe(200);
  });

  it('can be any request, and has a secret of its own', async () => {
    const first = await askOwn(server.url, 'ALF', []);
    const second = await askOwn(server.url, 'ALF', []);
    expect(await statusOf(deleteOwn(server.url, first.id, second.secret))).toBe(403);
    expect(await statusOf(deleteOwn(server.url, first.id, first.secret))).toBe(204);
    expect(await statusOf(get(`${second.id}/`))).toBe(200);
  });

  it('cannot be an unknown one', async () => {
    expect(await statusOf(deleteOwn(server.url, 'b1b5b4c8-0000-4000-8000-000000000000', 'x'))).toBe(404);
  });
});

describe('a query with the own analyses of an earlier one', () => {
  it('answers as if they were sent again, and keeps them when the earlier one is deleted', async () => {
    const query = 'all_tfs[pvalue < 0.3]';
    const first = await askOwn(server.url, 'own_analyses', [ownAnalysis, newTf]);
    const sent = await askOwn(server.url, query, [ownAnalysis, newTf]);
    const response = await askWithOwnOf(server.url, query, first.id, first.secret);
    const answer = (await response.json()) as QueryAnswer;
    const own = (one: QueryAnswer) => [one.stats, one.result, one.errors, one.request.own_analyses];
    expect(own(answer)).toEqual(own(sent.answer));

    const secret = response.headers.get('X-Request-Secret') ?? '';
    expect(await statusOf(deleteOwn(server.url, answer.request_id, first.secret))).toBe(403);
    expect(await statusOf(deleteOwn(server.url, first.id, first.secret))).toBe(204);
    expect(own((await (await get(`${answer.request_id}/`)).json()) as QueryAnswer)).toEqual(own(sent.answer));
    expect(await (await get(`own/${answer.request_id}/0/`)).text()).toBe(ownAnalysis.text);
    expect(await statusOf(deleteOwn(server.url, answer.request_id, secret))).toBe(204);
  });

  it('is refused without its secret, and when it was deleted, is unknown or has none', async () => {
    const { id, secret } = await askOwn(server.url, 'own_analyses', [ownAnalysis]);
    const plain = await askOwn(server.url, 'ALF', []);
    const refused = async (from: string, given: string) =>
      detailOf(await askWithOwnOf(server.url, 'ALF', from, given));
    const sentence = (from: string) => `There is no request ${from} with own analyses that this secret opens.`;
    expect(await refused(id, '')).toEqual([404, sentence(id)]);
    expect(await refused(id, plain.secret)).toEqual([404, sentence(id)]);
    expect(await refused(plain.id, plain.secret)).toEqual([404, sentence(plain.id)]);
    expect(await refused('__proto__', secret)).toEqual([404, 'There is no request __proto__.']);
    const form = ownForm('ALF', [ownAnalysis]);
    form.append('ownanalyses_from', id);
    expect(await detailOf(await post(form))).toEqual([
      400,
      'ownanalyses_from takes the analyses of an earlier result: send it without files and their metadata.',
    ]);
    expect(await statusOf(deleteOwn(server.url, id, secret))).toBe(204);
    expect((await refused(id, secret))[0]).toBe(410);
  });
});

describe('own data on another version of the data set', () => {
  it('is read again for it, and goes with the request that brought it', async () => {
    const { id, secret, answer } = await askOwn(server.url, 'all_tfs', [ownAnalysis, newTf]);
    const store = await openStore(server.data);
    const contents = await store.datasets.contents('development');
    const { version } = await store.datasets.replace({ ...contents, analyses: contents.analyses.slice(1) });
    await store.close();
    await expect.poll(async () => ((await (await get('site/')).json()) as { version: string }).version).toBe(version);

    expect(await (await get(`${id}/`)).json()).toMatchObject({ stats: answer.stats, metadata: answer.metadata });
    const difference = (await (await get(`difference/${id}/`)).json()) as { analyses: { id: number }[] };
    expect(difference.analyses.map((analysis) => analysis.id)).toEqual([1]);
    const renewed = await fetch(`${server.url}/api/newest/${id}/`, { method: 'POST' });
    const { request_id: newId, request } = (await renewed.json()) as QueryAnswer;
    expect(request.own_analyses).toEqual(answer.request.own_analyses);
    expect([request.data_version, request.computed_from]).toEqual([version, id]);
    expect(await statusOf(deleteOwn(server.url, newId, secret))).toBe(403);
    expect(await statusOf(deleteOwn(server.url, id, secret))).toBe(204);
    for (const one of [id, newId]) expect(await statusOf(get(`${one}/`))).toBe(410);
  });
});
