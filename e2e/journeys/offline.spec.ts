import { needsServer } from '../support/folders.ts';
import { expect, test } from '../support/journey.ts';
import { handled } from '../support/pageState.ts';
import { box } from '../support/queryBox.ts';

test('a page that cannot load says why, and opens by itself when the connection is back', async ({
  page,
  context,
  site,
}) => {
  needsServer('pages that do not load without a network');
  await page.goto(`${site.mini}/query`);
  await handled(page);
  await expect(box(page)).toBeVisible();
  const text = page.getByRole('main');
  await context.setOffline(true);
  await page.getByRole('link', { name: 'Feedback' }).first().click();
  await expect(text).toContainText('You are offline. The page opens when the connection is back.');
  await expect(text).not.toContainText('preload');
  await context.setOffline(false);
  await expect(page.getByRole('heading', { level: 1, name: 'Feedback' })).toBeVisible();

  await page.route('**/*', (route) => route.abort('connectionrefused'));
  await page.getByRole('link', { name: 'Data Overview' }).click();
  await expect(text).toContainText('The server cannot be reached. The page opens when it answers');
  await expect(page.getByRole('status', { name: 'Connection' })).toContainText('The server cannot be reached.');
  await page.unrouteAll();
  await expect(page.getByRole('heading', { level: 1, name: 'Data Overview' })).toBeVisible();
});
