import { readFile } from 'node:fs/promises';
import type { Page } from 'playwright-core';
import { ask } from './ask.ts';
import { demo, type Visit } from './browser.ts';

/** Opens a tab of the result of a query on the small demo; `more` are the inputs of its form. */
export async function openTab(
  visit: Visit,
  tab: string,
  query: string,
  more: Readonly<Record<string, string>> = {},
): Promise<Page> {
  const id = await ask(demo(), query, more);
  return visit(`${demo()}/result/${tab}?request=${id}`);
}

/** Name and text of the file that an item of a menu saves. */
export async function saved(page: Page, menu: string, item: string) {
  await page.getByRole('button', { name: menu, exact: true }).click();
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('menuitem', { name: item }).click(),
  ]);
  return { name: download.suggestedFilename(), text: await readFile(await download.path(), 'utf8') };
}
