import { createBrowserRouter, Navigate, replace, type LoaderFunctionArgs } from 'react-router';
import { Skeleton } from '../ui/Skeleton.tsx';
import { HomePage } from '../features/home/HomePage.tsx';
import { comingPages } from './comingPages.ts';
import { RouteError } from './RouteError.tsx';
import { Shell } from './Shell.tsx';

/** Keeps the request when an address under /result leads nowhere. */
function toSummary({ request }: LoaderFunctionArgs): Response {
  return replace(`/result/summary${new URL(request.url).search}`);
}

const coming = Object.entries(comingPages).map(([path, page]) => ({
  path,
  lazy: async () => {
    const { ComingPage } = await import('../features/coming/ComingPage.tsx');
    return { element: <ComingPage key={path} {...page} /> };
  },
}));

const resultViews = [
  {
    path: 'summary',
    lazy: async () => ({ Component: (await import('../features/summary/SummaryView.tsx')).SummaryView }),
  },
  { path: 'table', lazy: async () => ({ Component: (await import('../features/table/TableView.tsx')).TableView }) },
  ...['meta', 'network', 'target', 'motif', 'analysis', 'sungear'].map((path) => ({
    path,
    lazy: async () => {
      const { ComingView } = await import('../features/coming/ComingView.tsx');
      return { element: <ComingView key={path} view={path} /> };
    },
  })),
  { index: true, loader: toSummary },
  { path: '*', loader: toSummary },
];

/** Every address of the site. The first page is in the first script; each other page loads its own. */
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
          ...coming,
          { path: '*', element: <Navigate to="/" replace /> },
        ],
      },
    ],
  },
]);
