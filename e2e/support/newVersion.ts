import type { BrowserContext, Page } from '@playwright/test';
import { expect } from './journey.ts';

/**
 * Closes the last tab of a site, and waits until the service worker of a newer version, which waited for that, has begun. A tab
 * that is opened before, one moment after another, would keep the older one for ever.
 */
export async function closeUntilNew(context: BrowserContext, page: Page): Promise<void> {
  await page.close();
  await expect.poll(() => hasWaiting(context)).toBe(false);
}

/** Whether a service worker waits; one that ends at this moment is asked again. */
async function hasWaiting(context: BrowserContext): Promise<boolean> {
  const states = context.serviceWorkers().map((worker) =>
    worker
      .evaluate(() => {
        const { registration } = self as unknown as { readonly registration: ServiceWorkerRegistration };
        return registration.waiting !== null || registration.installing !== null;
      })
      .catch(() => true),
  );
  return (await Promise.all(states)).some(Boolean);
}
