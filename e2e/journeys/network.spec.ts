import { readFile } from 'node:fs/promises';
import type { Page } from '@playwright/test';
import { addressForOthers } from '../support/addressForOthers.ts';
import { ask } from '../support/ask.ts';
import { expect, test } from '../support/journey.ts';
import { handled } from '../support/pageState.ts';
import { submit } from '../support/queryBox.ts';

const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true });
const heading = (page: Page) => page.getByRole('heading', { level: 1 });
const legend = (page: Page) => page.getByRole('list', { name: 'Legend' });
const drawn = (page: Page) =>
  expect(page.getByRole('application', { name: /^Network graph/ })).toHaveAttribute('data-ready', 'true');

async function download(page: Page, act: () => Promise<void>) {
  const [file] = await Promise.all([page.waitForEvent('download'), act()]);
  return { name: file.suggestedFilename(), bytes: await readFile(await file.path()) };
}

interface CytoscapeFile {
  readonly elements: {
    readonly nodes: readonly { readonly position: unknown }[];
    readonly edges: readonly unknown[];
  };
}

/** The network in the file that a button saves. */
async function savedNetwork(page: Page) {
  const { name, bytes } = await download(page, () => button(page, 'Download JSON').click());
  expect(name).toBe('query.cyjs');
  return (JSON.parse(bytes.toString()) as CytoscapeFile).elements;
}

test('a query becomes a drawing that is laid out, read and saved, and its file becomes an upload', async ({
  page,
  site,
}) => {
  await page.goto(`${site.mini}/query`);
  await handled(page);
  await submit(page, 'all_tfs');
  await page.getByRole('link', { name: 'Network', exact: true }).click();
  await page.getByRole('link', { name: 'Open Network' }).click();
  await drawn(page);
  const before = await savedNetwork(page);
  await button(page, 'Layout').click();
  await page.getByRole('menuitemradio', { name: /^Force-directed/ }).click();
  await expect(button(page, 'Undo')).toBeEnabled();
  const after = await savedNetwork(page);
  const places = ({ nodes }: typeof before) => nodes.map(({ position }) => position);
  expect(places(after)).not.toEqual(places(before));
  await expect(heading(page)).toHaveText(new RegExp(`^${after.edges.length} edges between 3 TFs and`));

  await page.getByRole('grid', { name: 'Genes of the network' }).focus();
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { name: '1 gene and 0 edges selected' })).toBeVisible();
  const picture = await download(page, () => button(page, 'Export Image').click());
  expect(picture.name).toBe('query.png');
  expect(picture.bytes.subarray(1, 4).toString()).toBe('PNG');
  await button(page, 'More files').click();
  const sif = await download(page, () => page.getByRole('menuitem', { name: /^A line per edge/ }).click());
  expect(sif.bytes.toString().trim().split('\n')).toHaveLength(after.edges.length);

  await page.goto(`${site.mini}/network?request=${await ask(site.mini, 'ALF')}`);
  await drawn(page);
  await button(page, 'Upload Edges').click();
  await page.getByLabel('File of edges').setInputFiles({ name: sif.name, mimeType: 'text/plain', buffer: sif.bytes });
  await expect(heading(page)).toHaveText(
    new RegExp(`^${after.edges.length} edges between 1 TF and .* uploaded genes$`),
  );
  await expect(legend(page)).toContainText('Uploaded');
});

test(
  'a view of a network is shared by its address, which says the additional edges',
  { tag: '@long' },
  async ({ page, browser, site }) => {
    await page.goto(`${site.mini}/network?request=${await ask(site.mini, 'ALF and BET')}`);
    await drawn(page);
    const alone = await heading(page).innerText();
    await button(page, 'Additional Edge Features').click();
    await page.getByRole('checkbox', { name: 'Protein interaction' }).check();
    await expect(legend(page)).toContainText('Additional feature');
    await expect(page).toHaveURL(/[?&]edges=Protein/);
    await page.keyboard.press('Escape');
    const shown = await heading(page).innerText();
    expect(shown).not.toBe(alone);

    const other = await browser.newPage();
    await other.goto(await addressForOthers(page, site.mini));
    await expect(heading(other)).toHaveText(shown);
    await expect(legend(other)).toContainText('Additional feature');
    await expect(button(other, 'Additional Edge Features (1)')).toBeVisible();
    await other.close();
  },
);

test(
  'the drawing is rehearsed outside of the page when the pointer comes to its link',
  { tag: '@long' },
  async ({ page, site }) => {
    await page.addInitScript(() => {
      const { getContext } = HTMLCanvasElement.prototype;
      HTMLCanvasElement.prototype.getContext = function (this: HTMLCanvasElement, ...asked: [string]) {
        if (asked[0] === '2d') document.documentElement.dataset['drawn'] = 'true';
        return getContext.apply(this, asked);
      } as typeof getContext;
    });
    await page.goto(`${site.mini}/result/network?request=${await ask(site.mini, 'ALF')}`);
    const link = page.getByRole('link', { name: 'Open Network' });
    await expect(link).toBeVisible();
    const hasDrawn = page.locator('html[data-drawn]');
    expect(await hasDrawn.count()).toBe(0);
    await link.hover();
    await expect(hasDrawn).toBeAttached();
    await expect(page.locator('canvas')).toHaveCount(0);
    await link.click();
    await drawn(page);
  },
);
