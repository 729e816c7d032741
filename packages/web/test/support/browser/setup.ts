import { vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
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
    await restPointer();
    // The frame of the tests has the size a moment later.
    await vi.waitUntil(() => window.innerWidth === width, { timeout: 20_000 });
  },
  serve: ({ url, ...init }) => fetchOfBrowser(url, init),
});

/** Puts the pointer of the last test into the corner: what a page draws under it would be pointed at. */
async function restPointer(): Promise<void> {
  const corner = document.createElement('div');
  corner.style.cssText = 'position: fixed; inset: 0 auto auto 0; width: 4px; height: 4px; z-index: 10000';
  document.body.append(corner);
  await userEvent.hover(corner);
  corner.remove();
}
