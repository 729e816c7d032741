import type { AxeBuilder } from '@axe-core/playwright';
import { expect, type Page } from '@playwright/test';
import { axeBesidesColors, axeOfColors } from './axe.ts';

/** Faults that axe finds on a page, each with its rule, its element and its impact. */
async function faultsOf(builder: AxeBuilder): Promise<{ text: string; isSerious: boolean }[]> {
  const { violations } = await builder.analyze();
  return violations.flatMap(({ id, impact, nodes }) =>
    nodes.map((node) => ({
      text: `${id}: ${node.html} ${node.failureSummary ?? ''}`,
      isSerious: impact === 'serious' || impact === 'critical',
    })),
  );
}

type Fault = Awaited<ReturnType<typeof faultsOf>>[number];

const serious = (faults: readonly Fault[]): string[] =>
  faults.filter(({ isSerious }) => isSerious).map(({ text }) => text);

/** Serious faults that axe finds on a page. */
export const seriousFaults = async (page: Page): Promise<string[]> => serious(await inOneTheme(page));

/**
 * Serious faults that axe finds on a page, or in those parts of it, in the light theme, and those of colors in the dark one; the
 * page is light again then.
 */
export async function seriousFaultsInBothThemes(page: Page, part?: string): Promise<string[]> {
  const light = await inOneTheme(page, part);
  await changeTheme(page, 'dark');
  const dark = await faultsOf(within(axeOfColors(page), part));
  await changeTheme(page, 'light');
  return serious([
    ...light,
    ...dark.map(({ text, isSerious }) => ({ text: `in the dark theme, ${text}`, isSerious })),
  ]);
}

const inOneTheme = async (page: Page, part?: string): Promise<Fault[]> => [
  ...(await faultsOf(within(axeBesidesColors(page), part))),
  ...(await faultsOf(within(axeOfColors(page), part))),
];

const within = (builder: AxeBuilder, part: string | undefined): AxeBuilder =>
  part ? builder.include(part) : builder;

/** Waits until a page has its handlers: what public/first-paint.js recorded until then has been replayed. */
export async function handled(page: Page): Promise<void> {
  await page.waitForFunction(() => !('takeEarlyInput' in window));
}

/** Pixels by which a page is wider than its window. */
export const overhang = (page: Page): Promise<number> =>
  page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);

/** Changes the theme of a page as the system does, and lets its colors be there at once. */
async function changeTheme(page: Page, theme: 'light' | 'dark'): Promise<void> {
  await handled(page);
  await page.emulateMedia({ colorScheme: theme });
  await expect.poll(() => page.locator('html').getAttribute('data-mantine-color-scheme')).toBe(theme);
  await page.evaluate(() => {
    for (const each of document.getAnimations()) if (each instanceof CSSTransition) each.finish();
  });
}
