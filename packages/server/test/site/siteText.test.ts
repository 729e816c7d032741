import { afterAll, beforeAll, expect, it } from 'vitest';
import { siteText } from '../../src/site/siteText.ts';
import { goldenDataset } from '../golden/readGolden.ts';
import { startSite, type SiteServer } from './siteServer.ts';

let site: SiteServer;
beforeAll(async () => {
  site = await startSite(goldenDataset);
});
afterAll(() => site.stop());

it('is what the site answers about itself', async () => {
  const answer = await fetch(`${site.url}/api/site/`);
  expect(await siteText(site.manifest)).toBe(await answer.text());
});

it('is none for several data sets', async () => {
  const [edition] = site.manifest.editions;
  expect(await siteText({ ...site.manifest, editions: [edition, edition] })).toBeUndefined();
});
