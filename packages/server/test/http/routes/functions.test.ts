import { rm } from 'node:fs/promises';
import { absencePreference, problemMedia, readResultFunctions, readTermGenes, type Route } from '@trellis/contract';
import { schemasOf } from '@trellis/contract/schemas';
import Schema from 'typebox/schema';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { QueryAnswer } from '../../messages.ts';
import { folderOf, ontologyFiles } from '../../ontologyFolder.ts';
import { ask, fixture, startServer, type TestServer } from '../../testServer.ts';
import { parseCsv } from '../../views/exports/parseCsv.ts';

/** A name that a spreadsheet would run. */
const files = {
  ...ontologyFiles,
  'go.obo': ontologyFiles['go.obo'].replace('name: nitrate transport', 'name: =nitrate, transport'),
};

describe('the functions of a result', () => {
  let server: TestServer;
  let folder: string;
  let id: string;
  beforeAll(async () => {
    folder = await folderOf(files, fixture('mini'));
    server = await startServer(folder);
    id = ((await (await ask(server, { query: 'ALF' })).json()) as QueryAnswer).request_id;
  });
  afterAll(async () => {
    await server.stop();
    await rm(folder, { recursive: true });
  });

  const get = (path: string) => fetch(`${server.url}/api/functions/${id}${path}`);

  /** The answer, after a comparison with the schema of its route. */
  async function read(route: Route, path: string): Promise<unknown> {
    const answer = await get(path);
    const message: unknown = await answer.json();
    const [, errors] = Schema.Errors(JSON.parse(JSON.stringify(schemasOf(route).answer)), message);
    expect([answer.status, errors]).toEqual([200, []]);
    return message;
  }

  it('are tested in all of its genes and in the targets of each analysis', async () => {
    // ALF targets 040, 060 and 070 of GO:0000002, and 080 of its parent: 1 targets all three, 2 targets 040 and 060.
    expect(await read(readResultFunctions, '/?min=1&alpha=1&aspects=BP&correction=bonferroni')).toMatchObject({
      scope: 'annotated',
      evidence: 'all',
      min: 1,
      max: 2000,
      correction: 'bonferroni',
      alpha: 1,
      selection: { query: false, lists: false },
      significant: { BP: 2 },
      sets: [
        { analysis: null, info: null, aspects: { BP: { population: 8, n: 6, tested: 2 } } },
        { analysis: ['AT1G00010', '', expect.any(String), 1], aspects: { BP: { n: 5 } } },
        { analysis: ['AT1G00010', '', expect.any(String), 2], info: { analysis_id: 2 }, aspects: { BP: { n: 4 } } },
      ],
      terms: expect.arrayContaining([
        expect.objectContaining({ id: 'GO:0000002', aspect: 'BP', K: 3, P: 8, k: [3, 3, 2] }),
        expect.objectContaining({ id: 'GO:0000001', K: 4, k: [4, 3, 3] }),
      ]),
    });
  });

  it('are corrected by Benjamini-Hochberg without another choice', async () => {
    expect(await read(readResultFunctions, '/')).toMatchObject({ correction: 'bh', alpha: 0.05 });
  });

  it('are limited to the best of each set on demand; the numbers of significant terms stay', async () => {
    const all = (await read(readResultFunctions, '/?min=1&alpha=1')) as { terms: unknown[] };
    const best = (await read(readResultFunctions, '/?min=1&alpha=1&top=1')) as { terms: unknown[] };
    expect([all.terms.length, best.terms.length]).toEqual([2, expect.any(Number)]);
    expect(best).toMatchObject({ significant: { BP: 2, MF: 0, CC: 0 } });
    expect((await get('/?top=0')).status).toBe(400);
  });

  it('have the genes of a term in each set, also by its descendants', async () => {
    const genesOf = async (term: string, set: number) =>
      ((await read(readTermGenes, `/genes/?term=${term}&set=${set}`)) as { genes: { id: string }[] }).genes.map(
        (gene) => gene.id,
      );
    expect(await genesOf('GO:0000001', 0)).toEqual(['AT1G00040', 'AT1G00060', 'AT1G00070', 'AT1G00080']);
    expect(await genesOf('GO:0000002', 2)).toEqual(['AT1G00040', 'AT1G00060']);
    expect(await read(readTermGenes, '/genes/?term=GO:0000002')).toMatchObject({
      genes: [{ id: 'AT1G00040', symbol: 'TWIN' }, { id: 'AT1G00060' }, { id: 'AT1G00070' }],
    });
  });

  it.each([
    ['/genes/?term=GO:9', 404, 'has no term "GO:9"'],
    ['/genes/?term=constructor', 404, 'has no term "constructor"'],
    ['/genes/?term=GO:0000002&set=3', 404, 'gene sets 0 to 2, not 3'],
    ['/genes/?term=GO:0000002&evidence=no_iea', 400, 'no evidence codes'],
    ['/genes/', 400, '"term"'],
    ['/?evidence=no_iea', 400, 'no evidence codes'],
    ['/?min=9&max=3', 400, 'The field "min" (9) must not be above "max" (3).'],
    ['/heatmap.svg', 404, 'No term has a corrected p-value up to 0.05 in any gene set.'],
  ])('are refused with a sentence at %s', async (path, status, sentence) => {
    const answer = await get(path);
    expect([answer.status, await answer.text()]).toEqual([status, expect.stringContaining(sentence)]);
  });

  it('are a CSV file with a row per term and gene set, in which no name is a formula', async () => {
    const answer = await get('.csv?min=1&alpha=1&aspects=BP');
    expect(answer.headers.get('content-type')).toContain('text/csv');
    expect(answer.headers.get('content-disposition')).toMatch(/functions.*\.csv/);
    const [head, ...rows] = parseCsv(await answer.text());
    expect(head.join()).toBe(
      'term,name,aspect,set,analysis_id,tf,symbol,k,n,K,N,fold,fold_low,fold_high,p,adjusted_p',
    );
    expect(rows.length).toBe(6);
    const transport = rows.filter(([term]) => term === 'GO:0000002');
    expect(transport.map((row) => [row[1], row[3], row[4], ...row.slice(7, 11)])).toEqual([
      ["'=nitrate, transport", 'All genes of the result', '', '3', '6', '3', '8'],
      ["'=nitrate, transport", expect.stringMatching(/ALF.* 1$/), '1', '3', '5', '3', '8'],
      ["'=nitrate, transport", expect.stringMatching(/ALF.* 2$/), '2', '2', '4', '3', '8'],
    ]);
    // Three of six drawn from eight: (3 of 3) over (3 * 6 / 8); p = C(5, 3) / C(8, 6) = 10 / 28.
    const [fold, p] = [Number(transport[0][11]), Number(transport[0][14])];
    expect([fold, p]).toEqual([expect.closeTo(8 / 6, 12), expect.closeTo(10 / 28, 10)]);
  });

  it('are drawn with a label for each term and gene set, escaped', async () => {
    const answer = await get('/heatmap.svg?min=1&alpha=1');
    expect(answer.headers.get('content-type')).toContain('image/svg+xml');
    const svg = await answer.text();
    expect(svg).toMatch(/^<svg /);
    expect(svg).toContain('BP  nitrate response');
    expect(svg).toContain('All genes of the result');
    expect(svg).toContain('Benjamini-Hochberg');
    const byFold = await (await get('/heatmap.svg?min=1&alpha=1&color=fold')).text();
    expect(byFold).toContain('log2 fold; in the cells: fold');
    expect(byFold).not.toContain('Benjamini-Hochberg');
  });
});

describe('the functions of a result without annotations', () => {
  it('are absent, with a sentence', async () => {
    const server = await startServer(fixture('mini'));
    const { request_id: id } = (await (await ask(server, { query: 'ALF' })).json()) as QueryAnswer;
    const headers = { Accept: problemMedia, Prefer: absencePreference };
    for (const path of ['/', '/genes/?term=GO:0000002', '.csv', '/heatmap.svg']) {
      const answer = await fetch(`${server.url}/api/functions/${id}${path}`, { headers });
      expect([path, answer.status, await answer.json()]).toEqual([
        path,
        200,
        expect.objectContaining({
          code: 'no-ontology',
          detail: 'The edition development has no Gene Ontology annotations.',
        }),
      ]);
    }
    await server.stop();
  });
});
