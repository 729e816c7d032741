import { createElement } from 'react';
import { matchRoutes, type RouteObject } from 'react-router';
import { lazyPage } from './lazyPage.tsx';
import { RedirectToStart } from './RedirectToStart.tsx';
import { RedirectToSummary } from './RedirectToSummary.tsx';

type Importing = Parameters<typeof lazyPage>[0];

interface Source {
  /** The module of the page, as Vite's manifest names it. */
  readonly module: string;
  readonly load: () => Promise<void>;
}

/** A route whose page is loaded on demand; its handle names its module and loads it ahead of rendering. */
function on(path: string, [module, importPage]: [string, Importing], children?: RouteObject[]): RouteObject {
  const { Page, load } = lazyPage(importPage);
  const handle: Source = { module: `src/features/${module}.tsx`, load };
  return { path, element: createElement(Page), handle, children };
}

/** Loads the network viewer when the browser has time, so that it opens at once from the Network tab. */
function loadViewerSoon(): void {
  setTimeout(() => void import('../features/viewer/NetworkPage.tsx').then(({ loadDrawing }) => loadDrawing()), 300);
}

async function importNetworkView() {
  loadViewerSoon();
  return (await import('../features/network/NetworkView.tsx')).NetworkView;
}

const resultViews: RouteObject[] = [
  on('summary', [
    'summary/SummaryView',
    async () => (await import('../features/summary/SummaryView.tsx')).SummaryView,
  ]),
  on('table', ['table/TableView', async () => (await import('../features/table/TableView.tsx')).TableView]),
  on('meta', ['meta/MetaView', async () => (await import('../features/meta/MetaView.tsx')).MetaView]),
  on('target', ['target/TargetView', async () => (await import('../features/target/TargetView.tsx')).TargetView]),
  on('analysis', [
    'analysis/AnalysisView',
    async () => (await import('../features/analysis/AnalysisView.tsx')).AnalysisView,
  ]),
  on('sungear', [
    'sungear/SungearView',
    async () => (await import('../features/sungear/SungearView.tsx')).SungearView,
  ]),
  on('motif', ['motif/MotifView', async () => (await import('../features/motif/MotifView.tsx')).MotifView]),
  on('bound', ['bound/BoundView', async () => (await import('../features/bound/BoundView.tsx')).BoundView]),
  on('network', ['network/NetworkView', importNetworkView]),
  { index: true, element: <RedirectToSummary /> },
  { path: '*', element: <RedirectToSummary /> },
];

/** All routes; the code of each page is loaded on demand. */
export const routes: RouteObject[] = [
  on('/', ['home/HomePage', async () => (await import('../features/home/HomePage.tsx')).HomePage]),
  on('/query', ['query/QueryPage', async () => (await import('../features/query/QueryPage.tsx')).QueryPage]),
  on(
    '/result',
    ['result/ResultFrame', async () => (await import('../features/result/ResultFrame.tsx')).ResultFrame],
    resultViews,
  ),
  on('/overview', [
    'overview/OverviewPage',
    async () => (await import('../features/overview/OverviewPage.tsx')).OverviewPage,
  ]),
  on('/tutorial', [
    'tutorial/TutorialPage',
    async () => (await import('../features/tutorial/TutorialPage.tsx')).TutorialPage,
  ]),
  on('/citations', [
    'citations/CitationsPage',
    async () => (await import('../features/citations/CitationsPage.tsx')).CitationsPage,
  ]),
  on('/feedback', [
    'feedback/FeedbackPage',
    async () => (await import('../features/feedback/FeedbackPage.tsx')).FeedbackPage,
  ]),
  on('/network', [
    'viewer/NetworkPage',
    async () => (await import('../features/viewer/NetworkPage.tsx')).NetworkPage,
  ]),
  { path: '*', element: <RedirectToStart /> },
];

const sourcesOf = (path: string): readonly Source[] =>
  (matchRoutes(routes, path) ?? []).flatMap(({ route }) => (route.handle ? [route.handle as Source] : []));

/** Loads, at the same time, the code of all parts of the page at a path. */
export async function loadPage(path: string): Promise<void> {
  await Promise.all(sourcesOf(path).map(({ load }) => load()));
}

/** The modules of all parts of the page at a path, as Vite's manifest names them. */
export const modulesOf = (path: string): readonly string[] => sourcesOf(path).map(({ module }) => module);
