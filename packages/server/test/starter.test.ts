import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { gunzipSync } from 'node:zlib';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { root } from './cli/trellis.ts';
import type { QueryAnswer } from './messages.ts';
import { ask, startServer, type TestServer } from './testServer.ts';

const starter = join(root, 'starter/arabidopsis');

/** The targets of an analysis of the starter set, from its file. */
function targetsOf(name: string): Set<string> {
  const text = gunzipSync(readFileSync(join(starter, `analyses/${name}.csv.gz`))).toString('utf8');
  return new Set(text.trimEnd().split('\n').slice(1));
}

/** The genes of a list file. */
const genesOf = (name: string): Set<string> =>
  new Set(readFileSync(join(starter, `gene_lists/${name}.txt`), 'utf8').match(/^AT\w+$/gm));

describe('the starter set', () => {
  let server: TestServer;
  beforeAll(async () => {
    server = await startServer(starter);
  });
  afterAll(() => server.stop());

  /** The number of genes of a query. */
  async function genesFor(query: string, fields: Readonly<Record<string, string>> = {}): Promise<number> {
    const response = await ask(server, { query, fields });
    expect(response.status, await response.clone().text()).toBe(200);
    return ((await response.json()) as QueryAnswer).stats.num_targets;
  }

  it('answers which genes TGA1 regulates, after TARGET experiments', async () => {
    const targets = targetsOf('AT5G65210_TARGET_Brooks2019');
    expect(targets.size).toBeGreaterThan(1000);
    expect(await genesFor('TGA1')).toBe(targets.size);
  });

  it('answers which genes HAT22 binds and regulates', async () => {
    const regulated = targetsOf('AT4G37790_TARGET_Brooks2019');
    const both = [...targetsOf('AT4G37790_ChIPSeq_Song2016')].filter((gene) => regulated.has(gene));
    expect(both.length).toBe(1223);
    expect(await genesFor('HAT22[EXPERIMENT_TYPE = Binding] and HAT22[EXPERIMENT_TYPE = Expression]')).toBe(
      both.length,
    );
  });

  it('restricts TGA1 to the genes of the nitrate pathway', async () => {
    const pathway = genesOf('Nitrate_Pathway_Genes');
    const both = [...targetsOf('AT5G65210_TARGET_Brooks2019')].filter((gene) => pathway.has(gene));
    expect(both.length).toBeGreaterThan(0);
    expect(await genesFor('TGA1', { targetgenes: 'Nitrate_Pathway_Genes' })).toBe(both.length);
  });
});
