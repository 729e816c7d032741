import { vi } from 'vitest';
import { page } from 'vitest/browser';
import '../../../src/ui/base.css';
import '../answers.ts';
import '../console.ts';
import { callHooks } from '../eachTest.ts';
import '../queries.ts';
import '../react.ts';
import '../savedFiles.ts';
import { setSurroundings } from '../surroundings.ts';
import { fetchOfBrowser } from './fetchOfBrowser.ts';

callHooks();

setSurroundings({
  async show({ path, edition }, { width = 1440 }) {
    // The host is that of the test runner.
    sessionStorage.setItem('trellis-edition', edition);
    window.history.pushState({}, '', path);
    await page.viewport(width, 900);
    // The frame of the tests has the size a moment later.
    await vi.waitUntil(() => window.innerWidth === width, { timeout: 20_000 });
  },
  serve: ({ url, ...init }) => fetchOfBrowser(url, init),
});
