import type { Page } from '@playwright/test';
import { expect, test } from '../support/journey.ts';
import { handled } from '../support/pageState.ts';

/** Presses Tab until an element has the focus. */
async function tabTo(page: Page, selector: string): Promise<void> {
  const hasFocus = () => page.evaluate((css) => document.activeElement?.matches(css) ?? false, selector);
  for (let stops = 0; stops < 40 && !(await hasFocus()); stops++) await page.keyboard.press('Tab');
  await expect.poll(hasFocus).toBe(true);
}

test('a question is asked and its table is read with the keyboard only', async ({ page, site }) => {
  await page.goto(site.demo);
  await handled(page);
  await page.keyboard.press('Tab');
  const skip = page.getByRole('link', { name: 'Skip to the content' });
  await expect(skip).toBeFocused();
  await expect(skip).toBeInViewport();
  await page.keyboard.press('Enter');
  await tabTo(page, 'main input');
  await page.keyboard.type('at4g24020');
  await expect(page.getByRole('listbox').getByRole('option').first()).toBeVisible();
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Enter');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { level: 1, name: /targeted by NLP7/ })).toBeFocused();
  await tabTo(page, 'a[href*="/result/table"]');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('gridcell').first()).toBeVisible();
  await tabTo(page, '[role=grid]');
  await page.keyboard.press('Control+End');
  const count = await page.getByRole('grid').getAttribute('aria-rowcount');
  await expect(page.locator(`[role=row][aria-rowindex="${count}"]`)).toBeInViewport();
});

test('on a phone the navigation folds behind a button', async ({ page, site }) => {
  await page.setViewportSize({ width: 360, height: 740 });
  await page.goto(site.mini);
  await handled(page);
  const nav = page.getByRole('navigation', { name: 'Site' });
  const link = nav.getByRole('link', { name: 'Data Overview', exact: true });
  await expect(link).toBeHidden();
  await page.getByRole('button', { name: 'Open the menu' }).click();
  await expect(link).toBeVisible();
  await nav.getByRole('link', { name: 'Query' }).click();
  await expect(page.getByRole('heading', { name: 'Query', exact: true })).toBeVisible();
  await expect(link).toBeHidden();
});
