import type { BrowserContext } from '@playwright/test';
import { callInPage, controlled } from './callInPage.ts';

/** The browser of the visitor of the journey that runs. */
let visitor: BrowserContext | undefined;

/** Says whose browser calls to sites in folders are made in from now on: what they store is stored there. */
export const callAs = (context: BrowserContext | undefined): void => void (visitor = context);

/** Makes a call to a site in a folder as a tab of the visitor. */
export const fetchInTab =
  (site: string): typeof fetch =>
  async (address, init) => {
    const page = await visitor?.newPage();
    if (!page) throw new Error('there is no visitor who can call a site in a folder');
    try {
      await page.goto(`${site}/`);
      await controlled(page);
      const request = new Request(address, init);
      const { status, headers, body } = await callInPage(page, {
        method: request.method,
        path: request.url,
        headers: Object.fromEntries(request.headers),
        body: Buffer.from(await request.arrayBuffer()).toString('base64'),
      });
      const hasBody = ![204, 304].includes(status);
      return new Response(hasBody ? Buffer.from(body, 'base64') : null, { status, headers });
    } finally {
      await page.close();
    }
  };
