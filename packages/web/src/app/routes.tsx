import type { Tab } from '@trellis/engine/names';
import { parse } from 'regexparam';
import { matchRoute } from 'wouter';
import { eagerPage, lazyPage, type LazyPage } from './lazyPage.tsx';
import { RedirectToStart, RedirectToSummary } from './Redirects.tsx';

/** A page or a frame around it. */
interface Segment extends LazyPage {
  /** Its module, as Vite's manifest names it; undefined for one of the first script. */
  readonly module?: string;
}

interface Route {
  /** A pattern as wouter reads it. */
  readonly path: string;
  /** The frames of the page, the outermost first, and the page. */
  readonly segments: readonly Segment[];
}

type ImportPage = Parameters<typeof lazyPage>[0];

const segment = (module: string, importPage: ImportPage): Segment => ({
  module: `src/${module}.tsx`,
  ...lazyPage(importPage),
});

const mantine = segment('app/MantineRoot', async () => (await import('./MantineRoot.tsx')).MantineRoot);

const resultFrame = segment(
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
  segments: [mantine, resultFrame, segment(`features/${tab}/${tab[0].toUpperCase()}${tab.slice(1)}View`, importPage)],
}));

const listFrame = segment(
  'features/genes/ListFrame',
  async () => (await import('../features/genes/ListFrame.tsx')).ListFrame,
);

const listTab = (name: string, [module, importPage]: Parameters<typeof segment>): Route => ({
  path: `/genes/${name}`,
  segments: [mantine, listFrame, segment(module, importPage)],
});

const guideCode = segment(
  'features/guide/GuidePage',
  async () => (await import('../features/guide/GuidePage.tsx')).GuidePage,
);

/** A guide arrives with its text. */
const guidePage: Segment = {
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
    segments: [
      segment('features/home/HomePage', async () => (await import('../features/home/HomePage.tsx')).HomePage),
    ],
  },
  {
    path: '/query',
    segments: [
      mantine,
      segment('features/query/QueryPage', async () => (await import('../features/query/QueryPage.tsx')).QueryPage),
    ],
  },
  ...resultPages,
  { path: '/result/*?', segments: [eagerPage(RedirectToSummary)] },
  {
    path: '/genes',
    segments: [
      segment('features/genes/GenesPage', async () => (await import('../features/genes/GenesPage.tsx')).GenesPage),
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
    segments: [
      mantine,
      segment(
        'features/overview/OverviewPage',
        async () => (await import('../features/overview/OverviewPage.tsx')).OverviewPage,
      ),
    ],
  },
  {
    path: '/tutorial',
    segments: [
      segment(
        'features/tutorial/TutorialPage',
        async () => (await import('../features/tutorial/TutorialPage.tsx')).TutorialPage,
      ),
    ],
  },
  {
    path: '/citations',
    segments: [
      segment(
        'features/citations/CitationsPage',
        async () => (await import('../features/citations/CitationsPage.tsx')).CitationsPage,
      ),
    ],
  },
  {
    path: '/downloads',
    segments: [
      segment(
        'features/downloads/DownloadsPage',
        async () => (await import('../features/downloads/DownloadsPage.tsx')).DownloadsPage,
      ),
    ],
  },
  {
    path: '/guide',
    segments: [
      segment('features/guide/GuideIndex', async () => (await import('../features/guide/GuideIndex.tsx')).GuideIndex),
    ],
  },
  { path: '/guide/:page', segments: [guidePage] },
  {
    path: '/feedback',
    segments: [
      mantine,
      segment(
        'features/feedback/FeedbackPage',
        async () => (await import('../features/feedback/FeedbackPage.tsx')).FeedbackPage,
      ),
    ],
  },
  {
    path: '/network',
    segments: [
      mantine,
      segment('features/viewer/NetworkPage', async () => {
        const { NetworkPage, loadDrawing } = await import('../features/viewer/NetworkPage.tsx');
        // The drawing arrives with the network, not after it.
        loadDrawing();
        return NetworkPage;
      }),
    ],
  },
  {
    path: '/gene/:gene',
    segments: [
      segment('features/gene/GenePage', async () => (await import('../features/gene/GenePage.tsx')).GenePage),
    ],
  },
  {
    path: '/search',
    segments: [
      segment(
        'features/search/SearchPage',
        async () => (await import('../features/search/SearchPage.tsx')).SearchPage,
      ),
    ],
  },
  { path: '*', segments: [eagerPage(RedirectToStart)] },
];

/** The segments of the page at a path, the outermost first. */
export const segmentsOf = (path: string): readonly Segment[] =>
  routes.find((route) => matchRoute(parse, route.path, path)[0])?.segments ?? [];

/** Loads, at the same time, the code of all segments of the page at a path. */
export async function loadPage(path: string): Promise<void> {
  await Promise.all(segmentsOf(path).map(({ load }) => load(path)));
}

/** The modules of all segments of the page at a path, as Vite's manifest names them. */
export const modulesOf = (path: string): readonly string[] =>
  segmentsOf(path).flatMap(({ module }) => (module === undefined ? [] : [module]));
