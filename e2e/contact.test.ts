import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { mini, useBrowser } from './support/browser.ts';
import { serve, trellis, type RunningServer } from './support/trellis.ts';

const visit = useBrowser();

/** A site of its own, since it has settings of its own. */
describe('a site with a contact and an issue tracker', () => {
  let data: string;
  let server: RunningServer;
  beforeAll(async () => {
    data = await mkdtemp(join(tmpdir(), 'trellis-e2e-contact-'));
    await trellis('import', 'fixtures/mini', '--edition', 'development', '--data', data);
    server = await serve(data, {
      TRELLIS_ISSUES_URL: 'https://example.org/issues',
      TRELLIS_CONTACT_EMAIL: 'trellis@example.org',
      TRELLIS_REPOSITORY_URL: 'https://example.org/source',
      TRELLIS_PAPER_URL: 'https://doi.org/10.1000/example',
    });
  });
  afterAll(async () => {
    await server.stop();
    await rm(data, { recursive: true, force: true });
  });

  it('has them at the foot of every page, and the tracker behind Feedback', async () => {
    const page = await visit(`http://localhost:${server.port}/query`);
    const foot = page.getByRole('contentinfo');
    await foot.getByRole('link', { name: 'Paper' }).waitFor();
    const feedback = page.getByRole('navigation', { name: 'Site' }).getByRole('link', { name: 'Feedback' });
    await expect.poll(() => feedback.getAttribute('href')).toBe('https://example.org/issues');
    const target = (name: string) => foot.getByRole('link', { name }).getAttribute('href');
    await expect.poll(() => target('Contact: trellis@example.org')).toBe('mailto:trellis@example.org');
    await expect.poll(() => target('Source code')).toBe('https://example.org/source');
    await expect.poll(() => target('Paper')).toBe('https://doi.org/10.1000/example');
    await expect.poll(() => target('Issue tracker')).toBe('https://example.org/issues');
  });

  it('has none where none is configured', async () => {
    const page = await visit(`${mini()}/query`);
    const links = page.getByRole('contentinfo').getByRole('link');
    await expect.poll(() => links.allTextContents()).toEqual(['Feedback', 'Guide', 'Citations', 'Downloads', 'API']);
  });
});
