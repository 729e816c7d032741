import type { Page } from 'playwright-core';
import { expect } from 'vitest';
import { axe } from './axe.ts';

/** Serious faults that axe finds on a page, each with its element. */
export async function seriousFaults(page: Page): Promise<string[]> {
  const { violations } = await axe(page).analyze();
  return violations
    .filter(({ impact }) => impact === 'serious' || impact === 'critical')
    .flatMap(({ id, nodes }) => nodes.map((node) => `${id}: ${node.html} ${node.failureSummary ?? ''}`));
}

/** Pixels by which a page is wider than its window. */
export const overhang = (page: Page): Promise<number> =>
  page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);

/** Changes a page to the dark theme as the system does, and waits until its colors stay. */
export async function darken(page: Page): Promise<void> {
  // The script of the page listens some time after its HTML is there: each poll is a new change.
  const afterChange = async () => {
    await page.emulateMedia({ colorScheme: 'light' });
    await page.emulateMedia({ colorScheme: 'dark' });
    return page.evaluate(() => document.documentElement.dataset['mantineColorScheme']);
  };
  await expect.poll(afterChange).toBe('dark');
  await page.evaluate(async () => {
    const changes = document.getAnimations().filter((each) => each instanceof CSSTransition);
    await Promise.allSettled(changes.map(({ finished }) => finished));
  });
}
