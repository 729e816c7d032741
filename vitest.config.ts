import { playwright } from '@vitest/browser-playwright';
import { defineConfig } from 'vitest/config';
import { browserPath, switches } from './e2e/support/launch.ts';
import { isFullRun } from './packages/core/test/propertyRuns.ts';
import { guides } from './packages/web/guidePlugin.ts';
import { siteProxy } from './packages/web/test/support/browser/siteProxy.ts';
import { longFilesFirst } from './scripts/longFilesFirst.ts';

/**
 * Tests whose files share a process, which loads the modules once, as a server does: loading them for each file takes longer
 * than the tests. What a test changes in its process (environment, clock, globals) it restores.
 */
const shared = [
  'packages/{core,contract,figures,engine,recipes,store,server,client,torture}/test/**/*.test.{ts,tsx}',
  // The other folders hold what a page keeps: stores, the state of its connection.
  'packages/web/test/{app,ui,shared,features}/**/*.test.{ts,tsx}',
  'scripts/test/**/*.test.ts',
];

/** Files that only a full run has (docs/decisions/0028-layers-of-tests.md). */
const long = isFullRun ? [] : ['**/*.long.test.ts'];

/** Tests of components: in a document without layout, or in a browser. */
const components = 'packages/web/test/**/*.test.tsx';
const inBrowser = 'packages/web/test/**/*.browser.test.tsx';

export default defineConfig({
  test: {
    testTimeout: 120_000,
    hookTimeout: 120_000,
    // As long as a server may take for anything; a reading that comes true ends at once.
    expect: { poll: { timeout: 40_000 } },
    // As many as the smallest machines have cores. Each loads the modules for itself: a third one takes a fifth more time of the processors, and ends no sooner.
    maxWorkers: 2,
    tags: [{ name: 'long', description: 'a further case that takes long: of npm run test:all, not of npm test' }],
    ...(!isFullRun && { tagsFilter: ['!long'] }),
    sequence: {
      sequencer: longFilesFirst([
        'torture/test/durability.test',
        'torture/test/hostile.test',
        'server/test/previousReleases.test',
        'server/test/restoreDrill.test',
      ]),
    },
    projects: [
      {
        extends: true,
        test: {
          name: 'shared',
          include: shared,
          exclude: [components, inBrowser, ...long],
          isolate: false,
          globalSetup: ['packages/server/test/bundle.mjs', 'scripts/rig/testDatabases.ts'],
        },
      },
      {
        extends: true,
        test: {
          name: 'isolated',
          include: ['packages/*/test/**/*.test.{ts,tsx}'],
          exclude: [...shared, components, inBrowser, ...long],
        },
      },
      {
        extends: true,
        plugins: [guides()],
        test: {
          name: 'components',
          include: [components],
          exclude: [inBrowser],
          environment: 'happy-dom',
          isolate: false,
          globalSetup: ['packages/server/test/bundle.mjs', 'packages/web/test/support/testSite.ts'],
          setupFiles: ['packages/web/test/support/dom/setup.ts'],
        },
      },
      {
        extends: true,
        plugins: [guides(), siteProxy()],
        // What is read on demand alone would be found by a test, which then waits until all libraries are bundled again.
        optimizeDeps: { include: ['hucre/xlsx'] },
        test: {
          name: 'browser',
          include: [inBrowser],
          isolate: false,
          globalSetup: ['packages/server/test/bundle.mjs', 'packages/web/test/support/testSite.ts'],
          setupFiles: ['packages/web/test/support/browser/setup.ts'],
          browser: {
            enabled: true,
            headless: true,
            provider: playwright({
              launchOptions: { executablePath: browserPath(), args: [...switches, '--force-prefers-reduced-motion'] },
            }),
            instances: [{ browser: 'chromium', viewport: { width: 1440, height: 900 } }],
            screenshotFailures: false,
          },
        },
      },
    ],
  },
});
