import { mkdtempSync, readFileSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import {
  drawAupr,
  encodeAnswer,
  readAnalysisIds,
  readGeneSets,
  readMotifs,
  readNetwork,
  readResult,
  readStats,
  readSummary,
  readSungear,
  readTargetLists,
  type Route,
} from '@trellis/contract';
import { views as tabulated } from '@trellis/engine';
import { afterAll, beforeAll, describe, it } from 'vitest';
import { ApiError, createClient, type Question } from '../src/index.ts';
import { differences } from '../../server/test/golden/judge.ts';
import { readGoldenCases, type RecordedCase } from '../../server/test/golden/readGolden.ts';
import { differencesOfView, isRecorded } from '../../server/test/golden/viewAnswers.ts';
import type { AnalysisIds } from '../../server/test/messages.ts';
import { startOverloaded } from './overloaded.ts';
import { isFullRun } from '../../core/test/propertyRuns.ts';
import { python, pythonProgram, r, root, rProgram, run, startSite } from './programs.ts';

/** Recorded cases with every kind of input, and two that are refused. */
const names = [
  ...['and_two', 'background', 'everything', 'malformed_paren', 'mod_log2fc_ge_or', 'net4_header', 'net_filter'],
  ...['single_binding_tf', 'single_tf_lower', 'tg_lists2', 'tg_plain', 'unknown_tf'],
];

/** Those that a short run asks the programs. */
const few: ReadonlySet<string> = new Set(['and_two', 'net_filter', 'tg_lists2', 'unknown_tf']);

/** Views that are compared, in the names of the recording. */
const views = [
  'ids',
  'stats',
  'summary',
  'network',
  'motif',
  'listEnrichment',
  'analysisEnrichment',
  'sungear',
  'aupr',
] as const;
type ViewName = (typeof views)[number];

/** What a client says to a case. Views are messages of the API. */
type Said = Readonly<Partial<Record<ViewName, unknown>>> & {
  readonly status: number;
  readonly text?: string;
  readonly whole?: { readonly analysis_ids: AnalysisIds };
  readonly counts?: { readonly genes: number; readonly edges: number; readonly targets: number };
};

// The programs wait for the server most of the time, so they run side by side.
describe.concurrent('the clients in other languages', { timeout: 240_000 }, () => {
  let stop: () => Promise<void>;
  let url: string;

  beforeAll(async () => ({ url, stop } = await startSite()), 120_000);
  afterAll(() => stop());

  const headings = [
    ['Python', python, pythonProgram(['tests.headings'], JSON.stringify(tabulated.map(({ name }) => name)))],
    ['R', r, rProgram('headings', ...tabulated.map(({ name }) => name))],
  ] as const;
  for (const [language, present, program] of headings) {
    it.skipIf(!present)(
      `have frames in ${language} with the columns of the tables`,
      { tags: ['long'] },
      async ({ expect }) => {
        const said = JSON.parse(await run(program, url)) as Readonly<Record<string, readonly string[]>>;
        expect(said).toEqual(Object.fromEntries(tabulated.map(({ name, table }) => [name, table.headings])));
      },
    );
  }

  const patient = [
    ['Python', python, pythonProgram(['tests.patient'])],
    ['R', r, rProgram('patient')],
  ] as const;
  for (const [language, present, program] of patient) {
    it.skipIf(!present)(
      `wait and try again from ${language} when a site is busy, with the same form`,
      { tags: ['long'] },
      async ({ expect }) => {
        const proxy = await startOverloaded(url, { count: 1, status: 503, headers: { 'Retry-After': '1' } });
        try {
          expect(await run(program, proxy.url)).toContain('TGA1 1');
          expect(proxy.seen[1] - proxy.seen[0]).toBeGreaterThanOrEqual(950);
        } finally {
          await proxy.stop();
        }
      },
    );
  }

  describe('give the numbers of the recorded answers', () => {
    const cases = readGoldenCases(names);
    /** Those that programs are asked; TypeScript is asked all of them. */
    const some = isFullRun ? cases : cases.filter(({ name }) => few.has(name));
    const asked = JSON.stringify(some.map((one) => ({ name: one.name, request: one.request, views: wanted(one) })));

    it('so that a figure that differs is noticed', async ({ expect }) => {
      const said = await askTypeScript(createClient({ url, edition: 'development' }), cases[0]);
      expect(faults(cases[0], { ...said, stats: { num_edges: 1, num_tfs: 5, num_targets: 3 } })).toHaveLength(3);
      expect(faults(cases[0], { ...said, counts: { genes: 0, edges: 0, targets: 0 } })).toHaveLength(3);
      expect(faults(cases[0], undefined)).toHaveLength(1);
    });

    it('in TypeScript', async ({ expect }) => {
      const client = createClient({ url, edition: 'development' });
      for (const one of cases) expect(faults(one, await askTypeScript(client, one))).toEqual([]);
    });

    it.skipIf(!python)('in Python', async ({ expect }) => {
      const text = await run(pythonProgram(['tests.recorded'], asked), url);
      const said = new Map(Object.entries(JSON.parse(text) as Readonly<Record<string, Said>>));
      for (const one of some) expect(faults(one, said.get(one.name))).toEqual([]);
    });

    it.skipIf(!r)('in R', async ({ expect }) => {
      const folder = mkdtempSync(join(tmpdir(), 'trellis-r-'));
      const [input, output] = ['cases.json', 'answers.json'].map((name) => join(folder, name));
      writeFileSync(input, asked);
      await run(rProgram('recorded', input, output), url);
      const said = new Map(
        Object.entries(JSON.parse(readFileSync(output, 'utf8')) as Readonly<Record<string, Said>>),
      );
      rmSync(folder, { recursive: true });
      for (const one of some) expect(faults(one, said.get(one.name))).toEqual([]);
    });

    /** Differences between what a client says to a case and the recording. */
    function faults(one: RecordedCase, said: Said | undefined): string[] {
      if (!said) return [`${one.name}: no answer`];
      const { status, text = '' } = one.expect;
      if (said.status !== status || status !== 200) {
        const isSame = said.status === status && said.text?.includes(text);
        return isSame ? [] : [`${one.name}: expected ${status} ${text}, got ${said.status} ${said.text}`];
      }
      const ids = said.whole?.analysis_ids;
      const views = ['table', 'errors', ...wanted(one).filter((view) => view !== 'whole')];
      const textOf = (view: string) =>
        view === 'aupr' ? String(said.aupr) : JSON.stringify(view in said ? said[view as ViewName] : said.whole);
      const { rows } = one.expect['table'] as {
        readonly rows: Readonly<Record<string, { readonly edgeCount: number }>>;
      };
      const genes = Object.keys(rows).length;
      const edges = Object.values(rows).reduce((sum, { edgeCount }) => sum + edgeCount, 0);
      return [
        ...views.flatMap((view) =>
          differencesOfView({ recorded: one, view, text: textOf(view), ids }).map(
            (fault) => `${one.name} ${view}${fault}`,
          ),
        ),
        ...differences({ genes, edges, targets: genes }, said.counts).map((fault) => `${one.name} counts${fault}`),
      ].slice(0, 5);
    }
  });

  it('hold no file that is not in its language', ({ expect }) => {
    expect(readdirSync(join(root, 'clients')).sort()).toEqual(['python', 'r']);
  });
});

/** Views that take long. They are compared on some cases only, with every kind of input among them. */
const longViews: ReadonlySet<ViewName> = new Set(['network', 'motif', 'analysisEnrichment', 'sungear']);
const longCases: ReadonlySet<string> = new Set([
  'and_two',
  'everything',
  'net_filter',
  'single_binding_tf',
  'tg_lists2',
]);

/** The views of a case that are compared: those whose figures were recorded. */
function wanted(one: RecordedCase): readonly (ViewName | 'whole')[] {
  const isWanted = (view: ViewName) => !(longViews.has(view) && !longCases.has(one.name)) && isRecorded(one, view);
  return ['whole', ...views.filter(isWanted)];
}

const routes: Readonly<Record<Exclude<ViewName, 'aupr'>, Route>> = {
  ids: readAnalysisIds,
  stats: readStats,
  summary: readSummary,
  network: readNetwork,
  motif: readMotifs,
  listEnrichment: readTargetLists,
  analysisEnrichment: readGeneSets,
  sungear: readSungear,
};

async function askTypeScript(client: ReturnType<typeof createClient>, one: RecordedCase): Promise<Said> {
  try {
    const result = await client.query(questionOf(one));
    const params = { id: result.id };
    const message = async (view: ViewName | 'whole') => {
      if (view === 'aupr') return [view, await (await client.call(drawAupr, { params })).text()] as const;
      if (view === 'whole') return [view, await (await client.respond(readResult, { params })).json()] as const;
      const route = routes[view];
      return [view, encodeAnswer(route, (await client.call(route, { params } as never)) as never)] as const;
    };
    const csv = (await (await result.csv()).text()).trimEnd().split('\n');
    const counts = {
      genes: (await result.table({ rows: 0 })).totalRows,
      edges: csv.length - 1,
      targets: (await (await result.targets()).text()).trimEnd().split('\n').length,
    };
    return { status: 200, counts, ...(Object.fromEntries(await Promise.all(wanted(one).map(message))) as object) };
  } catch (error) {
    if (error instanceof ApiError) return { status: error.status, text: error.message };
    throw error;
  }
}

function questionOf({ request: { query, edges, fields = {}, files = {} } }: RecordedCase): Question {
  const input = (name: string) => {
    const file = new Map(Object.entries(files)).get(name);
    return file ? { name: file.filename, text: file.text } : new Map(Object.entries(fields)).get(name);
  };
  return {
    query: query ?? '',
    edges,
    targetGenes: input('targetgenes'),
    filterTfs: input('filtertfs'),
    targetNetwork: input('targetnetworks'),
    background: input('backgroundgenes'),
    networkHeader: fields['networkHeaders'] === 'true',
  };
}
