import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { mini, useBrowser } from './support/browser.ts';
import { box, submit, textOf, writeQuery } from './support/queryBox.ts';

const visit = useBrowser();
const confirm = (page: Page) => page.getByRole('checkbox', { name: 'Confirm Query Before Submit' });
const address = () => `${mini()}/query`;

/** A second tab of the same browser. */
async function tabBeside(page: Page): Promise<Page> {
  const tab = await page.context().newPage();
  tab.setDefaultTimeout(15_000);
  await tab.goto(address());
  await box(tab).waitFor();
  return tab;
}

async function saveList(page: Page, name: string): Promise<void> {
  await page.getByRole('combobox', { name: 'Target Genes' }).selectOption('typed');
  await page.getByRole('textbox', { name: 'Text of Target Genes' }).fill('AT1G00040');
  await page.getByRole('region', { name: 'Target Genes' }).getByRole('button', { name: 'Save' }).click();
  await page.getByRole('textbox', { name: 'Name' }).fill(name);
  await page.getByRole('textbox', { name: 'Name' }).press('Enter');
  await page.getByRole('dialog').waitFor({ state: 'detached' });
}

const beBusyUntil = (end: number) => {
  while (Date.now() < end);
};

const savedIn = (page: Page) => page.getByRole('region', { name: 'Additional Options' }).locator('p').first();

describe('what the browser stores', () => {
  it('is the query, its builder, the edges, the history, the lists and the setting, for the next visit too', async () => {
    const page = await visit(address());
    await saveList(page, 'mine');
    await submit(page, 'ALF');
    await page.getByRole('heading', { level: 1, name: /genes? targeted by/ }).waitFor();
    await page.goBack();
    await page.getByRole('treeitem').first().click();
    await writeQuery(page, 'BET and GAM ');
    await page.getByRole('list', { name: 'Rows of the query' }).getByRole('listitem').nth(1).waitFor();
    await page.close({ runBeforeUnload: true });
    const later = await page.context().newPage();
    await later.goto(address());
    await expect.poll(() => textOf(later)).toBe('BET and GAM ');
    await later.getByText('1 feature chosen').waitFor();
    await expect
      .poll(() => later.getByRole('list', { name: 'Rows of the query' }).getByRole('listitem').count())
      .toBe(2);
    await expect.poll(() => confirm(later).isChecked()).toBe(false);
    await expect.poll(() => savedIn(later).textContent()).toBe('1 list saved in this browser.');
    await later.getByRole('button', { name: 'Query History' }).click();
    await later.getByRole('menuitem', { name: 'ALF' }).waitFor();
  });

  it('bears a version, and is left out when it is of another one or no JSON', async () => {
    const page = await visit(address());
    await confirm(page).uncheck();
    await expect.poll(() => page.evaluate(() => localStorage.getItem('trellis-settings'))).toMatch(/"version":1/);
    await page.evaluate(() => {
      localStorage.setItem('trellis-settings', '{"state":{"warnSubmit":false},"version":99}');
      localStorage.setItem('trellis-history', 'no JSON');
    });
    await page.reload();
    await expect.poll(() => confirm(page).isChecked()).toBe(true);
    await page.getByRole('button', { name: 'Query History' }).click();
    await page.getByText('No History').waitFor();
  });

  it('is passed over when it is built otherwise than it should be', async () => {
    const page = await visit(address());
    await box(page).waitFor();
    await page.close({ runBeforeUnload: true });
    const later = await page.context().newPage();
    await later.addInitScript(() => {
      for (const [name, state] of [
        ['inputs', '{"inputs":null,"edges":[3]}'],
        ['draft', '{"text":5}'],
        ['builder', '{"nodes":{},"followed":""}'],
        ['history', '{"entries":[null]}'],
        ['lists', '{"lists":7}'],
      ]) {
        const stored = `{"version":1,"state":${state}}`;
        localStorage.setItem(`trellis-${name}`, stored);
        sessionStorage.setItem(`trellis-${name}`, stored);
      }
    });
    await later.goto(address());
    await later.getByRole('combobox', { name: 'Target Genes' }).selectOption('typed');
    await expect.poll(() => textOf(later)).toBe('');
    await later.getByRole('button', { name: 'Query History' }).click();
    await later.getByText('No History').waitFor();
  });

  it('is written at most once a second, and when the page is left', async () => {
    const page = await visit(address());
    await box(page).waitFor();
    await page.waitForTimeout(1200);
    await page.evaluate(() => {
      const times: number[] = [];
      Object.assign(window, { times });
      const write = Storage.prototype.setItem;
      Storage.prototype.setItem = function (name: string, text: string) {
        if (this === sessionStorage && name === 'trellis-draft') times.push(performance.now());
        write.call(this, name, text);
      };
    });
    await box(page).pressSequentially('ALF or BET or GAM or ALF or BET', { delay: 90 });
    await page.keyboard.press('Escape');
    await page.waitForTimeout(1100);
    const times = await page.evaluate(() => (window as unknown as { times: number[] }).times);
    expect(times.length).toBeGreaterThan(1);
    times.slice(1).forEach((time, at) => expect(time - times[at]).toBeGreaterThan(950));
    await page.keyboard.type(' or GAM ');
    await page.reload();
    await expect.poll(() => textOf(page)).toBe('ALF or BET or GAM or ALF or BET or GAM ');
  });

  it('is safe with two tabs open: lists and history of both stay, each keeps its own query', async () => {
    const one = await visit(address());
    await box(one).waitFor();
    const two = await tabBeside(one);
    await Promise.all([saveList(one, 'first'), saveList(two, 'second')]);
    // Both tabs are busy when they should store it, and come to it at the same moment.
    await Promise.all([one, two].map((tab) => tab.evaluate(beBusyUntil, Date.now() + 1500)));
    for (const tab of [one, two]) {
      await expect.poll(() => savedIn(tab).textContent()).toBe('2 lists saved in this browser.');
    }
    await writeQuery(one, 'ALF ');
    await writeQuery(two, 'BET ');
    await one.waitForTimeout(1200);
    await Promise.all([one.reload(), two.reload()]);
    await expect.poll(() => textOf(one)).toBe('ALF ');
    await expect.poll(() => textOf(two)).toBe('BET ');
    for (const tab of [one, two]) {
      await expect.poll(() => savedIn(tab).textContent()).toBe('2 lists saved in this browser.');
    }
  });

  it('is shown in the other tab as it changes', async () => {
    const one = await visit(address());
    await confirm(one).waitFor();
    const two = await tabBeside(one);
    await confirm(one).uncheck();
    await expect.poll(() => confirm(two).isChecked()).toBe(false);
  });

  it('is told of on every page when there is no room, and not lost meanwhile', async () => {
    const page = await visit(address());
    await confirm(page).waitFor();
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
    await notice.getByText('the saved lists').waitFor();
    await expect.poll(() => savedIn(page).textContent()).toBe('1 list saved in this browser.');
    await page.getByRole('navigation', { name: 'Site' }).getByRole('link', { name: 'Tutorial' }).click();
    await page.getByRole('heading', { level: 1, name: 'Tutorial' }).waitFor();
    await notice.waitFor();
    await page.goBack();
    await page.evaluate(() =>
      Object.keys(localStorage).forEach((key) => key.startsWith('full') && localStorage.removeItem(key)),
    );
    await saveList(page, 'another');
    await expect.poll(() => notice.count()).toBe(0);
    await page.reload();
    await expect.poll(() => savedIn(page).textContent()).toBe('2 lists saved in this browser.');
  });
});
