import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { AnalysisIds } from './messages.ts';
import { ask, fixture, startServer, type TestServer } from './testServer.ts';
import { parseCsv } from './views/exports/parseCsv.ts';

const labels = ['ALF · ChIPseq · 2', 'mine'];

/** Both analyses of ALF, the first renamed; every view and file has the same names for them. */
describe('the labels of the analyses', () => {
  let server: TestServer;
  let id: string;
  const text = async (path: string) => (await fetch(`${server.url}/api/${path.replace('ID', id)}`)).text();
  const json = async <T>(path: string) => JSON.parse(await text(path)) as T;
  const labelsOf = (infos: readonly Info[]) => infos.map(({ analysis_label }) => analysis_label);

  beforeAll(async () => {
    server = await startServer(fixture('mini'));
    const lists = { filename: 'lists.txt', text: '>red\nAT1G00040\nAT1G00060\nAT1G00080' };
    const asked = (await (await ask(server, { query: 'ALF', files: { targetgenes: lists } })).json()) as Asked;
    id = asked.request_id;
    const renamed = asked.analysis_ids.map(([key, state]) => [
      key,
      key[1] === 1 ? { ...state, name: 'mine' } : state,
    ]);
    const headers = { 'Content-Type': 'application/json' };
    await fetch(`${server.url}/api/ids/${id}/`, { method: 'POST', headers, body: JSON.stringify(renamed) });
  });
  afterAll(() => server.stop());

  it('are the same in the summary, the metadata and the tests', async () => {
    expect((await json<readonly { label: string }[]>('labels/ID/')).map(({ label }) => label)).toEqual(labels);
    expect(labelsOf((await json<{ bars: Info[] }>('summary/ID/')).bars)).toEqual(labels);
    const { metadata } = await json<{ metadata: { columns: { label?: string }[] } }>('ID/?result=0');
    expect(metadata.columns.map(({ label }) => label)).toEqual([undefined, ...labels]);
    const sets = await json<{ info: [unknown, Info][] }>('analysis_enrichment/ID/');
    expect(labelsOf(sets.info.map(([, info]) => info))).toEqual(labels);
    const lists = await json<{ result: { info: Info }[] }>('list_enrichment/ID/');
    expect(labelsOf(lists.result.map(({ info }) => info))).toEqual(labels);
    const sungear = await json<{ metadata: [unknown, Info][] }>('sungear/ID/');
    expect(labelsOf(sungear.metadata.map(([, info]) => info)).sort()).toEqual([...labels].sort());
    const motifs = await json<{ columns: Info[] }>('motif_enrichment/ID/?alpha=1');
    expect(labelsOf(motifs.columns).slice(0, 2)).toEqual(labels);
  });

  it('are those of the figures', async () => {
    const lists = await text('list_enrichment/ID.svg');
    const motifs = await text('motif_enrichment/ID/heatmap.svg?alpha=1');
    for (const label of labels) for (const figure of [lists, motifs]) expect(figure).toContain(label);
  });

  it('are those of figures that are colored by fold', async () => {
    for (const path of [
      'list_enrichment/ID.svg',
      'motif_enrichment/ID/heatmap.svg',
      'analysis_enrichment/ID/heatmap.svg',
    ]) {
      const [byP, byFold] = [await text(`${path}?alpha=1`), await text(`${path}?alpha=1&color=fold`)];
      expect(scaleNameOf(byP)).toMatch(/^-log10 p, Bonferroni/);
      expect(scaleNameOf(byFold)).toMatch(/^log2 fold/);
      for (const label of labels) expect(byFold).toContain(label);
    }
  });

  it('are those of the table file', async () => {
    const [head] = parseCsv(await text('table/ID.csv'));
    const titles = head.slice(8).map((title) => title.split(' | ')[0]);
    expect([...new Set(titles)]).toEqual(labels);
    expect(head).toContain('mine | Pvalue');
  });
});

/** The title of the color scale. */
const scaleNameOf = (svg: string): string | undefined => />(-log10 p[^<]*|log2 fold[^<]*)</.exec(svg)?.[1];

interface Info {
  readonly analysis_label?: string;
}

interface Asked {
  readonly request_id: string;
  readonly analysis_ids: AnalysisIds;
}
