import { readFile } from 'node:fs/promises';
import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { ask } from './support/ask.ts';
import { demo, mini, useBrowser } from './support/browser.ts';
import { overhang, seriousFaults, seriousFaultsInBothThemes } from './support/pageState.ts';
import { fileNamed } from './support/fileName.ts';

const visit = useBrowser();

const few = 'AT4G24020[EXPERIMENT_TYPE=Expression]';
/** 8,000 edges: WebGL draws networks of 3,000 and more, a canvas needs a minute for 60,000. */
const large = 'AT4G24020';

async function open(query: string, { origin = demo(), more = {} as Record<string, string> } = {}): Promise<Page> {
  const page = await visit(`${origin}/network?request=${await ask(origin, query, more)}`);
  await drawn(page);
  return page;
}

const graph = (page: Page) => page.getByRole('application', { name: /^Network graph/ });
const drawn = (page: Page) => page.locator('[data-testid=graph][data-ready]').waitFor({ timeout: 30_000 });
const heading = (page: Page) => page.getByRole('heading', { level: 1 });
const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true });

async function view(page: Page): Promise<{ zoom: number; x: number; y: number }> {
  const data = await graph(page).evaluate((element) => ({ ...(element as HTMLElement).dataset }));
  return { zoom: Number(data['zoom']), x: Number(data['x']), y: Number(data['y']) };
}

interface Cyjs {
  readonly elements: {
    readonly nodes: {
      readonly data: { readonly id: string; readonly type: string };
      readonly position: { x: number; y: number };
    }[];
    readonly edges: { readonly data: Readonly<Record<string, unknown>> }[];
  };
}

async function saved(page: Page, name: string) {
  const [download] = await Promise.all([page.waitForEvent('download'), button(page, name).click()]);
  return { name: download.suggestedFilename(), bytes: await readFile(await download.path()) };
}

async function network(page: Page): Promise<Cyjs> {
  const { name, bytes } = await saved(page, 'Download JSON');
  expect(name).toMatch(fileNamed('query', 'cyjs'));
  return JSON.parse(bytes.toString()) as Cyjs;
}

async function upload(page: Page, text: string, name = 'edges.sif', mimeType = 'text/plain'): Promise<void> {
  await page.locator('input[type=file]').setInputFiles({ name, mimeType, buffer: Buffer.from(text) });
}

/** Where a gene is on the page. */
async function placeOf(page: Page, id: string) {
  const node = (await network(page)).elements.nodes.find(({ data }) => data.id === id);
  const { zoom, x, y } = await view(page);
  const box = await graph(page).boundingBox();
  if (!node || !box) throw new Error(`${id} is not drawn`);
  return { x: box.x + x + node.position.x * zoom, y: box.y + y + node.position.y * zoom };
}

/** How many pixels of the drawing have a color. */
const pixels = (page: Page, [r, g, b]: readonly number[]) =>
  graph(page).evaluate(
    (element, wanted) => {
      let count = 0;
      for (const canvas of element.querySelectorAll('canvas')) {
        const data = canvas.getContext('2d')?.getImageData(0, 0, canvas.width, canvas.height).data ?? [];
        for (let i = 0; i < data.length; i += 4) {
          if (data[i + 3] > 200 && wanted.every((part, j) => Math.abs(data[i + j] - part) < 12)) count++;
        }
      }
      return count;
    },
    [r, g, b],
  );

const blue = [49, 123, 246];
const yellow = [255, 255, 0];
const pink = [231, 41, 138];

describe('the network viewer', () => {
  it('draws a result with its size and legend, and goes back to the tab it came from', async () => {
    const id = await ask(demo(), few);
    const page = await visit(`${demo()}/result/network?request=${id}`);
    const counts = /^[\d,]+ findings, [\d,]+ distinct edges/;
    const [onTab] = counts.exec(await page.getByRole('heading', { level: 2, name: counts }).innerText()) ?? [];
    await page.getByRole('link', { name: 'Open Network' }).click();
    await drawn(page);
    await heading(page)
      .filter({ hasText: /^[\d,]+ edges between 1 TF and [\d,]+ (other )?targets$/ })
      .waitFor();
    await expect.poll(() => page.getByText(counts).innerText()).toBe(onTab);
    const legend = page.getByRole('list', { name: 'Legend' });
    for (const name of ['Queried TF', 'Target', 'Induced', 'Repressed']) await legend.getByText(name).waitFor();
    await button(page, 'Back').click();
    await page.waitForURL(new RegExp(`/result/network\\?request=${id}`));
  });

  it('zooms with keys by 0.01 when it has the focus, with buttons, and fits', async () => {
    const page = await open('ALF', { origin: mini() });
    const start = (await view(page)).zoom;
    await page.keyboard.press('+');
    expect((await view(page)).zoom).toBe(start);
    await graph(page).focus();
    for (const key of ['+', '=', '+', '-']) await page.keyboard.press(key);
    await expect.poll(async () => (await view(page)).zoom).toBeCloseTo(start + 0.02, 3);
    await page.keyboard.press('ArrowRight');
    await button(page, 'Zoom in').click();
    await expect.poll(async () => (await view(page)).zoom).toBeCloseTo((start + 0.02) * 1.25, 2);
    for (let i = 0; i < 24; i++) await button(page, 'Zoom in').click();
    expect((await view(page)).zoom).toBe(20);
    await button(page, 'Fit').click();
    await expect.poll(async () => (await view(page)).zoom).toBe(start);
  });

  it('selects with a box', async () => {
    const page = await open('ALF', { origin: mini() });
    const box = await graph(page).boundingBox();
    if (!box) throw new Error('no graph');
    await page.keyboard.down('Shift');
    await page.mouse.move(box.x + 5, box.y + 5);
    await page.mouse.down();
    await page.mouse.move(box.x + box.width - 5, box.y + box.height - 5, { steps: 4 });
    await page.mouse.up();
    await page.keyboard.up('Shift');
    await expect.poll(() => pixels(page, blue)).toBeGreaterThan(100);
  });

  it('hides edges by name, all of them and none, and names with an apostrophe', async () => {
    const page = await open('ALF', { origin: mini() });
    await upload(page, "AT1G00010\t5' edge\tAT1G00040\n");
    await button(page, 'Hide Edges').click();
    await page.getByRole('menuitemcheckbox').first().waitFor();
    const names = await page.getByRole('menuitemcheckbox').allInnerTexts();
    expect(names).toEqual([...names].sort((a, b) => a.localeCompare(b, 'en')));
    expect(names).toContain("5' edge");
    await expect.poll(() => pixels(page, yellow)).toBeGreaterThan(20);
    await page.getByRole('menuitemcheckbox', { name: "5' edge" }).click();
    await page.getByText('1 edge hidden').waitFor();
    await expect.poll(() => pixels(page, yellow)).toBe(0);
    await page.getByRole('menuitem', { name: 'Unhide All' }).click();
    await expect.poll(() => page.getByText(/edges? hidden/).count()).toBe(0);
    await page.getByRole('menuitem', { name: 'Hide All', exact: true }).click();
    const edges = Number(/^(\d+) edges/.exec(await heading(page).innerText())?.[1]);
    await page.getByText(`${edges} edges hidden`).waitFor();
    await page.keyboard.press('Escape');
  });

  it('finds ids, symbols and edge names, counts, steps through and zooms to the hits', async () => {
    const page = await open('ALF', { origin: mini() });
    const search = page.getByRole('searchbox', { name: 'Search' });
    const found = page.getByLabel('Found');
    await search.fill('twin');
    await expect.poll(() => found.innerText()).toBe('2 found');
    await search.press('Enter');
    await expect.poll(() => found.innerText()).toBe('1 of 2');
    await button(page, 'Next hit').click();
    await button(page, 'Next hit').click();
    await expect.poll(() => found.innerText()).toBe('1 of 2');
    await button(page, 'Previous hit').click();
    await expect.poll(() => found.innerText()).toBe('2 of 2');
    const at = await placeOf(page, 'AT1G00050');
    const box = await graph(page).boundingBox();
    expect(at.x).toBeCloseTo((box?.x ?? 0) + (box?.width ?? 0) / 2, -1);
    await search.fill('REPRESSED');
    await expect.poll(() => found.innerText()).toBe('2 found');
    await search.fill('no such gene');
    await expect.poll(() => found.innerText()).toBe('none');
    await search.press('Escape');
    expect([await search.inputValue(), await found.innerText()]).toEqual(['', '']);
  });

  it('draws edges without a fold change in their own color', async () => {
    const page = await open('BET[EXPERIMENT_TYPE=Expression]', { origin: mini() });
    await page.getByRole('list', { name: 'Legend' }).getByText('Regulated, no fold change').waitFor();
    await expect.poll(() => pixels(page, pink)).toBeGreaterThan(20);
  });

  it('saves the picture as PNG and the network as Cytoscape JSON', async () => {
    const page = await open(few);
    const { name, bytes } = await saved(page, 'Export Image');
    expect([name, bytes.subarray(1, 4).toString()]).toEqual([
      expect.stringMatching(fileNamed('query', 'png')),
      'PNG',
    ]);
    // The chunk after the header: 300 dots per inch are 11,811 pixels per meter.
    expect([bytes.subarray(37, 41).toString(), bytes.readUInt32BE(41), bytes.readUInt32BE(45), bytes[49]]).toEqual([
      'pHYs',
      11_811,
      11_811,
      1,
    ]);
    const { elements } = await network(page);
    const [edges, , targets] = [...(await heading(page).innerText()).matchAll(/[\d,]+/g)].map(([text]) => text);
    expect(elements.edges).toHaveLength(Number(edges.replace(',', '')));
    expect(elements.nodes).toHaveLength(Number(targets.replace(',', '')) + 1);
  });
});

describe('uploading edges', () => {
  it('joins genes without case, keeps their case, adds nothing twice, and is removed and reset', async () => {
    const page = await open('ALF', { origin: mini() });
    const before = (await network(page)).elements.edges.length;
    await upload(page, 'at1g00010 mine AT1G00050\nOs01g0001 mine at1g00010\n\n');
    await heading(page)
      .filter({ hasText: `${before + 2} edges` })
      .waitFor();
    const { elements } = await network(page);
    expect(elements.nodes.filter(({ data }) => data.type === 'user').map(({ data }) => data.id)).toEqual([
      'Os01g0001',
    ]);
    expect(elements.edges.at(-2)?.data).toMatchObject({
      source: 'AT1G00010',
      target: 'AT1G00050',
      name: 'mine',
      color: '#ffff00',
      shape: 'none',
    });
    await upload(page, 'AT1G00010 mine AT1G00050');
    await page.getByRole('alert').filter({ hasText: 'No edges added.' }).waitFor();
    await button(page, 'Close this message').click();
    await page.getByLabel('Edge Color').fill('#00ffff');
    await expect.poll(async () => (await network(page)).elements.edges.at(-1)?.data['color']).toBe('#00ffff');
    await button(page, 'Remove Upload').click();
    await heading(page)
      .filter({ hasText: `${before} edges` })
      .waitFor();
    await upload(page, 'AT1G00010 again AT1G00050', 'edges.tsv', 'text/tab-separated-values');
    await heading(page)
      .filter({ hasText: `${before + 1} edges` })
      .waitFor();
    await button(page, 'Reset').click();
    await heading(page)
      .filter({ hasText: `${before} edges` })
      .waitFor();
  });

  it('adds a further file to the upload or replaces it, and takes the same file again', async () => {
    const page = await open('ALF', { origin: mini() });
    const before = (await network(page)).elements.edges.length;
    const edges = (count: number) =>
      heading(page)
        .filter({ hasText: `${before + count} edges` })
        .waitFor();
    await upload(page, 'AT1G00010 mine AT1G00050 AT1G00060');
    await edges(2);
    await upload(page, 'AT1G00010 other AT1G00050');
    await edges(3);
    await button(page, 'Upload Edges').click();
    await page.getByText('Replace upload').click();
    await upload(page, 'AT1G00010 other AT1G00050');
    await edges(1);
    await upload(page, 'AT1G00010 other AT1G00050');
    await edges(1);
    await expect.poll(() => page.getByRole('alert').count()).toBe(0);
    await button(page, 'Remove Upload').click();
    await edges(0);
    await upload(page, 'AT1G00010 other AT1G00050');
    await edges(1);
  });

  it('keeps uploads and filters while the result is looked at, until they are reset', async () => {
    const page = await open('ALF', { origin: mini() });
    const before = (await network(page)).elements.edges.length;
    await upload(page, 'AT1G00010 mine AT1G00050');
    const more = heading(page).filter({ hasText: `${before + 1} edges` });
    await more.waitFor();
    await button(page, 'Back').click();
    await page.getByRole('link', { name: 'Open Network' }).click();
    await more.waitFor();
    await button(page, 'Reset').click();
    await heading(page)
      .filter({ hasText: `${before} edges` })
      .waitFor();
  });

  it('says what is wrong with a file', async () => {
    const page = await open('ALF', { origin: mini() });
    const alert = page.getByRole('alert');
    await upload(page, 'x', 'picture.png', 'image/png');
    await alert.filter({ hasText: 'File type not accepted.' }).waitFor();
    await upload(page, 'AT1G00010 mine AT1G00050\nAT1G00010 mine');
    await alert.filter({ hasText: 'Every row need to have at least 3 columns. Line 2 has 2.' }).waitFor();
    await upload(page, '\n\n');
    await alert.filter({ hasText: 'No edges added.' }).waitFor();
  });

  it('takes a dropped file and explains the format', async () => {
    const page = await open('ALF', { origin: mini() });
    const before = (await network(page)).elements.edges.length;
    await button(page, 'Upload Edges').click();
    await button(page, 'File format').click();
    await page.getByText('IDs are not case-sensitive').waitFor();
    const files = await page.evaluateHandle(() => {
      const transfer = new DataTransfer();
      transfer.items.add(new File(['AT1G00010 dropped AT1G00060'], 'a.sif'));
      return transfer;
    });
    await page.getByText('Drop files here').dispatchEvent('drop', { dataTransfer: files });
    await heading(page)
      .filter({ hasText: `${before + 1} edges` })
      .waitFor();
  });
});

describe('additional edges', () => {
  it('are drawn when they are chosen, and stay in the address', async () => {
    const page = await open('ALF and BET', { origin: mini() });
    const before = (await network(page)).elements.edges.length;
    await button(page, 'Additional Edge Features').click();
    await page.getByLabel('Protein interaction').check();
    await expect.poll(async () => (await heading(page).innerText()).startsWith(`${before} `)).toBe(false);
    expect(page.url()).toContain('edges=Protein');
    await expect.poll(() => page.getByText('Validated predictions').count()).toBe(0);
    await page.reload();
    await drawn(page);
    await page.getByText('Additional feature').waitFor();
  });

  it('that were chosen with the query are there from the start, and counted alike', async () => {
    const page = await open('ALF and BET', { origin: mini(), more: { edges: 'Protein interaction' } });
    await page.getByText('Additional feature').waitFor();
    const counts = /\d+ findings, \d+ distinct edges, \d+ additional edges?/;
    const [inViewer] = counts.exec(await page.getByText(counts).innerText()) ?? [];
    const { edges } = (await network(page)).elements;
    const [, distinct, additional] = [...(inViewer ?? '').matchAll(/\d+/g)].map(([digits]) => Number(digits));
    expect(distinct + additional).toBe(edges.length);
    await button(page, 'Back').click();
    await page.getByRole('heading', { level: 2, name: inViewer }).waitFor();
  });

  it('show validated predictions when the request has a target network', async () => {
    const page = await open('all_expression', { more: { targetnetworks: 'Root_Ranked_Network' } });
    await button(page, 'Additional Edge Features').click();
    await page.getByLabel('Validated predictions (AUPR)').check();
    await page.getByRole('list', { name: 'Legend' }).getByText('Validated prediction').waitFor();
  });
});

describe('the layout of the network', () => {
  const choose = async (page: Page, name: string) => {
    await button(page, 'Layout').click();
    await page.getByRole('menuitemradio', { name }).click();
  };
  const places = async (page: Page) =>
    JSON.stringify((await network(page)).elements.nodes.map(({ position: { x, y } }) => [x, y]));

  it('is chosen, computed by the worker where it is force-directed, and taken back', async () => {
    const page = await open('all_tfs', { origin: mini() });
    const blocks = await places(page);
    const seen = new Set([blocks]);
    for (const name of ['By regulators', 'Hierarchy of TFs', 'Force-directed']) {
      await choose(page, name);
      await expect.poll(async () => seen.has(await places(page)), { timeout: 10_000 }).toBe(false);
      seen.add(await places(page));
    }
    for (let i = 0; i < 3; i++) await button(page, 'Undo').click();
    await expect.poll(() => places(page)).toBe(blocks);
    await expect.poll(() => button(page, 'Undo').isDisabled()).toBe(true);
    await graph(page).focus();
    await page.keyboard.press('Control+Shift+Z');
    await expect.poll(() => places(page)).not.toBe(blocks);
    await page.keyboard.press('Control+Z');
    await expect.poll(() => places(page)).toBe(blocks);
  });

  it('reports its progress, and can be stopped with what there is or canceled', async () => {
    const page = await open('all_expression');
    const bar = page.getByRole('progressbar', { name: 'Computing the layout' });
    const blocks = await places(page);
    await choose(page, 'Force-directed');
    await bar.waitFor();
    await button(page, 'Cancel').click();
    await bar.waitFor({ state: 'detached' });
    await expect.poll(() => places(page)).toBe(blocks);
    await choose(page, 'Force-directed');
    await expect.poll(async () => Number(await bar.getAttribute('aria-valuenow'))).toBeGreaterThan(0);
    await button(page, 'Stop').click();
    await bar.waitFor({ state: 'detached' });
    const stopped = await places(page);
    expect(stopped).not.toBe(blocks);
    expect(await seriousFaults(page)).toEqual([]);
  });

  it('shows the TFs alone, and everything again', async () => {
    const page = await open('all_tfs', { origin: mini() });
    const genes = page.getByRole('grid', { name: 'Genes of the network' });
    await button(page, 'TFs only').click();
    await page.getByText(/edges? hidden/).waitFor();
    await expect.poll(() => genes.getByRole('row').count()).toBe(1 + 3);
    await button(page, 'TFs only').click();
    await expect.poll(() => page.getByText(/edges? hidden/).count()).toBe(0);
  });
});

describe('a large network', () => {
  it('selects with a box, dims the rest, and undoes nothing by it', async () => {
    const page = await open(large);
    const box = await graph(page).boundingBox();
    if (!box) throw new Error('no graph');
    await page.keyboard.down('Shift');
    await page.mouse.move(box.x + 5, box.y + 5);
    await page.mouse.down();
    await page.mouse.move(box.x + box.width - 5, box.y + box.height - 5, { steps: 4 });
    await page.mouse.up();
    await page.keyboard.up('Shift');
    const selected = page.getByRole('region', { name: 'Selection' }).getByRole('heading');
    const { nodes } = (await network(page)).elements;
    await expect
      .poll(() => selected.innerText())
      .toBe(`${nodes.length.toLocaleString('en')} genes and 0 edges selected`);
    await expect.poll(() => button(page, 'Undo').isDisabled()).toBe(true);
  });

  it('draws with WebGL where there is any, and can be searched, selected in and zoomed', async () => {
    const page = await open(large);
    expect(['webgl', 'canvas']).toContain(await graph(page).getAttribute('data-engine'));
    const start = await view(page);
    await button(page, 'Fit').click();
    await expect.poll(() => view(page)).toEqual(start);
    await page.getByRole('searchbox', { name: 'Search' }).fill('AT4G24020');
    await expect.poll(() => page.getByLabel('Found').innerText()).toBe('1 found');
    await page.getByRole('searchbox', { name: 'Search' }).press('Enter');
    await page.getByRole('region', { name: 'Selection' }).waitFor();
    await expect.poll(async () => (await view(page)).zoom).toBeGreaterThan(start.zoom);
    await button(page, 'Fit').click();
    await expect.poll(() => view(page)).toEqual(start);
  });

  it('stays whole when the window changes its size, until it is moved', async () => {
    const page = await open('ALF', { origin: mini() });
    const start = await view(page);
    await page.setViewportSize({ width: 1000, height: 700 });
    await expect.poll(async () => (await view(page)).x).not.toBe(start.x);
    await page.setViewportSize({ width: 1440, height: 900 });
    // The label of the data set may arrive late and take a line of the height; the width tells.
    await expect.poll(async () => (await view(page)).x).toBe(start.x);
    const followed = await view(page);
    await button(page, 'Fit').click();
    await expect.poll(async () => (await view(page)).x).toBe(followed.x);
    await graph(page).focus();
    await page.keyboard.press('ArrowRight');
    const moved = await view(page);
    await page.setViewportSize({ width: 1000, height: 700 });
    await page.waitForTimeout(300);
    expect((await view(page)).zoom).toBe(moved.zoom);
  });
});

describe('states of the viewer', () => {
  it('says what to do without a request, and with one that is not known', async () => {
    const page = await visit(`${mini()}/network`);
    await page.getByRole('heading', { name: 'No network is open' }).waitFor();
    await page.goto(`${mini()}/network?request=00000000-0000-4000-8000-000000000000`);
    await page.getByRole('heading', { name: 'There is no result at this address' }).waitFor();
  });

  it('can be canceled while it loads, and tried again after an error', async () => {
    const id = await ask(mini(), 'ALF');
    const page = await visit(`${mini()}/network`);
    await page.route('**/api/network/**', () => new Promise(() => undefined));
    await page.goto(`${mini()}/network?request=${id}`);
    await page.getByRole('progressbar', { name: 'Loading the network' }).waitFor({ state: 'attached' });
    await button(page, 'Cancel').click();
    await page.getByText('Loading was canceled.').waitFor();
    await page.unroute('**/api/network/**');
    await page.route('**/api/network/**', (route) =>
      route.fulfill({ status: 400, contentType: 'text/plain', body: 'Broken.' }),
    );
    await button(page, 'Load the network').click();
    await page.getByText('The network could not be loaded. Broken.').waitFor();
    await page.unroute('**/api/network/**');
    await button(page, 'Retry').click();
    await drawn(page);
  });
});

describe('access to the viewer', () => {
  it('axe finds nothing serious in both themes, with menus open', async () => {
    const id = await ask(mini(), 'ALF and BET');
    const page = await visit(`${mini()}/network?request=${id}`);
    await drawn(page);
    expect(await seriousFaultsInBothThemes(page)).toEqual([]);
    for (const name of ['Upload Edges', 'Additional Edge Features', 'Hide Edges']) {
      await button(page, name).click();
      await page.waitForTimeout(250);
      expect(await seriousFaultsInBothThemes(page), name).toEqual([]);
      await page.keyboard.press('Escape');
    }
  });

  it('does not scroll sideways on a phone', async () => {
    const id = await ask(mini(), 'ALF and BET');
    const page = await visit(`${mini()}/network?request=${id}`, { viewport: { width: 390, height: 800 } });
    await drawn(page);
    await expect.poll(() => overhang(page)).toBe(0);
  });
});

describe('the drawing', () => {
  it('is rehearsed outside of the page while the Network tab is read', async () => {
    const page = await visit(`${mini()}/result/summary?request=${await ask(mini(), 'ALF')}`);
    await page.evaluate(() => {
      const create = document.createElement.bind(document);
      document.createElement = (name: string) => {
        if (name === 'canvas') document.body.dataset['canvases'] = 'made';
        return create(name);
      };
    });
    await page.getByRole('link', { name: 'Network', exact: true }).click();
    await page.locator('body[data-canvases]').waitFor();
    await expect.poll(() => page.locator('canvas').count()).toBe(0);
    await page.getByRole('link', { name: 'Open Network' }).click();
    await drawn(page);
  });
});

describe('the toolbar of the viewer', () => {
  const toolbar = (page: Page) => page.getByRole('toolbar', { name: 'Network' });
  const heightOf = async (page: Page) => (await toolbar(page).boundingBox())?.height ?? 0;

  it('fits in one row of a usual window, after an upload and with everything chosen', async () => {
    const page = await open('ALF or BET', { origin: mini() });
    await upload(page, 'AT1G00010 mine AT1G00050');
    await button(page, 'Remove Upload').waitFor();
    await button(page, 'Hide Edges').click();
    await page.getByRole('menuitemcheckbox').first().click();
    await page.keyboard.press('Escape');
    await button(page, 'Additional Edge Features').click();
    await page.getByRole('checkbox', { name: 'Predicted' }).check();
    await button(page, 'Additional Edge Features (1)').waitFor();
    await page.keyboard.press('Escape');
    await expect.poll(() => heightOf(page)).toBeLessThan(60);
  });

  it('has a menu of tools on a phone, which closes on Escape, outside, and on a tool', async () => {
    const id = await ask(mini(), 'ALF and BET');
    const page = await visit(`${mini()}/network?request=${id}`, { viewport: { width: 390, height: 800 } });
    await drawn(page);
    await expect.poll(() => heightOf(page)).toBeLessThan(60);
    const tool = button(page, 'TFs only');
    const tools = button(page, 'Tools');
    for (const close of [
      () => page.keyboard.press('Escape'),
      () => heading(page).click(),
      () => tool.click(),
      () => tools.click(),
    ]) {
      await tools.click();
      await tool.waitFor();
      await close();
      await tool.waitFor({ state: 'hidden' });
    }
    await tools.click();
    await button(page, 'Layout').click();
    await page.getByRole('menuitemradio', { name: /^By regulators/ }).click();
    await tool.waitFor();
    expect(await seriousFaults(page)).toEqual([]);
    await expect.poll(() => overhang(page)).toBe(0);
  });
});

describe('reading the network', () => {
  it('shares the selection between tables and drawing, by keyboard, with details and a gene list', async () => {
    const page = await open('ALF[EXPERIMENT_TYPE=Binding]', { origin: mini() });
    const table = page.getByRole('grid', { name: 'Genes of the network' });
    await table.focus();
    await page.keyboard.press('ArrowDown');
    await page.keyboard.press('Enter');
    await page.keyboard.press('ArrowDown');
    await page.keyboard.press(' ');
    const details = page.getByRole('region', { name: 'Selection' });
    await details.getByRole('heading', { name: '2 genes and 0 edges selected' }).waitFor();
    await expect.poll(() => table.getByRole('row', { selected: true }).count()).toBe(2);
    await expect.poll(() => pixels(page, blue)).toBeGreaterThan(20);
    expect((await saved(page, 'Download Genes')).bytes.toString().trim().split('\n')).toHaveLength(2);
    await details.getByRole('switch', { name: 'Highlight neighbors' }).check();
    await page.getByLabel('Table of').getByText('Edges').click();
    await page.getByRole('grid', { name: 'Edges of the network' }).getByRole('row').nth(1).click();
    await details.getByRole('heading', { name: '0 genes and 1 edge selected' }).waitFor();
    await details.getByText('AT1G00010').waitFor();
    await details.getByRole('cell', { name: /^ALF · ChIPseq · 2/ }).waitFor();
    expect(await seriousFaults(page)).toEqual([]);
  });

  it('leaves out targets of few TFs', async () => {
    const page = await open('ALF or BET', { origin: mini() });
    await button(page, 'Filter').click();
    await page.getByLabel('Targeted by at least N TFs').fill('2');
    await page.getByText(/edges? hidden/).waitFor();
  });
});

const red = [224, 49, 49];

describe('pointing and pressing', () => {
  it('shows names of what is pointed at, with a red border, and a blue border on what is pressed', async () => {
    const page = await open('ALF', { origin: mini() });
    const tip = page.getByRole('tooltip');
    const ends = (await network(page)).elements.edges.map(({ data }) => [data['source'], data['target']].join(' '));
    const alone = ends.find(
      (pair) => ends.filter((other) => other === pair).length === 1 && pair.startsWith('AT1G00010'),
    );
    const [source, target] = (alone ?? '').split(' ');
    const at = await placeOf(page, target);
    expect(Math.max(await pixels(page, red), await pixels(page, blue))).toBeLessThan(10);
    await page.mouse.move(at.x, at.y);
    await expect.poll(() => tip.innerText()).toContain(target);
    await expect.poll(() => pixels(page, red)).toBeGreaterThan(20);
    await page.mouse.click(at.x, at.y);
    await page.getByRole('region', { name: 'Selection' }).waitFor();
    await expect.poll(() => pixels(page, blue)).toBeGreaterThan(20);
    await expect.poll(() => pixels(page, red)).toBeLessThan(10);
    // What is pressed glides to the middle.
    await page.waitForTimeout(400);
    const [start, end] = [await placeOf(page, source), await placeOf(page, target)];
    expect(Math.hypot(end.x - at.x, end.y - at.y)).toBeGreaterThan(20);
    await page.mouse.move((start.x + end.x) / 2, (start.y + end.y) / 2);
    await expect.poll(() => tip.innerText()).toMatch(/Bound|Regulated/);
    await graph(page).focus();
    await page.keyboard.press('Escape');
    await expect.poll(() => pixels(page, blue)).toBeLessThan(10);
  });

  it('tells the analyses behind an edge, with fold change and p-value', async () => {
    const page = await open(few);
    await page.getByLabel('Table of').getByText('Edges').click();
    await page.getByRole('grid', { name: 'Edges of the network' }).getByRole('row').nth(1).click();
    const found = page.getByRole('table', { name: /^Found by \d+ analys[ei]s$/ });
    await found.waitFor();
    const [, foldChange, p] = await found.getByRole('row').nth(1).getByRole('cell').allInnerTexts();
    expect(foldChange).toMatch(/^[+-]?\d+\.\d\d$/);
    expect(p).toMatch(/^\d\.\d\de[+-]\d+$/);
  });
});

describe('analyzing the network', () => {
  const panel = (page: Page) => page.getByRole('region', { name: 'Analyze', exact: true });
  const tab = (page: Page, name: string) => panel(page).getByRole('tab', { name }).click();

  it('lists hubs, sorts them, shows one in the drawing and saves them', async () => {
    const page = await open('all_tfs', { origin: mini() });
    await button(page, 'Analyze').click();
    const hubs = panel(page).getByRole('region', { name: /^Hubs: / });
    await hubs.waitFor();
    await hubs.getByRole('button', { name: 'Targets' }).click();
    const targets = await hubs.getByRole('row').locator('td:nth-child(3)').allInnerTexts();
    expect(targets.map(Number)).toEqual([...targets.map(Number)].sort((a, b) => b - a));
    await hubs.getByRole('rowheader').first().getByRole('button').press('Enter');
    await expect.poll(() => pixels(page, blue)).toBeGreaterThan(20);
    const { name, bytes } = await saved(page, 'CSV');
    expect(name).toMatch(fileNamed('hubs', 'csv'));
    expect(bytes.toString()).toMatch(/^gene,symbol,queried TF,out degree,in degree,betweenness\r\n/);
  });

  it('compares loops with random networks, ranks the TFs, and says when there is nothing', async () => {
    const page = await open('ALF', { origin: mini() });
    await button(page, 'Analyze').click();
    await tab(page, 'Loops');
    const loops = panel(page).getByRole('table', { name: /^Loops compared with 1,000 random networks/ });
    await expect.poll(() => loops.getByRole('rowheader').count()).toBe(3);
    await panel(page).getByText('No loops: none of the queried TFs').waitFor();
    await page.keyboard.press('Tab');
    await tab(page, 'Hierarchy');
    await panel(page).getByText('Query more TFs to see a hierarchy').waitFor();
    expect(await seriousFaults(page)).toEqual([]);
    await button(page, 'Close the analysis').click();
    await expect.poll(() => panel(page).count()).toBe(0);
  });

  it('walks from a TF through others, shows a path with its evidence, and saves the paths', async () => {
    const page = await open('NLP7 or TGA1');
    await button(page, 'Analyze').click();
    await tab(page, 'Walking');
    await panel(page).getByLabel('From').selectOption('AT4G24020');
    await panel(page)
      .getByRole('heading', { name: /reaches [\d,]+ of [\d,]+ genes/ })
      .waitFor();
    await panel(page).getByLabel('Paths', { exact: true }).first().selectOption('direct');
    const paths = panel(page).getByRole('list', { name: 'Paths' });
    await paths.getByRole('button').first().click();
    await expect.poll(() => paths.getByRole('button').first().getAttribute('aria-expanded')).toBe('true');
    await paths
      .getByText(/Bound|Regulated/)
      .first()
      .waitFor();
    expect((await saved(page, 'CSV')).bytes.toString()).toMatch(/^rank,path,step,source,target,edge,analysis/);
    await panel(page).getByLabel('To').selectOption('genes');
    await panel(page)
      .getByLabel(/^Genes to reach/)
      .fill('no_such_gene');
    await panel(page).getByText('There is no gene "no_such_gene".').waitFor();
  });

  it('can be canceled and tried again', async () => {
    const page = await open('ALF', { origin: mini() });
    await page.route('**/analysis/**', () => new Promise(() => undefined));
    await button(page, 'Analyze').click();
    await panel(page).getByText('Analyzing the network').waitFor();
    await panel(page).getByRole('button', { name: 'Cancel' }).click();
    await panel(page).getByText('The analysis was canceled.').waitFor();
    await page.unroute('**/analysis/**');
    await panel(page).getByRole('button', { name: 'Analyze' }).click();
    await panel(page)
      .getByRole('region', { name: /^Hubs: / })
      .waitFor();
  });

  it('has no serious fault in both themes, and fits a phone', async () => {
    const id = await ask(mini(), 'all_tfs');
    const page = await visit(`${mini()}/network?request=${id}`, { viewport: { width: 390, height: 800 } });
    await drawn(page);
    await button(page, 'Tools').click();
    await button(page, 'Analyze').click();
    for (const name of ['Hubs', 'Loops', 'Hierarchy', 'Walking']) {
      await tab(page, name);
      await page.waitForTimeout(400);
      expect(await seriousFaultsInBothThemes(page), name).toEqual([]);
      expect(await overhang(page), name).toBe(0);
    }
  });
});
