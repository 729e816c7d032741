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

const textsOf = (faults: readonly Fault[]): string[] => faults.map(({ text }) => text);
const serious = (faults: readonly Fault[]): string[] => textsOf(faults.filter(({ isSerious }) => isSerious));

/** Serious faults that axe finds on a page. */
export const seriousFaults = async (page: Page): Promise<string[]> => serious(await inOneTheme(page));

/** Serious faults that axe finds on a page in the light theme, and those of colors in the dark one; the page is light again then. */
export const seriousFaultsInBothThemes = async (page: Page): Promise<string[]> => serious(await inBothThemes(page));

/** All faults of a page that is tried at several widths: at 1440 pixels in both themes, at others those that are none of colors. */
export const faultsAt = async (page: Page, width: number): Promise<string[]> => textsOf(await atWidth(page, width));

/** The serious ones of `faultsAt`. */
export const seriousFaultsAt = async (page: Page, width: number): Promise<string[]> =>
  serious(await atWidth(page, width));

const inOneTheme = async (page: Page): Promise<Fault[]> => [
  ...(await faultsOf(axeBesidesColors(page))),
  ...(await faultsOf(axeOfColors(page))),
];

async function inBothThemes(page: Page): Promise<Fault[]> {
  const light = await inOneTheme(page);
  await changeTheme(page, 'dark');
  const dark = await faultsOf(axeOfColors(page));
  await changeTheme(page, 'light');
  return [...light, ...dark.map(({ text, isSerious }) => ({ text: `in the dark theme, ${text}`, isSerious }))];
}

const atWidth = (page: Page, width: number): Promise<Fault[]> =>
  width === 1440 ? inBothThemes(page) : faultsOf(axeBesidesColors(page));

/** Waits until a page has its handlers: what public/first-paint.js recorded until then has been replayed. */
export async function handled(page: Page): Promise<void> {
  await page.waitForFunction(() => !('takeEarlyInput' in window));
}

/** Pixels by which a page is wider than its window. */
export const overhang = (page: Page): Promise<number> =>
  page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);

/** Changes the theme of a page as the system does, and waits until its colors stay. */
async function changeTheme(page: Page, theme: 'light' | 'dark'): Promise<void> {
  await handled(page);
  await page.emulateMedia({ colorScheme: theme });
  await expect.poll(() => page.locator('html').getAttribute('data-mantine-color-scheme')).toBe(theme);
  await page.evaluate(async () => {
    const changes = document.getAnimations().filter((each) => each instanceof CSSTransition);
    await Promise.allSettled(changes.map(({ finished }) => finished));
  });
}
