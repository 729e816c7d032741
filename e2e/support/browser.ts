import type { Browser, BrowserContextOptions, Page } from 'playwright-core';
import { afterAll, afterEach, beforeAll, expect, inject } from 'vitest';
import { launch } from './launch.ts';

/** The editions that the test site has: the mini data set, and the small demo; maize has one too. */
export const mini = () => `http://localhost:${inject('port')}`;
export const demo = () => `http://arabidopsis.localhost:${inject('port')}`;

export interface VisitOptions extends BrowserContextOptions {
  /** Whether a call that fails is a fault too. Many tests provoke one. */
  readonly allCallsSucceed?: boolean;
  /** Messages that a test provokes. */
  readonly expectedErrors?: RegExp;
}

export type Visit = (address: string, options?: VisitOptions) => Promise<Page>;

/** The browser of this process, for all files that it runs; it ends with the process. */
let shared: Browser | undefined;

async function sharedBrowser(): Promise<Browser> {
  if (!shared?.isConnected()) shared = await launch();
  return shared;
}

/**
 * A browser for the tests of a file. `visit` opens an address as a new visitor: nothing is stored, no cookie is set. A
 * test fails when a page has thrown or logged an error. A file with further `switches` of Chromium has its own browser.
 */
export function useBrowser(...switches: string[]): Visit {
  const isShared = !switches.length;
  let browser: Browser;
  let faults: string[] = [];
  beforeAll(async () => {
    browser = await (isShared ? sharedBrowser() : launch(switches));
  });
  afterAll(async () => {
    if (!isShared) await browser.close();
  });
  afterEach(async ({ task }) => {
    if (task.result?.state === 'fail') await printPages(browser);
    await Promise.all(browser.contexts().map((context) => context.close()));
    const seen = faults;
    faults = [];
    expect(seen.join('\n')).toBe('');
  });
  return async (address, { allCallsSucceed = false, expectedErrors, ...options } = {}) => {
    const context = await browser.newContext({ viewport: { width: 1440, height: 900 }, ...options });
    const page = await context.newPage();
    page.setDefaultTimeout(15_000);
    page.on('pageerror', (error) => faults.push(error.message));
    page.on('console', (message) => {
      if (expectedErrors?.test(message.text())) return;
      if (message.type() !== 'error' || (!allCallsSucceed && isFailedCall(message.text()))) return;
      faults.push(`${message.text()} ${message.location().url}`);
    });
    await page.addInitScript(logCauses);
    await page.goto(address);
    return page;
  };
}

/** What the pages show when a test fails: without it, a failure that comes once in a hundred runs cannot be explained. */
async function printPages(browser: Browser): Promise<void> {
  for (const page of browser.contexts().flatMap((context) => context.pages())) {
    const shown = await page.locator('body').ariaSnapshot({ timeout: 5000 }).catch(String);
    console.error(`${page.url()} showed:\n${shown.slice(0, 8000)}`);
  }
}

/** Logs why React had to draw a page again: its error says only that. */
function logCauses(): void {
  window.addEventListener('error', ({ error }) => {
    if (error instanceof Error && error.cause) console.error(error.cause);
  });
}

/** The browser logs each answer with a status of 4xx or 5xx, and each call that fails. */
const isFailedCall = (text: string) => text.startsWith('Failed to load resource: ');
