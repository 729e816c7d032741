import type { Page } from '@playwright/test';
import { ask } from '../support/ask.ts';
import { rulesOfLandmarks } from '../support/axe.ts';
import { expect, test, type Site } from '../support/journey.ts';
import { seriousFaultsInBothThemes } from '../support/pageState.ts';
import { storeList } from '../support/storeList.ts';
import {
  expectGoodOnPaper,
  expectToFitWindows,
  expectLittleShift,
  openSlowly,
  repeatedLandmarks,
} from './pageVisit.ts';

/** Layout shift that a page is allowed to have; the Web Vitals call 0.1 good. */
const maxShift = 0.02;
/** The same for pages whose head grows with their answer, by the lines of the inputs of a query, or whose code pushes the foot out of sight. */
const maxShiftOfHead = 0.06;

interface SweptPage {
  readonly name: string;
  readonly title: RegExp;
  readonly address: (site: Site) => string | Promise<string>;
  /** `maxShift` by default. */
  readonly shift?: number;
  /** A page of a kind that another one has already: of a full run. */
  readonly isLong?: true;
  /** What has to be there before the page is judged. */
  readonly ready?: (page: Page) => Promise<unknown>;
}

const fixed = (path: string, title: RegExp): SweptPage => ({ name: path, title, address: ({ demo }) => demo + path });

/** A page of the data set that has sources and a release. */
const described = (path: string, title: RegExp): SweptPage => ({
  ...{ name: `${path} of data with sources`, title, shift: maxShiftOfHead },
  address: ({ described: site }) => site + path,
});

/** A tab of a result with a target network and several analyses of two TFs. */
const tab = (name: string, title: RegExp, ready?: SweptPage['ready']): SweptPage => ({
  name: `the tab ${name}`,
  title,
  shift: maxShiftOfHead,
  address: async ({ demo }) => {
    const inputs = { targetnetworks: 'Root_Ranked_Network', targetgenes: 'Nitrogen_by_Time' };
    return `${demo}/result/${name}?request=${await ask(demo, 'NLP7 or TGA1', inputs)}`;
  },
  ready,
});

const listTab = (name: string, title: RegExp): SweptPage => ({
  name: `the tab ${name} of a gene list`,
  title,
  address: async ({ demo }) => `${demo}/genes/${name}?list=${await storeList(demo, { list: 'Nitrogen_by_Time' })}`,
});

const pages: readonly SweptPage[] = [
  fixed('/', /^Trellis/),
  fixed('/query', /^Query - Arabidopsis - Trellis$/),
  fixed('/overview', /^Data Overview - Arabidopsis - Trellis$/),
  fixed('/tutorial', /^Tutorial - Arabidopsis - Trellis$/),
  described('/citations', /^Citations - Rice - Trellis$/),
  described('/downloads', /^Downloads - Rice - Trellis$/),
  fixed('/feedback', /^Feedback - Arabidopsis - Trellis$/),
  fixed('/guide', /^Guide/),
  fixed('/guide/errors', /Errors/),
  { ...fixed('/guide/nothing', /Trellis/), isLong: true },
  fixed('/gene/AT4G24020', /NLP7/),
  fixed('/search?q=nlp7', /nlp7/),
  fixed('/genes', /^Gene lists - Arabidopsis - Trellis$/),
  listTab('regulators', /Regulators/),
  listTab('functions', /Functions/),
  listTab('species', /species/i),
  tab('summary', /Summary/),
  tab('table', /Table/, (page) => page.getByRole('gridcell').first().waitFor()),
  tab('meta', /Metadata/),
  tab('target', /Target/),
  tab('analysis', /Gene Set/),
  tab('sungear', /Sungear/),
  tab('motif', /Motif/),
  tab('functions', /Functions/),
  tab('bound', /Bound/),
  tab('network', /Network/),
  { ...fixed('/result/summary', /Trellis/), isLong: true },
  { ...fixed('/network', /Network/), isLong: true },
  fixed('/result/summary?request=00000000-0000-4000-8000-000000000000', /Trellis/),
  {
    name: 'the network viewer',
    title: /Network/,
    address: async ({ demo }) => `${demo}/network?request=${await ask(demo, 'NLP7[EXPERIMENT_TYPE=Expression]')}`,
    ready: (page) => page.locator('[data-testid=graph][data-ready]').waitFor(),
  },
];

for (const { name, title, address, shift = maxShift, isLong, ready } of pages) {
  const what = `${name} is whole: title, landmarks, no shift, axe in both themes, a narrow phone, paper`;
  test(what, { tag: isLong ? '@long' : [] }, async ({ page, site }) => {
    await openSlowly(page, await address(site));
    await ready?.(page);
    await expectLittleShift(page, shift);
    await expect(page).toHaveTitle(title);
    expect(await repeatedLandmarks(page)).toEqual([]);
    expect(await seriousFaultsInBothThemes(page, { also: rulesOfLandmarks })).toEqual([]);
    await expectGoodOnPaper(page);
    await expectToFitWindows(page);
  });
}
