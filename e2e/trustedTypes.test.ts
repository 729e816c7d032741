import { expect, it } from 'vitest';
import { demo, useBrowser } from './support/browser.ts';

const visit = useBrowser();

/** How the browser names what it refuses. */
const refusal = /Trusted/;

/** What a script of someone else would try in a page. */
const attempts: Readonly<Record<string, () => void>> = {
  'HTML with tags': () => (document.body.innerHTML = '<img src=x onerror="document.title = 1">'),
  'a script with text': () => document.body.append(Object.assign(document.createElement('script'), { text: '1' })),
  'a script of an address': () =>
    document.head.append(Object.assign(document.createElement('script'), { src: '/api/site/' })),
  'a worker outside of the files of the site': () => void new Worker('/api/site/'),
  'a policy of its own': () =>
    void (
      globalThis as unknown as { trustedTypes: { createPolicy(name: string, rules: object): void } }
    ).trustedTypes.createPolicy('other', {}),
};

it.each(Object.keys(attempts))('a page refuses %s', async (name) => {
  const page = await visit(`${demo()}/guide`, { expectedErrors: refusal });
  await expect(page.evaluate(attempts[name])).rejects.toThrow(refusal);
});

it('the guides keep their text when the page changes without a page load', async () => {
  const page = await visit(`${demo()}/guide`);
  await page.getByRole('link', { name: 'Statistics', exact: true }).first().click();
  await page.getByRole('heading', { name: 'Statistics', level: 1 }).waitFor();
  await expect.poll(() => page.locator('[data-guide=statistics]').first().textContent()).toMatch(/\w{3}/);
});
