import { expect, type Page } from '@playwright/test';
import { changeTheme, expectNoOverhang } from '../support/pageState.ts';

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
  /** Elements that moved, each with its top before and after. */
  moved: string[];
}

/** What the browser says of a layout shift. */
interface LayoutShift {
  readonly value: number;
  readonly sources: readonly {
    readonly node: Node | null;
    readonly previousRect: DOMRect;
    readonly currentRect: DOMRect;
  }[];
}

/**
 * Opens an address as a visitor with a slow line does: fonts arrive only when the page has drawn what it has without them, and
 * answers after the fonts, for which the head of a page asks first. Returns when the page is complete; `expectLittleShift` says by
 * how much it moved meanwhile.
 */
export async function openSlowly(page: Page, address: string): Promise<void> {
  await page.addInitScript(() => {
    const counted = window as unknown as Counted;
    counted.shift = 0;
    counted.moved = [];
    new PerformanceObserver((list) => {
      for (const { value, sources } of list.getEntries() as unknown as LayoutShift[]) {
        counted.shift += value;
        for (const { node, previousRect, currentRect } of sources)
          counted.moved.push(`${node?.textContent?.slice(0, 40)}: ${previousRect.top} to ${currentRect.top}`);
      }
    }).observe({ type: 'layout-shift', buffered: true });
  });
  const [deliverFonts, deliverAnswers] = [await heldBack(page, /\.woff2/), await heldBack(page, /\/api\//)];
  await page.goto(address, { waitUntil: 'domcontentloaded' });
  await page.locator('main').waitFor();
  await twoFrames(page);
  deliverFonts();
  await fontsOf(page);
  deliverAnswers();
  await complete(page);
  await page.unrouteAll({ behavior: 'wait' });
}

/** Holds back the calls whose address fits until the function that it returns is called. */
async function heldBack(page: Page, address: RegExp): Promise<() => void> {
  let deliver: () => void = () => undefined;
  const delivered = new Promise<void>((done) => (deliver = done));
  await page.route(address, async (route) => {
    await delivered;
    await route.continue();
  });
  return () => deliver();
}

/** Waits for the fonts of what a page shows. */
const fontsOf = (page: Page): Promise<void> =>
  page.evaluate(async () => {
    await document.fonts.load('16px Inter');
    await document.fonts.ready;
  });

/** Expects a cumulative layout shift of a page since it was opened below a limit; 0.1 is what visitors begin to notice. */
export async function expectLittleShift(page: Page, limit: number): Promise<void> {
  const { shift, moved } = await page.evaluate(() => {
    const counted = window as unknown as Counted;
    return { shift: counted.shift, moved: counted.moved };
  });
  expect(shift, moved.join('\n')).toBeLessThan(limit);
}

const unfinished = '[aria-busy=true], [role=progressbar], [class*=_skeleton_]';

/** Waits until a page has its heading, its fonts and its answers: nothing is busy, and no placeholder is left. */
async function complete(page: Page): Promise<void> {
  await page.getByRole('heading', { level: 1 }).first().waitFor();
  await fontsOf(page);
  await expect(async () => {
    expect(await page.locator(unfinished).count()).toBe(0);
    await twoFrames(page);
    expect(await page.locator(unfinished).count()).toBe(0);
  }).toPass({ timeout: 30_000, intervals: [50] });
}

const twoFrames = (page: Page): Promise<void> =>
  page.evaluate(() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(() => done()))));

/** Widths of windows, from a wide one to a narrow phone: on both sides of those at which pages change. */
const widths = [1280, 1060, 960, 900, 700, 600, 480, 360];

/** Expects that a page never scrolls sideways, and leaves it as wide as a narrow phone. */
export async function expectToFitWindows(page: Page): Promise<void> {
  for (const width of widths) {
    await page.setViewportSize({ width, height: 740 });
    await expectNoOverhang(page, `${width} px wide`);
  }
}

const white = 'rgb(255, 255, 255)';

/**
 * Expects of a page whose reader has the dark theme that it is light on paper, with dark headings, and without the landmarks that
 * are of use on a screen alone.
 */
export async function expectGoodOnPaper(page: Page): Promise<void> {
  await changeTheme(page, 'dark');
  await page.emulateMedia({ media: 'print' });
  await expect
    .poll(() =>
      page.evaluate(() => {
        const ink = getComputedStyle(document.querySelector('main h1') ?? document.body).color.match(/\d+/g) ?? [];
        const lightest = Math.max(...ink.slice(0, 3).map(Number));
        return [getComputedStyle(document.body).backgroundColor, lightest < 80 ? 'dark ink' : lightest];
      }),
    )
    .toEqual([white, 'dark ink']);
  const onScreenOnly = page.getByRole('banner').or(page.getByRole('navigation')).or(page.getByRole('contentinfo'));
  await expect(onScreenOnly).toHaveCount(0);
  await page.emulateMedia({ media: 'screen' });
}
