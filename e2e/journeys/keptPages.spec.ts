import { needsServer } from '../support/folders.ts';
import { expect, test } from '../support/journey.ts';
import { keepPages, keptOf } from '../support/keptFiles.ts';

needsServer('pages that a browser keeps, without what computes their answers');

test.use({ serviceWorkers: 'allow' });

test(
  'the pages of a server open without a network, with the policy that they have from it, and say that answers need it',
  { tag: '@long' },
  async ({ page, context, site: { mini: site } }) => {
    await keepPages(page, `${site}/query`);
    const online = await page.reload();
    const policy = online?.headers()['content-security-policy'];
    expect(policy).toContain("require-trusted-types-for 'script'");
    await context.setOffline(true);
    for (const [path, name] of [
      ['/query', 'Query'],
      ['/guide/errors', /Errors/],
      ['/overview', 'Data Overview'],
    ] as const) {
      const kept = await page.goto(site + path);
      expect(kept?.headers()['content-security-policy']).toBe(policy);
      await expect(page.getByRole('heading', { level: 1, name })).toBeVisible();
      await expect(page.getByRole('status', { name: 'Connection' })).toContainText('answers need the server');
    }
    await context.setOffline(false);
    await expect(page.getByRole('status', { name: 'Connection' })).toBeEmpty();
    await expect(page.getByRole('main')).toContainText('ALF');
    expect((await keptOf(page)).filter((path) => !path.startsWith('/assets/'))).toEqual([]);
  },
);
