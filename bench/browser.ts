import type { Browser, Page } from 'playwright-core';
import { launch } from '../e2e/support/launch.ts';
import { postBrief } from './calls.ts';
import { medianOf, report } from '../scripts/rig/report.ts';

/** A tab, its query, and a selector for its drawn content. */
interface Opening {
  readonly name: string;
  readonly query: string;
  readonly tab: string;
  readonly drawn: string;
  readonly budget: number;
}

const openings: readonly Opening[] = [
  {
    name: 'tab Summary, 50 TFs',
    query: 'all_expression',
    tab: 'Summary',
    drawn: 'svg[aria-label^="Targets of"] rect',
    budget: 300,
  },
  {
    name: 'tab Table, all_tfs',
    query: 'all_tfs',
    tab: 'Table',
    drawn: '[role=gridcell]:not([data-held])',
    budget: 500,
  },
  {
    name: 'tab Gene Set Enrichment, 62 analyses',
    query: 'all_expression',
    tab: 'Gene Set Enrichment',
    drawn: 'section[aria-label="Gene Set Enrichment"] table td',
    budget: 1000,
  },
  {
    name: 'tab Sungear, 9 analyses',
    query: 'all_tfs[id<=9]',
    tab: 'Sungear',
    drawn: '[data-circle]',
    budget: 500,
  },
];

/** Measures in a real browser the time from a click on each tab to its content, and the scrolling of the table. */
export async function measureBrowser(url: string): Promise<void> {
  const browser = await launch();
  try {
    for (const opening of openings) {
      report(opening.name, await medianOf(5, () => openTab(browser, url, opening)), { budget: opening.budget });
    }
    const { down, across } = await scrollTable(browser, url);
    report('table of all_tfs, longest blank while scrolling down', down, { budget: 100 });
    report('table of all_tfs, longest blank while scrolling across', across, { budget: 100 });
  } finally {
    await browser.close();
  }
}

/** A page with esbuild's `__name` helper, which the compiled functions call. */
async function newPage(browser: Browser): Promise<Page> {
  const page = await browser.newPage({ viewport: { width: 1440, height: 900 } });
  await page.addInitScript('globalThis.__name = (named) => named');
  return page;
}

/** Milliseconds from a click on a tab of a new result to the frame after its content appears. */
async function openTab(browser: Browser, url: string, { query, tab, drawn }: Opening): Promise<number> {
  const { id } = await postBrief(url, query);
  const page = await newPage(browser);
  try {
    await page.goto(`${url}/result/meta?request=${id}`);
    await page.getByRole('table').waitFor();
    await page.waitForLoadState('networkidle');
    return await page.evaluate(
      async ([name, selector]) => {
        const link = [...document.querySelectorAll('a')].find((one) => one.textContent === name);
        const start = performance.now();
        link?.click();
        const frame = () => new Promise((resolve) => requestAnimationFrame(resolve));
        while (!document.querySelector(selector)) await frame();
        await frame();
        return performance.now() - start;
      },
      [tab, drawn] as const,
    );
  } finally {
    await page.close();
  }
}

/** The longest time that a visible cell stays empty during two seconds of scrolling. */
async function scrollTable(browser: Browser, url: string): Promise<{ down: number; across: number }> {
  const { id } = await postBrief(url, 'all_tfs');
  const page = await newPage(browser);
  await page.goto(`${url}/result/table?request=${id}`);
  await page.locator('[role=gridcell]:not([data-held])').first().waitFor();
  return { down: await longestBlank(page, 0, 40), across: await longestBlank(page, 40, 0) };
}

const longestBlank = (page: Page, x: number, y: number): Promise<number> =>
  page.evaluate(
    async ([dx, dy]) => {
      const grid = document.querySelector('[role=grid]');
      if (!grid) return Infinity;
      const frame = () => new Promise<number>((resolve) => requestAnimationFrame(resolve));
      const box = grid.getBoundingClientRect();
      const isVisible = (cell: Element) => {
        const { top, bottom, left, right } = cell.getBoundingClientRect();
        return bottom > box.top + 150 && top < box.bottom && right > box.left && left < box.right;
      };
      let longest = 0;
      let since: number | undefined;
      const start = performance.now();
      while (performance.now() - start < 2000) {
        grid.scrollBy(dx, dy);
        const now = await frame();
        const blank = [...grid.querySelectorAll('[data-held]')].some(isVisible);
        if (!blank) since = undefined;
        else longest = Math.max(longest, now - (since ??= now));
      }
      return longest;
    },
    [x, y] as const,
  );
