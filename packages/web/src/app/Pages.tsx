import { Suspense, useEffect } from 'react';
import { useLocation, useRoutes } from 'react-router';
import { Skeleton } from '../ui/Skeleton.tsx';
import { PageBoundary } from './PageBoundary.tsx';
import { isDrawnByServer } from './drawnPages.ts';
import { useIsHydrated } from './useIsHydrated.ts';
import { loadPage, routes } from './routes.tsx';

/** The page of the current address. The last page stays until the next one is loaded. */
export function Pages({ onReady }: { readonly onReady?: () => void }) {
  const { key, pathname } = useLocation();
  const page = useRoutes(routes);
  // All parts of a page load together; a part that fails is reported when it is rendered.
  loadPage(pathname).catch(() => undefined);
  const isHydrated = useIsHydrated();
  const placeholder = <Skeleton height={320} label="Loading the page" />;
  if (!isHydrated && !isDrawnByServer(pathname)) return placeholder;
  return (
    <PageBoundary resetKey={key}>
      <Suspense fallback={placeholder}>
        {page}
        <Ready onReady={onReady} />
      </Suspense>
    </PageBoundary>
  );
}

/** Calls `onReady` when the page next to it has its handlers. */
function Ready({ onReady }: { readonly onReady?: () => void }) {
  useEffect(() => onReady?.(), [onReady]);
  return null;
}
