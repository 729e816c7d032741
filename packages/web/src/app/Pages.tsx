import { Suspense, useEffect, type ReactNode } from 'react';
import { usePlace } from '../router/Router.tsx';
import { Skeleton } from '../ui/Skeleton.tsx';
import { PageBoundary } from './PageBoundary.tsx';
import { isDrawnByServer } from './drawnPages.ts';
import { useIsHydrated } from './useIsHydrated.ts';
import { loadPage, partsOf } from './routes.tsx';

/** The page of the current address. The last page stays until the next one is loaded. */
export function Pages({ onReady }: { readonly onReady?: () => void }) {
  const { key, pathname, search } = usePlace();
  // All parts of a page load together; a part that fails is reported when it is rendered.
  loadPage(pathname).catch(() => undefined);
  const isHydrated = useIsHydrated();
  const placeholder = <Skeleton height={320} label="Loading the page" />;
  if (!isHydrated && !isDrawnByServer(pathname)) return placeholder;
  return (
    <PageBoundary resetKey={`${key} ${pathname}${search}`}>
      <Suspense fallback={placeholder}>
        {partsOf(pathname).reduceRight<ReactNode>(
          (inner, { Page }) => (
            <Page>{inner}</Page>
          ),
          null,
        )}
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
