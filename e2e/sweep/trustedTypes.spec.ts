import { expect, test } from '../support/journey.ts';

/** How the browser names what it refuses. */
const refusal = /Trusted/;

interface TrustedTypes {
  readonly trustedTypes: { createPolicy(name: string, rules: object): void };
}

/** What a script of someone else would try in a page. */
const attempts: Readonly<Record<string, () => void>> = {
  'HTML with tags': () => (document.body.innerHTML = '<img src=x onerror="document.title = 1">'),
  'a script with text': () => document.body.append(Object.assign(document.createElement('script'), { text: '1' })),
  'a script of an address': () =>
    document.head.append(Object.assign(document.createElement('script'), { src: '/api/site/' })),
  'a worker outside of the files of the site': () => void new Worker('/api/site/'),
  'a policy of its own': () => (globalThis as unknown as TrustedTypes).trustedTypes.createPolicy('other', {}),
};

test.use({ expectedErrors: refusal });

test('a page refuses what a script of someone else would try', async ({ page, site }) => {
  await page.goto(`${site.demo}/guide`);
  for (const [name, attempt] of Object.entries(attempts))
    await expect(page.evaluate(attempt), name).rejects.toThrow(refusal);
});
