import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import * as contract from '@trellis/contract';
import { addressOf, isJson, type Route } from '@trellis/contract';
import { schemasOf } from '@trellis/contract/schemas';
import type { AnalysisIds, QueryAnswer } from './messages.ts';
import Schema from 'typebox/schema';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { askOwn, ownAnalysis } from './ownForm.ts';
import { ask, fixture, startServer, type Asked, type TestServer } from './testServer.ts';

/** What one call of a route sends. */
interface Call {
  readonly params?: Readonly<Record<string, string>>;
  readonly query?: Readonly<Record<string, string | number | string[] | undefined>>;
  readonly body?: unknown;
}

const routes = Object.entries(contract as Readonly<Record<string, unknown>>).flatMap(([name, value]) =>
  isRoute(value) ? [{ name, route: value }] : [],
);

function isRoute(value: unknown): value is Route {
  return typeof value === 'object' && value !== null && 'method' in value && 'path' in value;
}

/** A schema that refuses what it does not name, in every object of it. */
function strict(schema: unknown): unknown {
  if (Array.isArray(schema)) return schema.map(strict);
  if (typeof schema !== 'object' || schema === null) return schema;
  const parts = Object.fromEntries(Object.entries(schema).map(([key, value]) => [key, strict(value)]));
  return 'properties' in schema ? { ...parts, additionalProperties: false } : parts;
}

/** Faults of an answer, the first few. */
function faults(route: Route, answer: unknown): string[] {
  const schema = strict(JSON.parse(JSON.stringify(schemasOf(route).answer))) as Record<string, unknown>;
  const [, errors] = Schema.Errors(schema, answer);
  return errors.map(({ instancePath, message }) => `${route.path}${instancePath} ${message}`).slice(0, 5);
}

/** Routes for which neither data set has data; `geneLists.test.ts` compares their answers with the schemas. */
const needMoreData: readonly Route[] = [
  contract.findFunctions,
  contract.exportFunctions,
  contract.readListFunctions,
  contract.exportListFunctions,
  contract.readResultFunctions,
  contract.readTermGenes,
  contract.exportResultFunctions,
  contract.drawResultFunctions,
  contract.findOrthologs,
  contract.readListOrthologs,
  contract.translateQuery,
];

const folders = { mini: fixture('mini'), recorded: join(fixture('golden'), 'dataset') };
/** A query of each data set; that on all of the recorded one has a network so large that its statistics take seconds. */
const queries = { mini: 'all_tfs', recorded: 'NLP7 or TGA1 or TOC1' };

/** A query with every input and every type of additional edge, some of whose genes are unknown. */
const everything: Readonly<Record<keyof typeof folders, Asked>> = {
  mini: {
    query: 'all_tfs[not pvalue>0.5] or ALF',
    edges: ['Predicted', 'Open chromatin', 'Protein interaction'],
    fields: { targetgenes: 'Examples', targetnetworks: 'Ranked' },
    files: {
      filtertfs: { filename: 'tfs.txt', text: 'ALF\nBET\nGAM\nAT9G99999' },
      backgroundgenes: { filename: 'background.txt', text: backgroundOf('mini') },
    },
  },
  recorded: {
    query: queries.recorded,
    edges: ['coexpression'],
    fields: { targetgenes: 'Nitrogen_by_Time', targetnetworks: 'Root_Ranked_Network' },
  },
};

/** An analysis of a TF of each data set. */
const ownOf: Readonly<Record<keyof typeof folders, typeof ownAnalysis>> = {
  mini: ownAnalysis,
  recorded: {
    ...ownAnalysis,
    text: 'gene_id,log2fc,pvalue\nAT1G01880,1.5,0.01\nAT1G01920,-2,0.02\nAT1G02100,3,0.5\nAT9G00000,1,0.1\n',
    metadata: { ...ownAnalysis.metadata, tf: 'AT4G24020' },
  },
};

function backgroundOf(name: keyof typeof folders): string {
  const [, ...lines] = readFileSync(join(folders[name], 'annotation.csv'), 'utf8').split('\n');
  return lines.map((line) => line.split(',')[0]).join('\n');
}

describe.each(['mini', 'recorded'] as const)(
  'on the data set %s, the answer fits its schema and holds nothing else',
  (name) => {
    let server: TestServer;
    /** Ids of two requests: of a bare query, and of one with every input. */
    let ids: readonly string[];
    /** Id of a request with an analysis of the user's own. */
    let own: string;
    /** Id of a stored gene list. */
    let list: string;
    let update: AnalysisIds;

    beforeAll(async () => {
      server = await startServer(folders[name]);
      const answers = await Promise.all(
        [{ query: queries[name] }, everything[name]].map((asked) => ask(server, asked)),
      );
      expect(answers.map(({ status }) => status)).toEqual([200, 200]);
      const [bare, full] = (await Promise.all(answers.map((answer) => answer.json()))) as QueryAnswer[];
      expect(full.errors?.length ?? 0).toBeGreaterThan(name === 'mini' ? 0 : -1);
      ids = [bare.request_id, full.request_id];
      own = (await askOwn(server.url, queries[name], [ownOf[name]])).id;
      update = bare.analysis_ids.map(([key, state], i) => [key, { ...state, name: `Ä "${i}"`, show: i !== 1 }]);
      const stored = await send(contract.createGeneList, { body: { list: everything[name].fields?.targetgenes } });
      list = ((await stored.json()) as { readonly id: string }).id;
      await send(contract.updateAnalysisIds, { params: { id: ids[0] }, body: update });
    });
    afterAll(() => server.stop());

    const send = (route: Route, { params, query, body }: Call): Promise<Response> =>
      fetch(`${server.url}${addressOf(route, params, query)}`, {
        method: route.method,
        ...(body !== undefined && { headers: { 'Content-Type': 'application/json' }, body: JSON.stringify(body) }),
      });

    /** The plain call: each request for a path with an id, at its newest and its first revision. */
    const plainCalls = ({ path }: Route): Call[] =>
      path.includes(':id')
        ? ids.flatMap((id) => [{ params: { id } }, { params: { id }, query: { revision: 0 } }])
        : [{}];

    /** The same on both requests, with these queries. */
    const withQueries = (...queries: Call['query'][]): Call[] =>
      queries.flatMap((query) => ids.map((id) => ({ params: { id }, query })));

    /** Calls of the routes that need or take more than an id. */
    function callsOf(route: Route): Call[] {
      switch (route) {
        case contract.updateAnalysisIds:
          // An update that changes nothing is refused.
          return [
            {
              params: { id: ids[0] },
              body: update.map(([key, state]) => [key, { ...state, name: `${state.name}!` }]),
            },
          ];
        case contract.readTfs:
          return [{ query: { all: 0 } }, { query: { all: 1 } }];
        case contract.readKeys:
          return [{}, { query: { tf: ['all_tfs'] } }, { query: { tf: ['ALF', 'BET'] } }];
        case contract.readKeyValues:
          return ['EDGE_TYPE', 'additional_edge', 'pvalue', 'nothing'].map((key) => ({ params: { key } }));
        case contract.drawExample:
          return [{ params: { example: 'targets', picture: 'summary' }, query: { size: 'narrow', theme: 'dark' } }];
        case contract.downloadList:
          return [{ params: { name: String(everything[name].fields?.targetgenes) } }];
        case contract.readOverview:
          return ['', 'EXPERIMENT_TYPE = expression', 'nothing of the kind'].map((search) => ({ query: { search } }));
        case contract.readResult:
          return [...withQueries({}, { result: 0 }, { revision: 0 }), { params: { id: own } }];
        case contract.readOwnFile:
        case contract.readOwnTargets:
          return [{ params: { id: own, number: '0' } }];
        case contract.readInputGenes:
          return [
            { params: { id: ids[1] }, query: { input: 'targetgenes' } },
            { params: { id: ids[1] }, query: { input: 'targetgenes', list: 'Examples' } },
          ];
        case contract.readTable:
          return withQueries(
            {},
            { search: 'a', sort: 6, order: 'asc' },
            { row: 1, rows: 2, column: 8 },
            { row: 1000 },
          );
        case contract.readGeneSets:
          return withQueries({}, { genes: '0', correction: 'bh', label: '1' });
        case contract.readGenesInCommon:
          return withQueries({ a: 0, b: 1 });
        case contract.readNetworkAnalysis:
          // It takes a second with the network of this data set.
          return name === 'recorded' ? [{ params: { id: ids[1] } }] : plainCalls(route);
        case contract.readAupr:
        case contract.drawAupr:
          return withQueries({}, { precision: '0.1' });
        case contract.exportPruned:
          return ids.map((id) => ({ params: { id, precision: '0' } }));
        case contract.readMotifs:
        case contract.exportMotifs:
        case contract.drawMotifs:
          return withQueries({ alpha: '1' }, { alpha: '1', regions: ['500bp_promoter', 'CDS'] });
        case contract.readNetworkPaths:
          return withQueries(
            { from: ['AT4G24020'] },
            { from: 'ALF', through: 'dataset', steps: 3, limit: 7 },
            { from: name === 'mini' ? 'ALF' : 'NLP7', to: ['AT1G00040', 'AT1G01060'] },
            { from: 'nothing' },
          );
        case contract.readEdge:
          return withQueries({ source: 'ALF', target: 'AT1G00040' }, { source: 'AT4G24020', target: 'AT1G01060' });
        case contract.previewQuery:
          return [{ body: { query: 'all_tfs' } }];
        case contract.explainQueryNames:
          return [{ body: { names: ['ALF', 'AT4G24020.1', 'AT1G00040', 'TWIN', 'all_tfs', 'nothing'] } }];
        case contract.readGene:
          return ['ALF', 'AT1G00040', 'AT4G24020', 'nothing'].map((gene) => ({ params: { gene } }));
        case contract.searchEverything:
          return ['ALF', 'AT4G24020', 'factr', 'GO:0008150', 'nothing'].map((q) => ({ query: { q, limit: 5 } }));
        case contract.lookUpGeneNames:
          return [{ body: { names: ['ALF', 'AT4G24020', 'TWIN', 'nothing'] } }];
        case contract.readTermGenes:
          return withQueries({ term: 'GO:0008150', set: 0 });
        case contract.readGeneList:
        case contract.readListBackground:
        case contract.readListFunctions:
        case contract.exportListFunctions:
          return [{ params: { id: list } }];
        case contract.readListRegulators:
        case contract.exportListRegulators:
          return [{ params: { id: list } }, { params: { id: list }, query: { library: 'all_dap' } }];
        case contract.readListTargets:
          return [{ params: { id: list }, query: { analyses: ['1', '2'] } }];
        case contract.readListOrthologs:
          return [{ params: { id: list }, query: { to: 'maize' } }];
        case contract.createGeneList:
        case contract.findFunctions:
        case contract.exportFunctions:
        case contract.findRegulators:
        case contract.exportRegulators:
          return [{ body: { list: String(everything[name].fields?.targetgenes) } }];
        case contract.findOrthologs:
          return [{ body: { list: String(everything[name].fields?.targetgenes), to: 'maize' } }];
        case contract.translateQuery:
          return [{ body: { query: 'ALF', to: 'maize' } }];
        case contract.readDifference:
          return withQueries({}, { to: 'newest' });
        case contract.exportDifference:
          return withQueries({}, { part: 'genes' });
        case contract.testChosenMotifs:
        case contract.narrowSungear:
          return ids.map((id) => ({ params: { id }, body: {} }));
        case contract.sendFeedback:
          return [{ body: { name: 'Ä', feedback: '', token: '' } }];
        default:
          return plainCalls(route);
      }
    }

    it.each(routes)('$name', async ({ route }) => {
      // The first has a test below; the second answers with nothing, see `ownData.test.ts`; the third with lines, see `batch.test.ts`.
      if (route === contract.submitQuery || route === contract.deleteRequest || route === contract.askBatch) return;
      const answered: string[] = [];
      for (const call of callsOf(route)) {
        const answer = await send(route, call);
        const text = await answer.text();
        const type = answer.headers.get('content-type') ?? '';
        if (answer.status === (route.status ?? 200)) {
          answered.push(text);
          expect(type).toContain(isJson(route) ? 'application/json; charset=utf-8' : (route.media ?? 'text/plain'));
          if (isJson(route)) expect(faults(route, JSON.parse(text))).toEqual([]);
        } else {
          // Not every view is there for every request; it then says so in one sentence.
          expect([call, [400, 404].includes(answer.status), type]).toEqual([call, true, 'text/plain; charset=utf-8']);
          expect(text).toMatch(/^[^\n]+$/);
        }
      }
      if (!needMoreData.includes(route)) expect(answered.length).toBeGreaterThan(0);
    });

    it.each(['', '?result=0', '?result=1'])('submitQuery%s', async (search) => {
      for (const asked of [{ query: queries[name] }, everything[name]]) {
        const answer = await ask(server, asked, search);
        expect(answer.status).toBe(200);
        expect(faults(contract.submitQuery, await answer.json())).toEqual([]);
      }
    });
  },
);

describe('the check itself', () => {
  it('finds a wrong type, a missing field and a field too many', () => {
    const right = { num_edges: 1, num_tfs: 1, num_targets: 1 };
    expect(faults(contract.readStats, right)).toEqual([]);
    expect(faults(contract.readStats, { ...right, num_tfs: '1' })).not.toEqual([]);
    expect(faults(contract.readStats, { num_edges: 1, num_tfs: 1 })).not.toEqual([]);
    expect(faults(contract.readStats, { ...right, more: 1 })).not.toEqual([]);
  });

  it('knows every route', () => {
    expect(routes.length).toBeGreaterThan(20);
  });
});
