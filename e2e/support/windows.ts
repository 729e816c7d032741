import type { Browser, BrowserContextOptions, Page } from 'playwright-core';

export interface Windows {
  /** A window of a new visitor, in which nothing is stored and no cookie is set, for an address of the site. */
  open(address: string, options: BrowserContextOptions): Promise<Page>;
  /** The windows that the test has opened. */
  used(): readonly Page[];
  /** Ends the test: closes its windows, or cleans them for the next one. */
  end(isFailed: boolean): Promise<void>;
}

interface Used {
  readonly page: Page;
  /** The origin whose pages alone the window has shown; none if it is not used again. */
  readonly origin: string | undefined;
}

/**
 * Windows of a browser, each with a profile of its own. One that has shown pages of a site is cleaned and used again for that site:
 * a page needs less than half of the time there, since its process runs and has compiled the scripts. A window is not used again
 * with options other than its size and theme, after a failure, or when the test prepares it before it opens a page (`about:blank`).
 */
export function windowsOf(browser: Browser, isKept: (origin: string) => boolean): Windows {
  const idle = new Map<string, Page[]>();
  let all: Used[] = [];
  return {
    async open(address, { viewport = { width: 1440, height: 900 }, colorScheme = 'light', ...others }) {
      const { origin } = new URL(address);
      const isPlain = isKept(origin) && Object.keys(others).length === 0;
      const kept = isPlain ? idle.get(origin)?.pop() : undefined;
      const page = kept ?? (await newWindow(browser, { viewport, colorScheme, ...others }));
      all.push({ page, origin: isPlain ? origin : undefined });
      if (kept && viewport) await kept.setViewportSize(viewport);
      if (kept) await kept.emulateMedia({ colorScheme, media: null });
      return page;
    },
    used: () => all.map(({ page }) => page),
    async end(isFailed) {
      const ended = all;
      all = [];
      await Promise.all(
        ended.map(async ({ page, origin }) => {
          const isClean = origin !== undefined && !isFailed && (await clean(page, origin).catch(() => false));
          if (!isClean) return page.context().close();
          idle.set(origin, [...(idle.get(origin) ?? []), page]);
        }),
      );
    },
  };
}

async function newWindow(browser: Browser, options: BrowserContextOptions): Promise<Page> {
  const context = await browser.newContext(options);
  const page = await context.newPage();
  await page.addInitScript(logCauses);
  return page;
}

/** Logs why React had to draw a page again: its error says only that. */
function logCauses(): void {
  window.addEventListener('error', ({ error }) => {
    if (error instanceof Error && error.cause) console.error(error.cause);
  });
}

/** Makes a window that of a new visitor; false if it has been closed or has shown other sites, or its test has opened another. */
async function clean(page: Page, origin: string): Promise<boolean> {
  const context = page.context();
  if (page.isClosed() || context.pages().length > 1 || new URL(page.url()).origin !== origin) return false;
  for (const event of ['console', 'pageerror', 'request', 'response'])
    await page.removeAllListeners(event, { behavior: 'ignoreErrors' });
  await page.unrouteAll({ behavior: 'ignoreErrors' });
  await context.setOffline(false);
  await context.clearPermissions();
  // A document of the site without a script, so that nothing is stored after this.
  await page.goto(`${origin}/icon.svg`);
  await page.evaluate(async () => {
    localStorage.clear();
    sessionStorage.clear();
    for (const { name } of await indexedDB.databases()) if (name !== undefined) indexedDB.deleteDatabase(name);
  });
  await context.clearCookies();
  const session = await context.newCDPSession(page);
  await session.send('Page.resetNavigationHistory');
  await session.detach();
  return true;
}
