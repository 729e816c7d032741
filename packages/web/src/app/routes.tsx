import type { Tab } from '@trellis/engine/names';
import { parse } from 'regexparam';
import { matchRoute } from 'wouter';
import { eagerPage, lazyPage, type LazyPage } from './lazyPage.tsx';
import { RedirectToStart, RedirectToSummary } from './Redirects.tsx';

/** A page or a frame around it. */
interface Part extends LazyPage {
  /** Its module, as Vite's manifest names it; undefined for a part of the first script. */
  readonly module?: string;
}

interface Route {
  /** A pattern as wouter reads it. */
  readonly path: string;
  /** The frames of the page, the outermost first, and the page. */
  readonly parts: readonly Part[];
}

type ImportPage = Parameters<typeof lazyPage>[0];

const part = (module: string, importPage: ImportPage): Part => ({
  module: `src/${module}.tsx`,
  ...lazyPage(importPage),
});

const mantine = part('app/MantineRoot', async () => (await import('./MantineRoot.tsx')).MantineRoot);

const resultFrame = part(
  'features/result/ResultFrame',
  async () => (await import('../features/result/ResultFrame.tsx')).ResultFrame,
);

/** What shows each tab of a result: the view that is named as its folder. */
const resultTabs: Readonly<Record<Tab | 'difference', ImportPage>> = {
  summary: async () => (await import('../features/summary/SummaryView.tsx')).SummaryView,
  table: async () => (await import('../features/table/TableView.tsx')).TableView,
  meta: async () => (await import('../features/meta/MetaView.tsx')).MetaView,
  target: async () => (await import('../features/target/TargetView.tsx')).TargetView,
  analysis: async () => (await import('../features/analysis/AnalysisView.tsx')).AnalysisView,
  sungear: async () => (await import('../features/sungear/SungearView.tsx')).SungearView,
  motif: async () => (await import('../features/motif/MotifView.tsx')).MotifView,
  functions: async () => (await import('../features/functions/FunctionsView.tsx')).FunctionsView,
  bound: async () => (await import('../features/bound/BoundView.tsx')).BoundView,
  network: async () => (await import('../features/network/NetworkView.tsx')).NetworkView,
  difference: async () => (await import('../features/difference/DifferenceView.tsx')).DifferenceView,
};

const resultPages: readonly Route[] = Object.entries(resultTabs).map(([tab, importPage]) => ({
  path: `/result/${tab}`,
  parts: [mantine, resultFrame, part(`features/${tab}/${tab[0].toUpperCase()}${tab.slice(1)}View`, importPage)],
}));

const listFrame = part(
  'features/genes/ListFrame',
  async () => (await import('../features/genes/ListFrame.tsx')).ListFrame,
);

const listTab = (name: string, [module, importPage]: Parameters<typeof part>): Route => ({
  path: `/genes/${name}`,
  parts: [mantine, listFrame, part(module, importPage)],
});

const guideCode = part(
  'features/guide/GuidePage',
  async () => (await import('../features/guide/GuidePage.tsx')).GuidePage,
);

/** A guide arrives with its text. */
const guidePage: Part = {
  ...guideCode,
  load: async (path) => {
    await guideCode.load(path);
    const { loadGuideAt } = await import('../features/guide/GuidePage.tsx');
    await loadGuideAt(path);
  },
};

/** All routes, the first that matches counts; the code of each page is loaded on demand. */
const routes: readonly Route[] = [
  {
    path: '/',
    parts: [part('features/home/HomePage', async () => (await import('../features/home/HomePage.tsx')).HomePage)],
  },
  {
    path: '/query',
    parts: [
      mantine,
      part('features/query/QueryPage', async () => (await import('../features/query/QueryPage.tsx')).QueryPage),
    ],
  },
  ...resultPages,
  { path: '/result/*?', parts: [eagerPage(RedirectToSummary)] },
  {
    path: '/genes',
    parts: [
      part('features/genes/GenesPage', async () => (await import('../features/genes/GenesPage.tsx')).GenesPage),
    ],
  },
  listTab('regulators', [
    'features/genes/regulators/RegulatorsView',
    async () => (await import('../features/genes/regulators/RegulatorsView.tsx')).RegulatorsView,
  ]),
  listTab('functions', [
    'features/genes/functions/ListFunctionsView',
    async () => (await import('../features/genes/functions/ListFunctionsView.tsx')).ListFunctionsView,
  ]),
  listTab('species', [
    'features/genes/species/SpeciesView',
    async () => (await import('../features/genes/species/SpeciesView.tsx')).SpeciesView,
  ]),
  {
    path: '/overview',
    parts: [
      mantine,
      part(
        'features/overview/OverviewPage',
        async () => (await import('../features/overview/OverviewPage.tsx')).OverviewPage,
      ),
    ],
  },
  {
    path: '/tutorial',
    parts: [
      part(
        'features/tutorial/TutorialPage',
        async () => (await import('../features/tutorial/TutorialPage.tsx')).TutorialPage,
      ),
    ],
  },
  {
    path: '/citations',
    parts: [
      part(
        'features/citations/CitationsPage',
        async () => (await import('../features/citations/CitationsPage.tsx')).CitationsPage,
      ),
    ],
  },
  {
    path: '/downloads',
    parts: [
      part(
        'features/downloads/DownloadsPage',
        async () => (await import('../features/downloads/DownloadsPage.tsx')).DownloadsPage,
      ),
    ],
  },
  {
    path: '/guide',
    parts: [
      part('features/guide/GuideIndex', async () => (await import('../features/guide/GuideIndex.tsx')).GuideIndex),
    ],
  },
  { path: '/guide/:page', parts: [guidePage] },
  {
    path: '/feedback',
    parts: [
      mantine,
      part(
        'features/feedback/FeedbackPage',
        async () => (await import('../features/feedback/FeedbackPage.tsx')).FeedbackPage,
      ),
    ],
  },
  {
    path: '/network',
    parts: [
      mantine,
      part('features/viewer/NetworkPage', async () => {
        const { NetworkPage, loadDrawing } = await import('../features/viewer/NetworkPage.tsx');
        // The drawing arrives with the network, not after it.
        loadDrawing();
        return NetworkPage;
      }),
    ],
  },
  {
    path: '/gene/:gene',
    parts: [part('features/gene/GenePage', async () => (await import('../features/gene/GenePage.tsx')).GenePage)],
  },
  {
    path: '/search',
    parts: [
      part('features/search/SearchPage', async () => (await import('../features/search/SearchPage.tsx')).SearchPage),
    ],
  },
  { path: '*', parts: [eagerPage(RedirectToStart)] },
];

/** The parts of the page at a path, the outermost first. */
export const partsOf = (path: string): readonly Part[] =>
  routes.find((route) => matchRoute(parse, route.path, path)[0])?.parts ?? [];

/** Loads, at the same time, the code of all parts of the page at a path. */
export async function loadPage(path: string): Promise<void> {
  await Promise.all(partsOf(path).map(({ load }) => load(path)));
}

/** The modules of all parts of the page at a path, as Vite's manifest names them. */
export const modulesOf = (path: string): readonly string[] =>
  partsOf(path).flatMap(({ module }) => (module === undefined ? [] : [module]));
