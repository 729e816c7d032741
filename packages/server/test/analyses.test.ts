import type { GeneSets, NetworkElements } from '@trellis/contract';
import type {
  AuprData,
  EdgeEvidence,
  GeneSetsMatrix,
  NetworkAnalysis,
  NetworkWalk,
  QueryAnswer,
  SungearAnswer,
} from './messages.ts';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { join } from 'node:path';
import { ask, fixture, startServer, type Asked, type TestServer } from './testServer.ts';

const dataset = join(fixture('golden'), 'dataset');
const network = 'AT4G24020 AT1G01730\nAT4G24020 AT1G02710\nAT4G24020 AT1G08420\nAT5G65210 AT1G08290\n';
const withNetwork = (text: string): Asked => ({
  query: 'all_tfs',
  files: { targetnetworks: { filename: 'predicted.txt', text } },
});

describe('an analysis', () => {
  let server: TestServer;
  beforeAll(async () => {
    server = await startServer(dataset);
  });
  afterAll(() => server.stop());

  const submit = async (asked: Asked) => ((await (await ask(server, asked)).json()) as QueryAnswer).request_id;
  const get = (path: string) => fetch(`${server.url}/api/${path}`);
  const read = async <T>(path: string) => (await (await get(path)).json()) as T;

  describe('that cannot be made', () => {
    let one: string;
    let many: string;
    beforeAll(async () => {
      one = await submit({ query: 'AT4G24020[id=1]' });
      many = await submit({ query: 'all_tfs' });
    });
    const refusals: [what: string, path: () => string, status: number, sentence: string | RegExp][] = [
      [
        'target lists without any list',
        () => `list_enrichment/${many}/`,
        404,
        'Target Enrichment is not available for this query: No gene list uploaded or no enrichment.',
      ],
      ['the legend of no target list', () => `list_enrichment/${many}/legend/`, 404, /not available for this query/],
      ['the figure of no target list', () => `list_enrichment/${many}.svg`, 404, /not available for this query/],
      [
        'gene sets of one analysis',
        () => `analysis_enrichment/${one}/`,
        400,
        'Gene Set Enrichment unavailable. Please query more than 1 analysis to see results.',
      ],
      ['their export', () => `analysis_enrichment/${one}.csv`, 400, /^Gene Set Enrichment unavailable/],
      [
        'common genes of an analysis that is not there',
        () => `analysis_enrichment/${many}/genes/?a=0&b=99`,
        404,
        'The result has the analyses 0 to 24, not 0 and 99.',
      ],
      [
        'bound and regulated genes of a TF without both',
        () => `bound_regulated/${one}/`,
        404,
        'No TF of the result has both binding and expression analyses; ask for all analyses of a TF.',
      ],
      [
        'their part of the table',
        () => `table/${one}/?tf=AT4G24020&part=both`,
        404,
        /has both binding and expression/,
      ],
      ['a part of no TF', () => `table/${many}/?part=both`, 400, /^tf and part must be given together/],
      ['an unknown part', () => `table/${many}/targets.txt?tf=AT4G24020&part=all`, 400, /part/],
      ['Sungear of one analysis', () => `sungear/${one}/`, 400, /^Sungear needs at least 2 analyses/],
      ['motifs below every p-value', () => `motif_enrichment/${many}/?alpha=0`, 404, 'No motifs enriched.'],
      ['their figure', () => `motif_enrichment/${many}/heatmap.svg?alpha=0`, 404, 'No motifs enriched.'],
      [
        'regions that overlap',
        () => `motif_enrichment/${many}/?regions=exon&regions=CDS`,
        400,
        'The regions exon and CDS overlap: choose one of them.',
      ],
      [
        'an unknown region',
        () => `motif_enrichment/${many}/?regions=moon`,
        400,
        /^There is no region "moon"; there are/,
      ],
      ['an alpha above 1', () => `motif_enrichment/${many}/?alpha=2`, 400, /alpha/],
      ['an alpha that is no number', () => `motif_enrichment/${many}/?alpha=small`, 400, /alpha/],
      ['an unknown correction', () => `motif_enrichment/${many}/?correction=hope`, 400, /correction/],
      [
        'an unknown color',
        () => `analysis_enrichment/${many}/heatmap.svg?color=red`,
        400,
        /color.*p, fold|color.*p or fold/,
      ],
      ['a bound below 0', () => `motif_enrichment/${many}/heatmap.svg?lower=-1`, 400, /lower/],
      ['precision and recall without a network', () => `aupr/${many}/`, 404, /no target network/],
      ['their data', () => `aupr/${many}/data/`, 404, /no target network/],
      ['a pruned network without a network', () => `aupr/${many}/pruned/0.5/`, 404, /no target network/],
      ['a precision that is no number', () => `aupr/${many}/pruned/much/`, 400, /precision/],
      ['a walk from nowhere', () => `network/${many}/paths/`, 400, /from/],
      ['a walk from no gene', () => `network/${many}/paths/?from=moon`, 404, 'There is no gene "moon".'],
      [
        'a walk from no TF',
        () => `network/${one}/paths/?from=AT5G65210`,
        404,
        'AT5G65210 is not a TF of this result.',
      ],
      ['a walk to no list', () => `network/${one}/paths/?from=AT4G24020&list=moon`, 404, /the query has none/],
      ['a walk of four steps', () => `network/${one}/paths/?from=AT4G24020&steps=4`, 400, /steps/],
      ['an edge to no gene', () => `network/${one}/edge/?source=AT4G24020&target=moon`, 404, /no gene "moon"/],
      [
        'an edge from no TF',
        () => `network/${one}/edge/?source=AT1G01060&target=AT4G24020`,
        404,
        /is not a TF of this/,
      ],
      ['a request that nobody has made', () => 'sungear/00000000-0000-4000-8000-000000000000/', 404, /no request/],
    ];
    it.each(refusals)('says so: %s', async (_, path, status, sentence) => {
      const response = await get(path());
      expect(response.status).toBe(status);
      expect(response.headers.get('content-type')).toContain('text/plain');
      expect(await response.text()).toMatch(sentence);
    });

    it('says so of individual motifs: an unknown one, too few lists, a wrong body', async () => {
      const post = (body: string) =>
        fetch(`${server.url}/api/motif_enrichment/additional/${one}/`, {
          method: 'POST',
          headers: { 'Content-Type': 'application/json' },
          body,
        });
      const unknown = await post(JSON.stringify({ motifs: [['nothing']] }));
      expect([unknown.status, await unknown.text()]).toEqual([404, expect.stringContaining('"nothing"')]);
      expect((await post(JSON.stringify({ motifs: [] }))).status).toBe(400);
      expect((await post('{')).status).toBe(400);
    });

    it('says so of a network that predicts nothing', async () => {
      const id = await submit(withNetwork('AT4G24020 AT9G99999\nAT4G24020 AT9G99998\n'));
      const response = await get(`aupr/${id}/`);
      expect([response.status, await response.text()]).toEqual([
        404,
        'The target network predicted.txt predicts no edge of the shown analyses.',
      ]);
      expect((await fetch(`${server.url}/api/aupr/${id}/`, { method: 'HEAD' })).status).toBe(404);
    });
  });

  it('finds hubs, loops and ranks of a network, and the same in a network with further edges', async () => {
    const id = await submit({ query: 'AT4G24020 or AT5G65210' });
    const [elements, analysis] = [
      await read<NetworkElements>(`network/${id}/`),
      await read<NetworkAnalysis>(`network/${id}/analysis/`),
    ];
    const edges = elements.flatMap(({ group, data }) => (group === 'edges' ? [data] : []));
    const pairs = new Set(edges.map(({ source, target }) => `${source} ${target}`));
    expect(analysis.edges).toBe([...pairs].filter((pair) => new Set(pair.split(' ')).size === 2).length);
    expect(analysis.tfs).toBe(2);
    const hub = analysis.hubs.find(({ gene }) => gene === 'AT4G24020');
    const out = new Set(edges.filter(({ source }) => source === 'AT4G24020').map(({ target }) => target));
    expect(hub?.out).toBe(new Set([...out].filter((gene) => gene !== 'AT4G24020')).size);
    expect(analysis.hierarchy.map(({ gene }) => gene).sort()).toEqual(['AT4G24020', 'AT5G65210']);
  });

  it('gives the analyses behind an edge with the values of the table', async () => {
    const id = await submit({ query: 'AT4G24020' });
    const [walk] = [await read<NetworkWalk>(`network/${id}/paths/?from=NLP7&steps=1&limit=3`)];
    expect([walk.total, walk.paths.length]).toEqual([walk.wanted - walk.missed, 3]);
    const [step] = walk.paths[0].steps;
    const edge = await read<EdgeEvidence>(`network/${id}/edge/?source=AT4G24020&target=${step.target.gene}`);
    expect(edge.analyses).toEqual(step.evidence);
    expect(edge.analyses.length).toBeGreaterThan(1);
    const table = await read<{ data: unknown[][] }>(`table/${id}/?search=${step.target.gene}`);
    const shown = JSON.stringify(table);
    for (const { p } of edge.analyses) if (p !== null) expect(shown).toContain(String(p));
  });

  it('gives gene sets as a matrix that agrees with the list of pairs', async () => {
    const id = await submit({ query: 'AT4G24020 or AT5G65210' });
    const [list, { matrix, info }] = [
      await read<GeneSets>(`analysis_enrichment/${id}/?sets=result`),
      await read<GeneSetsMatrix>(`analysis_enrichment/${id}/?genes=0`),
    ];
    expect(info).toEqual(list.info);
    expect(matrix.common).toEqual(list.data.map(({ genes }) => genes.length));
    for (const side of ['greater', 'less', 'greater_adj', 'less_adj'] as const) {
      for (const key of [side, `${side}_log10`] as const) {
        expect(matrix[key]).toEqual(list.data.map((pair) => pair[key]));
      }
    }
    const last = await read<{ genes: string[] }>(`analysis_enrichment/${id}/genes/?a=6&b=7`);
    expect(last.genes).toEqual(list.data[list.data.length - 1].genes);
  });

  it('compares all genes of each analysis, or those of the target lists, where that is asked for', async () => {
    const whole = await submit({ query: 'AT4G24020 or AT5G65210' });
    const both = await submit({ query: 'AT4G24020 and AT5G65210' });
    const read4 = (id: string, choice: string) => read<GeneSets>(`analysis_enrichment/${id}/?${choice}`);
    const ofAnalyses = ({ columns, data }: GeneSets) =>
      new Map(columns.map(([a, b], i) => [[a[3], b[3]].sort().join(' '), data[i].greater_log10?.toFixed(10)]));
    const expected = ofAnalyses(await read4(whole, 'sets=result'));
    const chosen = await read4(both, 'sets=analysis');
    expect(ofAnalyses(chosen)).toEqual(expected);
    expect(chosen).toMatchObject({ sets: 'analysis', universe: 'coding', selection: { query: true, lists: false } });
    expect(await read4(both, 'sets=auto&universe=auto')).toEqual(chosen);
    expect(ofAnalyses(await read4(both, 'sets=result'))).not.toEqual(expected);
    expect(Object.keys((await read4(both, '')).data[0])).toEqual([
      'genes',
      'greater',
      'less',
      'greater_adj',
      'less_adj',
    ]);
    const text = await (await get(`analysis_enrichment/${both}.csv?sets=analysis`)).text();
    expect(text.split('\n')[0].trim()).toBe(
      'analysis1,analysis2,less,less_adj,greater,greater_adj,intersection_count,expected,fold,fold_low,fold_high',
    );
    const refused = await get(`analysis_enrichment/${both}/?universe=lists`);
    expect([refused.status, await refused.text()]).toEqual([404, expect.stringContaining('universe=coding')]);
  });

  it('corrects as it is asked to', async () => {
    const id = await submit({ query: 'AT4G24020 or AT5G65210' });
    const adjusted = async (correction: string) =>
      (
        await read<GeneSetsMatrix>(`analysis_enrichment/${id}/?genes=0&correction=${correction}`)
      ).matrix.greater_adj.map((p) => p ?? NaN);
    const [bonferroni, holm, bh] = [await adjusted('bonferroni'), await adjusted('holm'), await adjusted('bh')];
    expect(await adjusted('')).toEqual(bonferroni);
    expect(holm.every((p, i) => p <= bonferroni[i])).toBe(true);
    expect(bh.every((p, i) => p <= holm[i])).toBe(true);
    expect(bh).not.toEqual(bonferroni);
  });

  it('narrows Sungear to some genes, and places its circles inside the square', async () => {
    const id = await submit({ query: 'AT4G24020 or AT5G65210' });
    const all = await read<SungearAnswer>(`sungear/${id}/`);
    const genes = all.intersects.filter(([members]) => members.length > 2).flatMap(([, , ids]) => ids);
    const response = await fetch(`${server.url}/api/sungear/${id}/`, {
      method: 'POST',
      headers: { 'Content-Type': 'application/json' },
      body: JSON.stringify({ genes }),
    });
    const narrowed = (await response.json()) as SungearAnswer;
    expect(narrowed.total).toBe(genes.length);
    expect(narrowed.intersects.flatMap(([, , ids]) => ids).sort()).toEqual([...genes].sort());
    for (const [, [x, y], , , r] of all.intersects) {
      expect([x - r, 1 - x - r, y - r, 1 - y - r].every((room) => room >= 0)).toBe(true);
    }
  });

  it('gives the curve of precision and recall as data that agrees with its picture', async () => {
    const id = await submit(withNetwork(network));
    const data = await read<AuprData>(`aupr/${id}/data/?precision=0.5`);
    const picture = await (await get(`aupr/${id}/?precision=0.5`)).text();
    expect(picture).toContain(`>${data.aupr.toFixed(4)}<`);
    expect(picture).toContain(`>${data.random.toFixed(4)}<`);
    expect(data.predictions).toBe(data.curve.precision.length);
    expect(data.hits / data.predictions).toBeCloseTo(data.curve.precision.at(-1) ?? NaN, 12);
    const pruned = (await (await get(`aupr/${id}/pruned/0.5/`)).text()).trim().split('\n');
    expect(pruned.length - 1).toBe(data.cutoff?.kept.edges);
    expect((await fetch(`${server.url}/api/aupr/${id}/`, { method: 'HEAD' })).status).toBe(200);
  });

  it('is the same to the last byte when it is asked again, and in another server', async () => {
    const lists = {
      filename: 'mine.txt',
      text: '>early\nAT1G01730\nAT1G02710\nAT1G08420\n>late\nAT1G08290\nAT1G15260\n',
    };
    const id = await submit({
      query: 'AT4G24020 or AT5G65210',
      files: { targetgenes: lists, targetnetworks: { filename: 'n.txt', text: network } },
    });
    const paths = [
      `list_enrichment/${id}/`,
      `list_enrichment/${id}.svg`,
      `motif_enrichment/${id}/?alpha=1`,
      `motif_enrichment/${id}/heatmap.svg?alpha=1`,
      `analysis_enrichment/${id}/heatmap.svg?color=fold`,
      `analysis_enrichment/${id}/`,
      `sungear/${id}/`,
      `network/${id}/`,
      `aupr/${id}/`,
      `aupr/${id}/data/`,
    ];
    const all = () => Promise.all(paths.map(async (path) => ({ path, body: await (await get(path)).text() })));
    const first = await all();
    expect(await all()).toEqual(first);
    server = await server.restart();
    expect(await all()).toEqual(first);
  });
});
