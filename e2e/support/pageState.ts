import type { AxeBuilder } from '@axe-core/playwright';
import { expect, type Page } from '@playwright/test';
import { axe, rulesOfColors } from './axe.ts';

interface Judged {
  /** Selector of the part that is judged; the whole page without it. */
  readonly part?: string;
  /** Rules of which every fault counts, also one that axe does not call serious. */
  readonly also?: readonly string[];
}

/** Serious faults that axe finds on a page, each with its rule and its element. */
export const seriousFaults = (page: Page, judged: Judged = {}): Promise<string[]> => faultsOf(axe(page), judged);

/**
 * Serious faults that axe finds on a page in the theme that it has, and those of colors in the other one, which the page keeps.
 */
export async function seriousFaultsInBothThemes(page: Page, judged: Judged = {}): Promise<string[]> {
  const faults = await seriousFaults(page, judged);
  const other = (await themeOf(page)) === 'light' ? 'dark' : 'light';
  await changeTheme(page, other);
  const ofColors = await faultsOf(axe(page, rulesOfColors), judged);
  return [...faults, ...ofColors.map((fault) => `in the ${other} theme, ${fault}`)];
}

async function faultsOf(builder: AxeBuilder, { part, also = [] }: Judged): Promise<string[]> {
  const { violations } = await (part ? builder.include(part) : builder).analyze();
  return violations
    .filter(({ id, impact }) => impact === 'serious' || impact === 'critical' || also.includes(id))
    .flatMap(({ id, nodes }) => nodes.map((node) => `${id}: ${node.html} ${node.failureSummary ?? ''}`));
}

const themeOf = (page: Page): Promise<string | null> =>
  page.locator('html').getAttribute('data-mantine-color-scheme');

/** Changes the theme of a page as the system does, and lets its colors be there at once. */
export async function changeTheme(page: Page, theme: 'light' | 'dark'): Promise<void> {
  await handled(page);
  await page.emulateMedia({ colorScheme: theme });
  await expect(page.locator('html')).toHaveAttribute('data-mantine-color-scheme', theme);
  await page.evaluate(() => {
    for (const each of document.getAnimations()) if (each instanceof CSSTransition) each.finish();
  });
}

/** Waits until a page has its handlers. */
export async function handled(page: Page): Promise<void> {
  await page.waitForSelector('html[data-ready]', { state: 'attached' });
}

/** Expects that a page comes to fit its window: figures follow a new width a moment later. */
export const expectNoOverhang = (page: Page, message?: string): Promise<void> =>
  expect
    .poll(() => page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth), message)
    .toBeLessThanOrEqual(0);
