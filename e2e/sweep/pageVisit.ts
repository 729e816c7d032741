import { expect, type Page } from '@playwright/test';

/** Landmarks in the tree of a page, with their names. */
const landmark = /^\s*- (banner|navigation|main|complementary|contentinfo|region|search|form)\b([^:\n]*)/gm;

/** Landmarks with the same role and name as another one of the page. */
export async function repeatedLandmarks(page: Page): Promise<string[]> {
  const tree = await page.locator('body').ariaSnapshot();
  const names = [...tree.matchAll(landmark)].map(([, role, name]) => `${role}${name}`);
  expect(names.length).toBeGreaterThan(3);
  return names.filter((name, i) => names.indexOf(name) !== i);
}

interface Counted {
  shift: number;
}

/**
 * Opens an address as a visitor with a slow line does: fonts and answers arrive only when the page has drawn what it has without
 * them. Returns when the page is complete; `shiftOf` says by how much it moved meanwhile.
 */
export async function openSlowly(page: Page, address: string): Promise<void> {
  let deliver: () => void = () => undefined;
  const delivered = new Promise<void>((done) => (deliver = done));
  await page.addInitScript(() => {
    const counted = window as unknown as Counted;
    counted.shift = 0;
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) counted.shift += (entry as unknown as { value: number }).value;
    }).observe({ type: 'layout-shift', buffered: true });
  });
  await page.route(/\.woff2|\/api\//, async (route) => {
    await delivered;
    await route.continue();
  });
  await page.goto(address, { waitUntil: 'domcontentloaded' });
  await page.locator('main').waitFor();
  await twoFrames(page);
  deliver();
  await complete(page);
  await page.unrouteAll({ behavior: 'wait' });
}

/** Cumulative layout shift of a page since it was opened; 0.1 is what visitors begin to notice. */
export const shiftOf = (page: Page): Promise<number> => page.evaluate(() => (window as unknown as Counted).shift);

const unfinished = '[aria-busy=true], [role=progressbar], [class*=_skeleton_]';

/** Waits until a page has its heading, its fonts and its answers: nothing is busy, and no placeholder is left. */
export async function complete(page: Page): Promise<void> {
  await page.getByRole('heading', { level: 1 }).first().waitFor();
  await page.evaluate(async () => {
    await document.fonts.load('16px Inter');
    await document.fonts.ready;
  });
  await expect(async () => {
    expect(await page.locator(unfinished).count()).toBe(0);
    await twoFrames(page);
    expect(await page.locator(unfinished).count()).toBe(0);
  }).toPass({ timeout: 30_000 });
}

const twoFrames = (page: Page): Promise<void> =>
  page.evaluate(() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(() => done()))));

/** Pixels by which a page is wider than a narrow phone. */
export async function overhangOnPhone(page: Page): Promise<number> {
  await page.setViewportSize({ width: 360, height: 740 });
  await twoFrames(page);
  return page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);
}

/** What a page shows on paper: its background, and the landmarks that are of use on a screen alone. */
export async function printed(page: Page): Promise<{ background: string; onScreenOnly: number }> {
  await page.emulateMedia({ media: 'print' });
  await twoFrames(page);
  const background = await page.evaluate(() => getComputedStyle(document.body).backgroundColor);
  const onScreenOnly = await page
    .getByRole('banner')
    .or(page.getByRole('navigation'))
    .or(page.getByRole('contentinfo'))
    .count();
  await page.emulateMedia({ media: 'screen' });
  return { background, onScreenOnly };
}
