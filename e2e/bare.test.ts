import { cp, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { ask } from './support/ask.ts';
import { useBrowser } from './support/browser.ts';
import { serve, trellis, type RunningServer } from './support/trellis.ts';

const visit = useBrowser();

/** What a data set may leave out. */
const left = [
  'motifs.csv',
  'motifs_indv.csv',
  'cluster_info.csv',
  'gene_lists',
  'target_networks',
  'additional_edges',
];

describe('a site whose data set has analyses alone', () => {
  let folder: string;
  let server: RunningServer;
  const site = () => `http://localhost:${server.port}`;
  const open = async (tab: string) => visit(`${site()}/result/${tab}?request=${await ask(site(), 'ALF or BET')}`);

  beforeAll(async () => {
    folder = await mkdtemp(join(tmpdir(), 'trellis-e2e-bare-'));
    const source = join(folder, 'source');
    await cp(fileURLToPath(new URL('../fixtures/mini', import.meta.url)), source, { recursive: true });
    for (const name of left) await rm(join(source, name), { recursive: true });
    const data = join(folder, 'data');
    await trellis('import', source, '--edition', 'development', '--data', data);
    server = await serve(data);
  });
  afterAll(async () => {
    await server.stop();
    await rm(folder, { recursive: true, force: true });
  });

  it('says in the motif tab that there are no motifs to test', async () => {
    const page = await open('motif');
    await page.getByText('No additional motifs in the database. Enrichment calculation not possible.').waitFor();
    await expect.poll(() => page.getByText('Loading').count()).toBe(0);
  });

  it('answers every other tab', async () => {
    for (const [tab, says] of [
      ['summary', /^Targets of/],
      ['network', /edges between 2 TFs/],
      ['target', 'No target list to compare with'],
      ['functions', 'No Gene Ontology annotations'],
      ['analysis', /^Overlap of/],
      ['sungear', /groups?$/],
    ] as const) {
      const page = await open(tab);
      await page.getByRole('heading', { name: says }).first().waitFor();
      await page.close();
    }
  });

  it('shows no lists and no additional edges on the query page', async () => {
    const page = await visit(`${site()}/query`);
    const sources = page.getByRole('combobox', { name: 'Target Genes', exact: true }).getByRole('option');
    await expect.poll(() => sources.count()).toBeGreaterThan(1);
    expect((await sources.allInnerTexts()).join()).not.toContain('Examples');
    await expect.poll(() => page.getByRole('region', { name: 'Additional Edge Features' }).count()).toBe(0);
  });
});
