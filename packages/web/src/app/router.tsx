import { createBrowserRouter, replace, type LoaderFunctionArgs } from 'react-router';
import { Skeleton } from '../ui/Skeleton.tsx';
import { HomePage } from '../features/home/HomePage.tsx';
import { RouteError } from './RouteError.tsx';
import { Shell } from './Shell.tsx';
import { RedirectToStart } from './RedirectToStart.tsx';

/** Redirects an unknown address under /result to the summary of the same request. */
function toSummary({ request }: LoaderFunctionArgs): Response {
  return replace(`/result/summary${new URL(request.url).search}`);
}

/** Loads the network viewer when the browser has time, so that it opens at once from the Network tab. */
function loadViewerSoon(): void {
  setTimeout(() => void import('../features/viewer/NetworkPage.tsx').then(({ loadDrawing }) => loadDrawing()), 300);
}

const resultViews = [
  {
    path: 'summary',
    lazy: async () => ({ Component: (await import('../features/summary/SummaryView.tsx')).SummaryView }),
  },
  { path: 'table', lazy: async () => ({ Component: (await import('../features/table/TableView.tsx')).TableView }) },
  { path: 'meta', lazy: async () => ({ Component: (await import('../features/meta/MetaView.tsx')).MetaView }) },
  {
    path: 'target',
    lazy: async () => ({ Component: (await import('../features/target/TargetView.tsx')).TargetView }),
  },
  {
    path: 'analysis',
    lazy: async () => ({ Component: (await import('../features/analysis/AnalysisView.tsx')).AnalysisView }),
  },
  {
    path: 'sungear',
    lazy: async () => ({ Component: (await import('../features/sungear/SungearView.tsx')).SungearView }),
  },
  { path: 'motif', lazy: async () => ({ Component: (await import('../features/motif/MotifView.tsx')).MotifView }) },
  { path: 'bound', lazy: async () => ({ Component: (await import('../features/bound/BoundView.tsx')).BoundView }) },
  {
    path: 'network',
    lazy: async () => {
      loadViewerSoon();
      return { Component: (await import('../features/network/NetworkView.tsx')).NetworkView };
    },
  },
  { index: true, loader: toSummary },
  { path: '*', loader: toSummary },
];

/** All routes. The start page is part of the main bundle; each other page is loaded on demand. */
export const router = createBrowserRouter([
  {
    element: <Shell />,
    hydrateFallbackElement: <Skeleton height={320} label="Loading the page" />,
    children: [
      {
        errorElement: <RouteError />,
        children: [
          { index: true, element: <HomePage /> },
          {
            path: 'query',
            lazy: async () => ({ Component: (await import('../features/query/QueryPage.tsx')).QueryPage }),
          },
          {
            path: 'result',
            lazy: async () => ({ Component: (await import('../features/result/ResultFrame.tsx')).ResultFrame }),
            children: resultViews,
          },
          {
            path: 'overview',
            lazy: async () => ({ Component: (await import('../features/overview/OverviewPage.tsx')).OverviewPage }),
          },
          {
            path: 'tutorial',
            lazy: async () => ({ Component: (await import('../features/tutorial/TutorialPage.tsx')).TutorialPage }),
          },
          {
            path: 'citations',
            lazy: async () => ({
              Component: (await import('../features/citations/CitationsPage.tsx')).CitationsPage,
            }),
          },
          {
            path: 'feedback',
            lazy: async () => ({ Component: (await import('../features/feedback/FeedbackPage.tsx')).FeedbackPage }),
          },
          {
            path: 'network',
            lazy: async () => ({ Component: (await import('../features/viewer/NetworkPage.tsx')).NetworkPage }),
          },
          { path: '*', element: <RedirectToStart /> },
        ],
      },
    ],
  },
]);
