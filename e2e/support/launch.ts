import { existsSync } from 'node:fs';
import { chromium, type Browser } from 'playwright-core';

const places = [
  '/usr/bin/chromium-headless-shell',
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
];

export const switches = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
];

/** The browser that CHROMIUM names, or the one of the system. */
export const browserPath = (): string | undefined =>
  process.env['CHROMIUM'] ?? places.find((place) => existsSync(place));

/** Starts a browser with a profile of its own. */
export const launch = (more: readonly string[] = []): Promise<Browser> =>
  chromium.launch({ executablePath: browserPath(), headless: true, args: [...switches, ...more] });
