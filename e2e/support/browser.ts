import type { Browser, BrowserContextOptions, Page } from 'playwright-core';
import { afterAll, afterEach, beforeAll, expect, inject } from 'vitest';
import { launch } from './launch.ts';
import { windowsOf, type Windows } from './windows.ts';

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

const isOfTestSite = (origin: string) => [mini(), demo()].includes(origin);

/** The browser of this process and its windows, for all files that it runs; it ends with the process. */
let shared: { readonly browser: Browser; readonly windows: Windows } | undefined;

async function sharedWindows(): Promise<Windows> {
  if (!shared?.browser.isConnected()) {
    const browser = await launch();
    shared = { browser, windows: windowsOf(browser, isOfTestSite) };
  }
  return shared.windows;
}

/**
 * A browser for the tests of a file. `visit` opens an address as a new visitor: nothing is stored, no cookie is set. A
 * test fails when a page has thrown or logged an error. A file with further `switches` of Chromium has its own browser.
 */
export function useBrowser(...switches: string[]): Visit {
  let windows: Windows;
  let own: Browser | undefined;
  let faults: string[] = [];
  beforeAll(async () => {
    if (switches.length === 0) {
      windows = await sharedWindows();
      return;
    }
    own = await launch(switches);
    windows = windowsOf(own, isOfTestSite);
  });
  afterAll(async () => {
    await own?.close();
  });
  afterEach(async ({ task }) => {
    const isFailed = task.result?.state === 'fail';
    if (isFailed) await printPages(windows.used());
    await windows.end(isFailed || faults.length > 0);
    const seen = faults;
    faults = [];
    expect(seen.join('\n')).toBe('');
  });
  return async (address, { allCallsSucceed = false, expectedErrors, ...options } = {}) => {
    const page = await windows.open(address, options);
    page.setDefaultTimeout(15_000);
    page.on('pageerror', (error) => faults.push(error.message));
    page.on('console', (message) => {
      if (expectedErrors?.test(message.text())) return;
      if (message.type() !== 'error' || (!allCallsSucceed && isFailedCall(message.text()))) return;
      faults.push(`${message.text()} ${message.location().url}`);
    });
    await page.goto(address);
    return page;
  };
}

/** What the pages show when a test fails: without it, a failure that comes once in a hundred runs cannot be explained. */
async function printPages(used: readonly Page[]): Promise<void> {
  for (const page of used.flatMap((one) => one.context().pages())) {
    const shown = await page.locator('body').ariaSnapshot({ timeout: 5000 }).catch(String);
    console.error(`${page.url()} showed:\n${shown.slice(0, 8000)}`);
  }
}

/** The browser logs each answer with a status of 4xx or 5xx, and each call that fails. */
const isFailedCall = (text: string) => text.startsWith('Failed to load resource: ');
