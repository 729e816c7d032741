import type { BrowserContext, Page } from '@playwright/test';
import { expect } from './journey.ts';

/**
 * Closes the last tab of a site, and waits until the service worker of a newer version, which waited for that, has begun. A tab
 * that is opened before, one moment after another, would keep the older one for ever.
 */
export async function closeUntilNew(context: BrowserContext, page: Page): Promise<void> {
  await page.close();
  await expect.poll(() => waiting(context)).toEqual([]);
}

/** What the service workers of a browser wait for: the clients of the older one, or their own installation. */
async function waiting(context: BrowserContext): Promise<string[]> {
  const states = context.serviceWorkers().map((worker) =>
    worker
      .evaluate(async () => {
        const { registration, clients } = self as unknown as ServiceWorkerGlobalScope;
        if (registration.installing) return 'installing';
        const all = await clients.matchAll({ includeUncontrolled: true, type: 'all' });
        return registration.waiting ? `waits for ${all.map(({ type, url }) => `${type} ${url}`).join(', ')}` : '';
      })
      .catch((error: Error) => `ends: ${error.message}`),
  );
  return (await Promise.all(states)).filter(Boolean);
}

interface ServiceWorkerGlobalScope {
  readonly registration: ServiceWorkerRegistration;
  readonly clients: {
    matchAll(options: object): Promise<readonly { readonly type: string; readonly url: string }[]>;
  };
}
