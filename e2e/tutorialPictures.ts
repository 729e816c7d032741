/*
 * Takes the pictures of the tutorial of the small demo of arabidopsis, in the light theme, and keeps them as WebP:
 *
 *     node --import tsx e2e/tutorialPictures.ts [FOLDER]
 *
 * A view that changes its look needs this run again. Sizes and names are those of features/tutorial/pictures.ts.
 */
import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { Browser, Page } from 'playwright-core';
import { pictureSize, type PictureName } from '../packages/web/src/features/tutorial/pictures.ts';
import { ask } from './support/ask.ts';
import { launch } from './support/launch.ts';
import { startSite } from './support/site.ts';

interface Picture {
  readonly path: (requests: Requests) => string;
  /** What has to be there before the picture is taken. */
  readonly shows: string;
  readonly before?: (page: Page) => Promise<unknown>;
}

interface Requests {
  /** Two TFs. */
  readonly two: string;
  /** Their binding analyses. */
  readonly few: string;
  /** Two TFs with gene lists. */
  readonly lists: string;
}

const query = 'AT4G24020 or AT5G65210';
const view =
  (name: string, kind: keyof Requests = 'two') =>
  (requests: Requests) =>
    `/result/${name}?request=${requests[kind]}`;

const pictures: Readonly<Record<PictureName, Picture>> = {
  query: {
    path: () => '/query',
    shows: 'form',
    before: (page) => page.getByRole('textbox', { name: 'Query' }).fill(query),
  },
  summary: { path: view('summary'), shows: 'svg[role=img]' },
  table: { path: view('table'), shows: '[role=gridcell]' },
  network: { path: view('network'), shows: 'h2, h3' },
  target: { path: view('target', 'lists'), shows: 'table, svg[role=img]' },
  motif: { path: view('motif'), shows: 'table, [role=grid], svg[role=img]' },
  analysis: { path: view('analysis'), shows: 'svg[role=img], table' },
  sungear: {
    path: view('sungear', 'few'),
    shows: 'circle',
    before: (page) => page.evaluate(() => window.scrollTo(0, document.body.scrollHeight)),
  },
  overview: { path: () => '/overview', shows: '[role=gridcell]' },
};

/** Quality of the pictures; text stays sharp from about here on. */
const quality = 0.82;

async function take(browser: Browser, address: string, { shows, before }: Picture): Promise<Buffer> {
  const page = await browser.newPage({ viewport: pictureSize, colorScheme: 'light' });
  await page.goto(address, { waitUntil: 'networkidle' });
  await before?.(page);
  await page.locator(shows).first().waitFor();
  await page.waitForTimeout(600);
  const png = await page.screenshot();
  await page.close();
  return toWebp(browser, png);
}

/** Converts a picture in the browser, which needs no library for it. */
async function toWebp(browser: Browser, png: Buffer): Promise<Buffer> {
  const page = await browser.newPage();
  const text = await page.evaluate(
    async ([data, level]) => {
      const picture = new Image();
      picture.src = `data:image/png;base64,${data}`;
      await picture.decode();
      const canvas = document.createElement('canvas');
      canvas.width = picture.naturalWidth;
      canvas.height = picture.naturalHeight;
      canvas.getContext('2d')?.drawImage(picture, 0, 0);
      return canvas.toDataURL('image/webp', level).split(',')[1];
    },
    [png.toString('base64'), quality] as const,
  );
  await page.close();
  return Buffer.from(text, 'base64');
}

const folder = process.argv[2] ?? fileURLToPath(new URL('../packages/web/public/tutorial', import.meta.url));
await mkdir(folder, { recursive: true });
const site = await startSite();
const browser = await launch();
try {
  const origin = `http://arabidopsis.localhost:${site.port}`;
  const requests: Requests = {
    two: await ask(origin, query),
    few: await ask(origin, `(${query})[EXPERIMENT_TYPE = Binding]`),
    lists: await ask(origin, query, { targetgenes: 'Nitrogen_by_Time' }),
  };
  for (const [name, picture] of Object.entries(pictures)) {
    const webp = await take(browser, `${origin}${picture.path(requests)}`, picture);
    await writeFile(join(folder, `${name}.webp`), webp);
    console.log(`${name}.webp: ${Math.round(webp.length / 1000)} kB`);
  }
} finally {
  await browser.close();
  await site.stop();
}
