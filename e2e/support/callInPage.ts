import type { Page } from 'playwright-core';

/** A call with its body in base64, as it is handed to a page. */
export interface PassedCall {
  readonly method: string;
  readonly path: string;
  readonly headers: Readonly<Record<string, string>>;
  readonly body: string;
}

/** Makes a call with `fetch` of a page. */
export const callInPage = (page: Page, call: PassedCall) =>
  page.evaluate(async ({ method, path, headers, body }) => {
    const bytes = Uint8Array.from(atob(body), (letter) => letter.charCodeAt(0));
    const hasBody = method !== 'GET' && method !== 'HEAD';
    const init = { method, headers, ...(hasBody && { body: bytes }), redirect: 'manual' } as const;
    const answer = await fetch(path, init);
    const content = await answer.blob();
    const text = await new Promise<string>((resolve) => {
      const reader = new FileReader();
      reader.onload = () => resolve(String(reader.result));
      reader.readAsDataURL(content);
    });
    return {
      status: answer.status,
      headers: [...answer.headers],
      body: text.slice(text.indexOf(',') + 1),
    };
  }, call);

/** Waits until the service worker of a site in a folder answers the calls of a page. */
export const controlled = (page: Page) => page.waitForFunction(() => navigator.serviceWorker.controller !== null);
