import type { AxeBuilder } from '@axe-core/playwright';
import type { Page } from 'playwright-core';
import { expect } from 'vitest';
import { axe, axeOfColors } from './axe.ts';

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

const textsOf = (faults: readonly { readonly text: string }[]): string[] => faults.map(({ text }) => text);

/** Serious faults that axe finds on a page. */
export async function seriousFaults(page: Page): Promise<string[]> {
  return textsOf((await faultsOf(axe(page))).filter(({ isSerious }) => isSerious));
}

/** All faults that axe finds on a page in the light theme, and those of colors in the dark one; the page is light again then. */
export async function faultsInBothThemes(page: Page): Promise<string[]> {
  return textsOf(await inBothThemes(page));
}

/** The serious ones of `faultsInBothThemes`. */
export async function seriousFaultsInBothThemes(page: Page): Promise<string[]> {
  return textsOf((await inBothThemes(page)).filter(({ isSerious }) => isSerious));
}

async function inBothThemes(page: Page): ReturnType<typeof faultsOf> {
  const light = await faultsOf(axe(page));
  await changeTheme(page, 'dark');
  const dark = await faultsOf(axeOfColors(page));
  await changeTheme(page, 'light');
  return [...light, ...dark.map(({ text, isSerious }) => ({ text: `in the dark theme, ${text}`, isSerious }))];
}

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
