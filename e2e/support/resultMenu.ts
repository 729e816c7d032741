import type { Page } from '@playwright/test';

/** Chooses an item of the menu of a result. */
export async function fromResultMenu(page: Page, item: string): Promise<void> {
  await page.getByRole('group', { name: 'This result' }).getByRole('button', { name: 'More' }).click();
  await page.getByRole('menuitem', { name: item }).click();
}
