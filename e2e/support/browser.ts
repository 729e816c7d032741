import type { Browser, BrowserContextOptions, Page } from 'playwright-core';
import { afterAll, afterEach, beforeAll, expect, inject } from 'vitest';
import { launch } from './launch.ts';

/** The editions that the test site has: the mini data set, and the small demo; maize has one too. */
export const mini = () => `http://localhost:${inject('port')}`;
export const demo = () => `http://arabidopsis.localhost:${inject('port')}`;

export interface VisitOptions extends BrowserContextOptions {
  /** Whether a call that fails is a fault too. Many tests provoke one. */
  readonly allCallsSucceed?: boolean;
}

export type Visit = (address: string, options?: VisitOptions) => Promise<Page>;

/**
 * A browser for the tests of a file. `visit` opens an address as a new visitor: nothing is stored, no cookie is set. A
 * test fails when a page has thrown or logged an error. `switches` are further ones of Chromium.
 */
export function useBrowser(...switches: string[]): Visit {
  let browser: Browser;
  let faults: string[] = [];
  beforeAll(async () => {
    browser = await launch(switches);
  });
  afterAll(() => browser.close());
  afterEach(async () => {
    await Promise.all(browser.contexts().map((context) => context.close()));
    const seen = faults;
    faults = [];
    expect(seen).toEqual([]);
  });
  return async (address, { allCallsSucceed = false, ...options } = {}) => {
    const context = await browser.newContext({ viewport: { width: 1440, height: 900 }, ...options });
    const page = await context.newPage();
    page.setDefaultTimeout(15_000);
    page.on('pageerror', (error) => faults.push(error.message));
    page.on('console', (message) => {
      if (message.type() !== 'error' || (!allCallsSucceed && isFailedCall(message.text()))) return;
      faults.push(`${message.text()} ${message.location().url}`);
    });
    await page.goto(address);
    return page;
  };
}

/** The browser logs each answer with a status of 4xx or 5xx, and each call that fails. */
const isFailedCall = (text: string) => text.startsWith('Failed to load resource: ');
