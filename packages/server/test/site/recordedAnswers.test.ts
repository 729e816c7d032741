import { afterAll, beforeAll, it } from 'vitest';
import { expectCase, expectStatic } from '../golden/expectRecorded.ts';
import { goldenDataset, readGoldenCases, readStaticChecks } from '../golden/readGolden.ts';
import { startSite, type SiteServer } from './siteServer.ts';

let site: SiteServer;
beforeAll(async () => {
  site = await startSite(goldenDataset);
});
afterAll(() => site.stop());

/** A slice: all kinds of inputs, edges, names that are changed, and errors. */
const cases = ['and_two', 'background', 'edges_two', 'everything', 'net2', 'net4_unknown', 'not_right', 'tg_lists2'];

it.each(readGoldenCases(cases))('the host of a page gives the recorded answers again: $name', (recorded) =>
  expectCase(site, recorded),
);

it.each(readStaticChecks())('the host of a page gives them again without a request: $name', (check) =>
  expectStatic(site, check),
);
