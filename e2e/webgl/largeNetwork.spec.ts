import type { Page } from '@playwright/test';
import { ask } from '../support/ask.ts';
import { expect, test, type Site } from '../support/journey.ts';

// A graphics card in software takes its time with each pixel.
test.use({ viewport: { width: 900, height: 700 } });

/** Opens a network of 3,500 edges; those of more than 3,000 are drawn with WebGL. */
async function openLarge(page: Page, { demo }: Site) {
  await page.goto(`${demo}/network?request=${await ask(demo, 'AT3G47500')}`);
  const graph = page.getByRole('application', { name: /^Network graph/ });
  await expect(graph).toHaveAttribute('data-ready', 'true', { timeout: 40_000 });
  await expect(graph).toHaveAttribute('data-engine', 'webgl');
  const box = await graph.boundingBox();
  if (!box) throw new Error('the network is not drawn');
  return { graph, box };
}

interface Corner {
  readonly x: number;
  readonly y: number;
}

async function dragBox(page: Page, from: Corner, to: Corner): Promise<void> {
  await page.keyboard.down('Shift');
  await page.mouse.move(from.x, from.y);
  await page.mouse.down();
  await page.mouse.move(to.x, to.y, { steps: 4 });
  await page.mouse.up();
  await page.keyboard.up('Shift');
}

const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true });
const selection = (page: Page) => page.getByRole('region', { name: 'Selection' }).getByRole('heading');

/** Number of selected genes; 0 without a selection. */
const selectedGenes = async (page: Page): Promise<number> => {
  const [text = ''] = await selection(page).allInnerTexts();
  return Number(/^[\d,]+/.exec(text)?.[0].replaceAll(',', '') ?? 0);
};

test('a box selects the genes in it and nothing else, a search comes close to its gene, and Fit shows everything again', async ({
  page,
  site,
}) => {
  const { box } = await openLarge(page, site);
  const [top, bottom] = [box.y + 5, box.y + box.height - 5];
  await dragBox(page, { x: box.x + 0.5 * box.width, y: top }, { x: box.x + 0.7 * box.width, y: bottom });
  await expect.poll(() => selectedGenes(page)).toBeGreaterThan(100);
  await button(page, 'Fit').click();
  const part = await selectedGenes(page);
  expect(part).toBeGreaterThan(100);
  await dragBox(page, { x: box.x + 5, y: top }, { x: box.x + box.width - 5, y: bottom });
  await expect.poll(() => selectedGenes(page)).toBeGreaterThan(part);
  const targets = /and ([\d,]+) (?:other )?targets$/.exec(
    await page.getByRole('heading', { level: 1 }).innerText(),
  )?.[1];
  expect(await selectedGenes(page)).toBe(Number(targets?.replaceAll(',', '')) + 1);
  await expect(selection(page)).toHaveText(/ and 0 edges selected$/);
  await expect(button(page, 'Undo')).toBeDisabled();

  const zoom = page.getByLabel('Zoom of the network');
  const whole = await zoom.innerText();
  const search = page.getByRole('main').getByRole('searchbox', { name: 'Search' });
  await search.fill('AT3G47500');
  await expect(page.getByLabel('Found')).toHaveText('1 found');
  await search.press('Enter');
  await expect(selection(page)).toHaveText('1 gene and 0 edges selected');
  await expect.poll(async () => parseFloat(await zoom.innerText())).toBeGreaterThan(parseFloat(whole));
  await button(page, 'Fit').click();
  await expect(zoom).toHaveText(whole);
});
