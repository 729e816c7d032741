import { cp, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { built, mustRun } from '../../scripts/rig/program.ts';
import { root } from '../../scripts/rig/root.ts';
import { startServer } from '../../scripts/rig/server.ts';
import { ask } from '../support/ask.ts';
import { onFolder, startFolder } from '../support/folders.ts';
import { expect, siteOn, test as base } from '../support/journey.ts';

/** What a data set may leave out. */
const left = [
  'motifs.csv',
  'motifs_indv.csv',
  'cluster_info.csv',
  'gene_lists',
  'target_networks',
  'additional_edges',
];

/** A site whose data set has analyses alone. */
const test = base.extend<{ bare: string }>({
  bare: async ({}, use) => {
    const folder = await mkdtemp(join(tmpdir(), 'trellis-e2e-bare-'));
    const [source, data] = [join(folder, 'source'), join(folder, 'data')];
    await cp(join(root, 'fixtures/mini'), source, { recursive: true });
    for (const name of left) await rm(join(source, name), { recursive: true });
    await mustRun(built, 'import', source, '--edition', 'development', '--data', data);
    const bare = onFolder ? await startFolder(['development'], { data }) : await startServer(data);
    await use('site' in bare ? bare.site.replace(/\/$/, '') : siteOn(bare.port).mini);
    await bare.stop();
    await rm(folder, { recursive: true, force: true });
  },
});

const tabs: readonly (readonly [tab: string, says: RegExp | string])[] = [
  ['summary', /^Targets of/],
  ['network', /edges between 2 TFs/],
  ['target', 'No target list to compare with'],
  ['functions', 'No Gene Ontology annotations'],
  ['analysis', /^Overlap of/],
  ['sungear', /groups?$/],
];

test(
  'a data set with analyses alone has every tab, and says what it lacks',
  { tag: '@long' },
  async ({ page, bare }) => {
    const id = await ask(bare, 'ALF or BET');
    await page.goto(`${bare}/result/summary?request=${id}`);
    const links = page.getByRole('navigation', { name: 'Views of the result' });
    for (const [tab, says] of tabs) {
      await links.locator(`[href*="/result/${tab}?"]`).click();
      await expect(page.getByRole('heading', { name: says }).first()).toBeVisible();
    }
    await links.locator('[href*="/result/motif?"]').click();
    await expect(
      page.getByText('No additional motifs in the database. Enrichment calculation not possible.'),
    ).toBeVisible();
    await expect(page.getByText('Loading')).toHaveCount(0);
    await page.goto(`${bare}/query`);
    const sources = page.getByRole('combobox', { name: 'Target Genes', exact: true }).getByRole('option');
    await expect(sources.filter({ hasText: 'Type or paste' })).toHaveCount(1);
    await expect(sources.filter({ hasText: 'Examples' })).toHaveCount(0);
    await expect(page.getByRole('region', { name: 'Additional Edge Features' })).toHaveCount(0);
  },
);
