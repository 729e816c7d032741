import { rm } from 'node:fs/promises';
import * as contract from '@trellis/contract';
import { schemasOf } from '@trellis/contract/schemas';
import { absencePreference, problemMedia } from '@trellis/contract';
import { importFolder, openStore } from '@trellis/store';
import Schema from 'typebox/schema';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { folderOf, ontologyFiles } from './ontologyFolder.ts';
import { fixture, startServer, type TestServer } from './testServer.ts';

/** An edition with another ortholog of 040 and 060, and of the TF ALF. */
const other: Readonly<Record<string, string>> = {
  'annotation.csv':
    'gene_id,name,fullname,gene_type,gene_family\nB1,,,TXNFACTOR,\nB2,,,PROTEIN_CODING,\nB3,,,PROTEIN_CODING,\n',
  'orthologs/development.tsv':
    'gene_id\tortholog_id\tsource\nB1\tAT1G00010\tmade up\nB2\tAT1G00040\tmade up\nB3\tAT1G00040\tmade up\nB3\tAT1G00060\tmade up\n',
  'analyses/B1_ChIP.csv': 'gene_id\nB2\n',
  'analyses/B1_ChIP.txt': 'Transcription_Factor_ID: B1\n*Experiment_Type: Binding\n*Edge_Type: in planta:Bound\n',
};

describe('questions about gene lists', () => {
  let server: TestServer;
  beforeAll(async () => {
    const folder = await folderOf(ontologyFiles, fixture('mini'));
    server = await startServer(folder);
    const second = await folderOf(other);
    const { contents } = await importFolder(second, { edition: 'other' });
    const store = await openStore(server.data);
    await store.datasets.replace(contents);
    await store.close();
    await Promise.all([folder, second].map((path) => rm(path, { recursive: true })));
  });
  afterAll(() => server.stop());

  const post = (path: string, body: unknown, headers: Readonly<Record<string, string>> = {}) =>
    fetch(`${server.url}/api/${path}`, {
      method: 'POST',
      headers: { 'Content-Type': 'application/json', ...headers },
      body: JSON.stringify(body),
    });

  /** The answer, after a comparison with the schema of its route. */
  async function ask(route: contract.Route, body: unknown, search = '?edition=development') {
    const answer = await post(`${route.path.slice('/api/'.length)}${search}`, body);
    const text = await answer.text();
    expect([answer.status, text.slice(0, 200)]).toEqual([200, expect.anything()]);
    const message: unknown = JSON.parse(text);
    const [, errors] = Schema.Errors(JSON.parse(JSON.stringify(schemasOf(route).answer)), message);
    expect(errors).toEqual([]);
    return message;
  }

  const refusal = async (path: string, body: unknown, search = '?edition=development') => {
    const answer = await post(`${path}${search}`, body);
    return [answer.status, await answer.text()];
  };

  it('begin with what the names mean', async () => {
    const names = ['at1g00040', 'NRX1', 'OLD1', 'AT1G00120', 'AT1G00010.1', 'nothing', 'nothing'];
    for (const [route, more] of [
      [contract.findFunctions, {}],
      [contract.findRegulators, {}],
      [contract.findOrthologs, { to: 'other' }],
    ] as const) {
      expect(await ask(route, { genes: names, ...more })).toMatchObject({
        N: 11,
        given: 6,
        recognized: 4,
        by_alias: 1,
        n_list: 4,
        n_universe: 3,
        unknown: ['nothing'],
        ambiguous: [{ name: 'OLD1', ids: ['AT1G00060', 'AT1G00070'] }],
      });
    }
  });

  it('take a predefined list, one of its parts, and a background', async () => {
    expect(await ask(contract.findFunctions, { list: 'Examples' })).toMatchObject({ given: 7, n_universe: 5 });
    expect(await ask(contract.findFunctions, { list: 'Examples', part: 'red' })).toMatchObject({ given: 3 });
    expect(
      await ask(contract.findFunctions, { list: 'Examples', background: ['AT1G00040', 'AT1G00120'] }),
    ).toMatchObject({ N: 2, n_universe: 2 });
  });

  it('take null for a field that is left out', async () => {
    const body = { genes: ['AT1G00040'], list: null, part: null, background: null, library: null };
    expect(await ask(contract.findRegulators, body)).toMatchObject({ N: 11, tested: 6 });
    const other = { genes: null, list: 'Examples', background: ['AT1G00040'] };
    expect(await ask(contract.findRegulators, other)).toMatchObject({ N: 1, given: 7, n_universe: 1 });
  });

  it('find only significant functions, and which of them are ancestors of others', async () => {
    const body = { genes: ['AT1G00040', 'AT1G00060', 'AT1G00050'], min: 1, alpha: 1 };
    const all = (await ask(contract.findFunctions, { ...body, graph: true })) as Record<string, unknown>;
    expect(all.edges).toEqual(expect.any(Array));
    expect(await ask(contract.findFunctions, { ...body, alpha: 0, significant: true, graph: true })).toMatchObject({
      aspects: { BP: { tested: 2, significant: 0 } },
      rows: [],
      edges: [],
    });
    expect(await ask(contract.findFunctions, body)).not.toHaveProperty('edges');
  });

  it('find functions', async () => {
    const body = { genes: ['AT1G00040', 'AT1G00060', 'AT1G00050'], min: 1, compact: true, alpha: 0.3 };
    // Two of the three drawn from eight are among the three of GO:0000002: (3 * 5 + 1) / 56.
    expect(await ask(contract.findFunctions, body)).toMatchObject({
      aspects: { BP: { population: 8, n: 3, tested: 2, significant: 0 }, MF: { population: 0 }, CC: { tested: 0 } },
      rows: [
        {
          id: 'GO:0000002',
          name: 'nitrate transport',
          aspect: 'BP',
          k: 2,
          n: 3,
          K: 3,
          P: 8,
          fold: expect.closeTo(16 / 9, 12),
          p: expect.closeTo(16 / 56, 12),
          p_log10: expect.closeTo(Math.log10(16 / 56), 12),
          genes: ['AT1G00040', 'AT1G00060'],
        },
        { id: 'GO:0000001', k: 2, K: 4, p: expect.closeTo(0.5, 12) },
      ],
      compact: [],
    });
  });

  it('find regulators', async () => {
    const body = { genes: ['AT1G00040', 'AT1G00060', 'AT1G00080'] };
    const answer = await ask(contract.findRegulators, body);
    expect(answer).toMatchObject({
      uses: 'z',
      null_lists: 0,
      null_tfs: 0,
      null_analyses: 0,
      null_left_out: [],
      null_analyses_left_out: [],
      tested: 6,
      tested_networks: 3,
      tfs: expect.arrayContaining([
        expect.objectContaining({
          tf: 'AT1G00010',
          symbol: 'ALF',
          significant: false,
          analyses: 2,
          kinds: {
            regulated: expect.objectContaining({ rank: 3, of: 3, best: 1, analyses: 1 }),
            'in planta bound': expect.objectContaining({ rank: 1, of: 1, best: 2, analyses: 1 }),
            'target network': expect.objectContaining({ of: 3, best: 'Ranked' }),
          },
        }),
      ]),
    });
    expect(answer).toMatchObject({
      families: expect.arrayContaining([
        expect.objectContaining({ family: 'MYB', best_tf: 'AT1G00010', K: 1, P: 3 }),
      ]),
    });
  });

  it('find regulators among the analyses of a query, without networks', async () => {
    const body = { genes: ['AT1G00040'], library: 'all_dap' };
    expect(await ask(contract.findRegulators, body)).toMatchObject({ tested: 2, tested_networks: 0, networks: [] });
  });

  it('find orthologs with a table of the other side, and conserved targets', async () => {
    const body = { genes: ['AT1G00040', 'AT1G00060', 'AT1G00070'], to: 'other', tfs: ['alf'] };
    expect(await ask(contract.findOrthologs, body)).toMatchObject({
      to: 'other',
      through: null,
      sources: ['made up'],
      mapped: 2,
      one2one: 0,
      one2many: 1,
      many2one: 1,
      unmapped: 1,
      n_pairs: 3,
      n_orthologs: 2,
      pairs: [
        ['AT1G00040', 'B2', 'one2many'],
        ['AT1G00040', 'B3', 'many2many'],
        ['AT1G00060', 'B3', 'many2one'],
      ],
      conservation: [{ tf: 'AT1G00010', ortholog: 'B1', M: 3, a: 2, b: 1, x: 1, p: expect.closeTo(2 / 3, 12) }],
    });
  });

  it('translate a query into another edition', async () => {
    expect(await ask(contract.translateQuery, { query: 'ALF[pvalue < 0.1] or BET', to: 'other' })).toEqual({
      to: 'other',
      through: null,
      query: 'B1[pvalue < 0.1]',
      has_filters: true,
      tfs: [
        {
          name: 'ALF',
          id: 'AT1G00010',
          orthologs: [{ name: 'B1', id: 'B1', analyses: 1 }],
          without_analyses: 0,
        },
        { name: 'BET', id: 'AT1G00020', orthologs: [], without_analyses: 0 },
      ],
    });
    expect(await refusal('orthologs/query/', { query: 'ALF and', to: 'other' })).toEqual([
      400,
      expect.stringContaining('is not finished'),
    ]);
  });

  it('say how accurate the ranking is', async () => {
    const answer = await fetch(`${server.url}/api/regulators/accuracy/?edition=development`);
    expect(await answer.json()).toEqual({
      perturbation: {
        queries: 0,
        query_tfs: 0,
        left_out_fewer_than_10: ['ALF_RNAseq', 'BET_RNAseq', 'GAM_TARGET'],
        scores: {},
      },
      stimulus: null,
    });
  });

  it('have the same answer from the cache', async () => {
    const body = { list: 'Examples', min: 1 };
    expect(await ask(contract.findFunctions, body)).toEqual(await ask(contract.findFunctions, body));
  });

  it.each([
    ['functions/', {}, 400, 'The field "genes" is missing; or give "list", the name of a predefined list.'],
    ['functions/', { genes: ['A'], list: 'Examples' }, 400, 'exclude each other'],
    ['functions/', { genes: [] }, 400, 'The gene list is empty: write gene ids, symbols or aliases.'],
    [
      'functions/',
      { genes: ['AT1G00120'] },
      400,
      'The list has 1 gene, none of them among the 11 genes of the universe',
    ],
    ['functions/', { genes: ['x', 'y'] }, 400, 'The list has 2 names, none of them a gene of this edition'],
    ['functions/', { list: 'nothing' }, 404, 'There is no predefined list "nothing".'],
    ['functions/', { list: 'Examples', part: 'green' }, 404, 'has no part "green"'],
    ['functions/', { list: 'Examples', evidence: 'no_iea' }, 400, 'no evidence codes'],
    [
      'functions/',
      { list: 'Examples', evidence: 'good' },
      400,
      '"evidence" must be one of all, experimental, no_iea.',
    ],
    [
      'functions/',
      { list: 'Examples', correction: 'fdr' },
      400,
      '"correction" must be one of bonferroni, holm, bh, by.',
    ],
    ['functions/', { list: 'Examples', min: 9, max: 3 }, 400, 'The field "min" (9) must not be above "max" (3).'],
    ['regulators/', { genes: ['AT1G00120'] }, 400, 'none of them among'],
    ['regulators/', { list: 'Examples', library: 'nothing' }, 404, '"nothing" is not in database'],
    [
      'regulators/',
      { list: 'Examples', library: 'ALF[pvalue < 1]' },
      400,
      'The filter "pvalue" at character 5 selects targets',
    ],
    ['orthologs/', { list: 'Examples' }, 400, 'The field "to" is missing.'],
    ['orthologs/', { list: 'Examples', to: 'nowhere' }, 404, 'There is no data set for the edition nowhere.'],
    ['orthologs/', { list: 'Examples', to: 'development' }, 404, 'No ortholog table connects'],
    [
      'orthologs/',
      { list: 'Examples', to: 'other', tfs: ['AL'] },
      404,
      'There is no TF called "AL" in this data set.',
    ],
  ])('to %s with %j are refused', async (path, body, status, sentence) => {
    expect(await refusal(path, body)).toEqual([status, expect.stringContaining(sentence)]);
  });

  it('need an edition with data, and functions one with annotations', async () => {
    expect(await refusal('functions/', { list: 'Examples' }, '?edition=nowhere')).toEqual([
      404,
      'There is no data set for the edition nowhere.',
    ]);
    expect(await refusal('functions/', { genes: ['B1'] }, '?edition=other')).toEqual([
      404,
      'The edition other has no Gene Ontology annotations.',
    ]);
  });

  it('are offered by the facts of an edition that has annotations', async () => {
    const offered = async (edition: string) =>
      ((await (await fetch(`${server.url}/api/site/?edition=${edition}`)).json()) as { functions: unknown })
        .functions;
    // The annotations of development are a table without evidence codes.
    expect([await offered('development'), await offered('other')]).toEqual([{ evidence: false }, null]);
  });

  it('name the place of an error in the query of a library', async () => {
    const answer = await post(
      'regulators/?edition=development',
      { list: 'Examples', library: 'ALF[pvalue < 1]' },
      { Accept: problemMedia },
    );
    expect(await answer.json()).toMatchObject({ code: 'bad-filter', place: { from: 4, to: 14 } });
  });

  it('can be answered without functions, where the client prefers an answer', async () => {
    const headers = { Accept: problemMedia, Prefer: absencePreference };
    const answer = await post('functions/?edition=other', { genes: ['B1'] }, headers);
    expect([answer.status, await answer.json()]).toEqual([200, expect.objectContaining({ code: 'no-ontology' })]);
  });
});

describe('a question about a gene list', () => {
  it(
    'is answered from the data set that was there, and soon from the one that replaced it',
    { tags: ['long'] },
    async () => {
      const server = await startServer(fixture('mini'));
      const ask = async (body: unknown) => {
        const answer = await fetch(`${server.url}/api/regulators/`, {
          method: 'POST',
          headers: { 'Content-Type': 'application/json' },
          body: JSON.stringify(body),
        });
        return [answer.status, await answer.text()];
      };
      // The server takes its data set for current for a second; this question needs none of its lists.
      expect(await ask({ genes: ['nothing'], library: 'nothing' })).toEqual([404, expect.any(String)]);
      const store = await openStore(server.data);
      const contents = await store.datasets.contents('development');
      await store.datasets.replace({ ...contents, lists: [{ name: 'Newer', text: 'AT1G00040' }] });
      await store.close();
      expect(await ask({ list: 'Examples' })).toEqual([200, expect.stringContaining('"given":')]);
      await expect.poll(() => ask({ list: 'Newer' })).toEqual([200, expect.stringContaining('"given":1')]);
      await server.stop();
    },
  );
});
