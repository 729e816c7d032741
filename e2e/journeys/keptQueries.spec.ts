import type { BrowserContext, Page } from '@playwright/test';
import { expect, test } from '../support/journey.ts';
import { handled } from '../support/pageState.ts';
import { box, skipDialog, submit, textOf, writeQuery } from '../support/queryBox.ts';

const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true });
const confirm = (page: Page) => page.getByRole('checkbox', { name: 'Confirm Query Before Submit' });
const saved = (page: Page) => page.getByRole('region', { name: 'Additional Options' }).getByRole('paragraph').first();
const rows = (page: Page) => page.getByRole('list', { name: 'Rows of the query' }).getByRole('listitem');
const typedGenes = (page: Page) => page.getByRole('textbox', { name: 'Text of Target Genes' });
const result = (page: Page) => page.getByRole('heading', { level: 1, name: /genes? targeted by/ });
const hasText = (page: Page, text: string) => expect.poll(() => textOf(page)).toBe(text);

/** Opens the query page in a tab of the browser. */
async function openTab(context: BrowserContext, origin: string): Promise<Page> {
  const tab = await context.newPage();
  await tab.goto(`${origin}/query`);
  await handled(tab);
  return tab;
}

async function typeGenes(page: Page, text: string): Promise<void> {
  await page.getByRole('combobox', { name: 'Target Genes' }).selectOption('typed');
  await typedGenes(page).fill(text);
}

async function saveList(page: Page, name: string): Promise<void> {
  await typeGenes(page, 'AT1G00040');
  await page.getByRole('region', { name: 'Target Genes' }).getByRole('button', { name: 'Save' }).click();
  await page.getByRole('textbox', { name: 'Name' }).fill(name);
  await page.getByRole('textbox', { name: 'Name' }).press('Enter');
  await expect(page.getByRole('dialog')).toHaveCount(0);
}

/** Runs a query and comes back to its page. */
async function run(page: Page, query: string): Promise<void> {
  await submit(page, query);
  await expect(result(page)).toBeVisible();
  await page.goBack();
  await hasText(page, query);
}

const lock = 'trellis-lists';

/** Keeps all tabs from storing their lists until the function that it returns is called. */
async function holdLists(page: Page): Promise<() => Promise<void>> {
  const held = await page.evaluateHandle(
    (name) =>
      new Promise<{ letGo: () => void }>((isHeld) => {
        void navigator.locks.request(name, () => new Promise<void>((letGo) => isHeld({ letGo })));
      }),
    lock,
  );
  return () => held.evaluate(({ letGo }) => letGo());
}

/** Number of tabs that wait to store their lists. */
const waitingForLists = (page: Page): Promise<number> =>
  page.evaluate(async (name) => {
    const { pending = [] } = await navigator.locks.query();
    return pending.filter((one) => one.name === name).length;
  }, lock);

/** Waits until the history has these queries, in any order. */
async function hasHistory(page: Page, queries: readonly string[]): Promise<void> {
  await button(page, 'Query History').click();
  const entries = page.getByRole('menuitem').locator('code');
  await expect.poll(async () => (await entries.allTextContents()).sort()).toEqual([...queries].sort());
  await page.keyboard.press('Escape');
}

test('what was written survives a failed submit, another page, Back and a reload', async ({ context, site }) => {
  const page = await openTab(context, site.mini);
  await typeGenes(page, 'AT1G00040 # mine');
  await page.getByRole('treeitem').first().click();
  await submit(page, 'ALF[log2fc > 1] and\n  )');
  await expect(page.getByRole('alert').first()).toBeVisible();
  await writeQuery(page, 'ALF[log2fc > 1] and\n  BET');
  const isKept = async () => {
    await hasText(page, 'ALF[log2fc > 1] and\n  BET');
    await expect(typedGenes(page)).toHaveValue('AT1G00040 # mine');
    await expect(page.getByText('1 feature chosen')).toBeVisible();
    await expect(rows(page)).toHaveCount(3);
    await expect(confirm(page)).not.toBeChecked();
  };
  await isKept();
  await page.reload();
  await isKept();
  await page.getByRole('navigation', { name: 'Site' }).getByRole('link', { name: 'Tutorial' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Tutorial' })).toBeVisible();
  await page.goBack();
  await isKept();
  // What is typed at last is stored as the page is left.
  await box(page).press('ControlOrMeta+End');
  await page.keyboard.type(' or GAM ');
  await page.reload();
  await hasText(page, 'ALF[log2fc > 1] and\n  BET or GAM ');
  await button(page, 'Reset').click();
  await expect(typedGenes(page)).toHaveCount(0);
  await expect(rows(page)).toHaveCount(0);
  await button(page, 'Undo reset').click();
  await hasText(page, 'ALF[log2fc > 1] and\n  BET or GAM ');
  await expect(typedGenes(page)).toHaveValue('AT1G00040 # mine');
});

test('the next visit begins with query, rows, edges, history, lists and setting of the last one', async ({
  context,
  site,
}) => {
  const page = await openTab(context, site.mini);
  await saveList(page, 'mine');
  await run(page, 'ALF');
  await page.getByRole('treeitem').first().click();
  await writeQuery(page, 'BET and GAM ');
  await expect(rows(page)).toHaveCount(2);
  await Promise.all([page.waitForEvent('close'), page.close({ runBeforeUnload: true })]);
  const later = await openTab(context, site.mini);
  await hasText(later, 'BET and GAM ');
  await expect(rows(later)).toHaveCount(2);
  await expect(later.getByText('1 feature chosen')).toBeVisible();
  await expect(confirm(later)).not.toBeChecked();
  await expect(saved(later)).toHaveText('1 list saved in this browser.');
  // Inputs can be large, and belong to their tab.
  await expect(later.getByRole('combobox', { name: 'Target Genes' })).toHaveValue('none');
  await hasHistory(later, ['ALF']);
});

test(
  'two tabs keep the lists and the history of both at once, and each its own query',
  { tag: '@long' },
  async ({ context, site }) => {
    const tabs = [await openTab(context, site.mini), await openTab(context, site.mini)];
    const [one, two] = tabs;
    await confirm(one).uncheck();
    await expect(confirm(two)).not.toBeChecked();
    // Both tabs wait to store their list, and come to it at the same moment.
    const letGo = await holdLists(one);
    await Promise.all([saveList(one, 'first'), saveList(two, 'second')]);
    await expect.poll(() => waitingForLists(one)).toBe(2);
    await letGo();
    for (const tab of tabs) await expect(saved(tab)).toHaveText('2 lists saved in this browser.');
    await Promise.all([run(one, 'ALF'), run(two, 'BET')]);
    for (const tab of tabs) await hasHistory(tab, ['ALF', 'BET']);
    await writeQuery(one, 'ALF or GAM ');
    await writeQuery(two, 'BET or GAM ');
    await Promise.all(tabs.map((tab) => tab.reload()));
    await hasText(one, 'ALF or GAM ');
    await hasText(two, 'BET or GAM ');
    for (const tab of tabs) {
      await expect(saved(tab)).toHaveText('2 lists saved in this browser.');
      await hasHistory(tab, ['ALF', 'BET']);
    }
  },
);

test(
  'a browser without space says on every page what it does not keep, and keeps it once there is space',
  { tag: '@long' },
  async ({ context, site }) => {
    const page = await openTab(context, site.mini);
    await page.evaluate(() => {
      let text = 'x'.repeat(1_000_000);
      while (text.length > 0) {
        try {
          localStorage.setItem(`full ${text.length} ${Math.random()}`, text);
        } catch {
          text = text.slice(0, Math.floor(text.length / 2));
        }
      }
    });
    await saveList(page, 'a list that is too much');
    const notice = page.getByRole('region', { name: 'Not kept over a reload:' });
    await expect(notice).toContainText('the saved lists');
    await expect(saved(page)).toHaveText('1 list saved in this browser.');
    await page.getByRole('navigation', { name: 'Site' }).getByRole('link', { name: 'Tutorial' }).click();
    await expect(page.getByRole('heading', { level: 1, name: 'Tutorial' })).toBeVisible();
    await expect(notice).toBeVisible();
    await page.goBack();
    await page.evaluate(() => {
      for (const key of Object.keys(localStorage)) if (key.startsWith('full')) localStorage.removeItem(key);
    });
    await saveList(page, 'another');
    await expect(notice).toHaveCount(0);
    await page.reload();
    await expect(saved(page)).toHaveText('2 lists saved in this browser.');
  },
);

test(
  'the history has the queries of the home page, the overview and the builder',
  { tag: '@long' },
  async ({ context, site }) => {
    const page = await openTab(context, site.mini);
    await page.goto(site.mini);
    await handled(page);
    await page.getByRole('combobox', { name: 'Transcription factor' }).fill('AT1G00030');
    await button(page, 'Search').click();
    await expect(result(page)).toBeVisible();
    await page.goto(`${site.mini}/overview`);
    await handled(page);
    await page.locator('[data-row="0"] [data-column=id] button').click();
    await expect(result(page)).toBeVisible();
    await page.goto(`${site.mini}/query`);
    await handled(page);
    await button(page, 'Reset').click();
    await skipDialog(page);
    await button(page, 'Add TF').click();
    await page.getByRole('combobox', { name: 'TF', exact: true }).fill('BET');
    await page.keyboard.press('Escape');
    await button(page, 'Submit').click();
    await expect(result(page)).toBeVisible();
    await page.goBack();
    await hasText(page, 'BET');
    await button(page, 'Query History').click();
    await expect(page.getByRole('menuitem').locator('code')).toHaveText(['BET', 'AT1G00010[id=1]', 'AT1G00030']);
  },
);
