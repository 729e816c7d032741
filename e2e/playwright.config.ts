import { defineConfig } from '@playwright/test';
import { isFullRun } from '../packages/core/test/propertyRuns.ts';
import { browserPath, switches } from './support/launch.ts';
import { onFolder } from './support/folders.ts';

/** WebGL in software, which needs no graphics card. */
const webgl = ['--use-gl=angle', '--use-angle=swiftshader', '--enable-unsafe-swiftshader', '--ignore-gpu-blocklist'];

const launchedWith = (...more: string[]) => ({
  launchOptions: { executablePath: browserPath(), args: [...switches, ...more] },
});

/** Tests of the real site in a real browser: each test in a new context, each worker on a server and data of its own. */
export default defineConfig({
  testDir: '.',
  outputDir: '../.cache/e2e',
  globalSetup: './support/globalSetup.ts',
  fullyParallel: true,
  forbidOnly: true,
  retries: 0,
  grepInvert: isFullRun ? undefined : /@long/,
  // Each has a server and a browser, which keep a core busy.
  workers: 2,
  // As long as a machine may take that is busy with something else; a test that succeeds takes seconds.
  timeout: 300_000,
  // A reading that comes true ends at once, and so does an action.
  expect: { timeout: 60_000 },
  reporter: [['list'], ['json', { outputFile: process.env['E2E_REPORT'] ?? '../.cache/e2e/report.json' }]],
  use: {
    headless: true,
    viewport: { width: 1440, height: 900 },
    colorScheme: 'light',
    contextOptions: { reducedMotion: 'reduce' },
    // What a server's pages keep would answer calls that tests count, hold or change; a folder does not start without.
    serviceWorkers: onFolder ? 'allow' : 'block',
    actionTimeout: 60_000,
    // The tree of the page at each step takes a sixth of the time: `npm run test:repeat` keeps it.
    trace: {
      mode: 'retain-on-failure',
      screenshots: false,
      snapshots: 'E2E_SNAPSHOTS' in process.env,
      sources: false,
    },
    screenshot: 'only-on-failure',
  },
  projects: [
    // A project starts workers and browsers of its own: one is made for other switches, or for what `npm test` leaves out.
    // Those of `http` open no browser. Journeys draw without WebGL; networks of sites in folders are those of servers.
    {
      name: 'journeys',
      testMatch: ['http', 'journeys', 'sweep', ...(onFolder ? [] : ['withoutWebgl'])].map(
        (folder) => `${folder}/*.spec.ts`,
      ),
      use: launchedWith('--disable-3d-apis'),
    },
    // These two are not part of `npm test`.
    { name: 'kept', testMatch: 'kept/*.spec.ts', use: launchedWith() },
    { name: 'opened', testMatch: 'opened/*.spec.ts', use: { ...launchedWith(), trace: 'off' } },
    { name: 'webgl', testMatch: 'webgl/*.spec.ts', use: launchedWith(...webgl) },
  ],
});
