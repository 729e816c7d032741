import { Suspense, useEffect, Component, type ReactNode } from 'react';
import { usePageLocation } from '../router/Router.tsx';
import { ErrorState, Skeleton } from '../ui/states.tsx';
import { isDrawnByServer } from './drawnPages.ts';
import { loadPage, segmentsOf } from './routes.tsx';
import { checkConnection, onRecovery, useConnection, type ConnectionState } from '../api/connection.ts';
import { Page } from '../ui/Page.tsx';
import { isLoadError } from '../api/loadError.ts';
import { useHere } from '../router/location.ts';

/** Whether the HTML of the server has its handlers; false on the server. */
const useIsHydrated = (): boolean => useHere() !== undefined;

/** Replaces a page that failed to load or to render; the shell around it stays usable. */
function PageError({ error }: { readonly error: unknown }) {
  if (isLoadError(error)) return <MissingFiles />;
  const reason = error instanceof Error ? error.message : 'The page could not be loaded.';
  return (
    <Page title="This page failed">
      <ErrorState message={reason} onRetry={reload} retryLabel="Reload the page" />
    </Page>
  );
}

const reasons: Readonly<Record<ConnectionState, string>> = {
  offline: 'You are offline. The page opens when the connection is back.',
  gone: 'The server cannot be reached. The page opens when it answers again.',
  up: 'A file of this page is missing: Trellis was probably updated since you opened it. Reload the page.',
};

/** A page whose files did not arrive; it opens by itself when the server can be reached again. */
function MissingFiles() {
  const connection = useConnection(({ state }) => state);
  useEffect(() => {
    void checkConnection();
    return onRecovery(reload);
  }, []);
  return (
    <Page title="This page is not loaded">
      <ErrorState message={reasons[connection]} onRetry={reload} retryLabel="Reload the page" />
    </Page>
  );
}

const reload = (): void => window.location.reload();

interface Props {
  /** The next value shows the children again after an error. */
  readonly resetKey: string;
  readonly children: ReactNode;
}

interface State {
  readonly failure?: { readonly error: unknown };
}

/** Shows its children, or the error with which they failed. */
class PageBoundary extends Component<Props, State> {
  override state: State = {};

  static getDerivedStateFromError(error: unknown): State {
    return { failure: { error } };
  }

  override componentDidUpdate({ resetKey }: Props): void {
    if (this.state.failure && resetKey !== this.props.resetKey) this.setState({ failure: undefined });
  }

  override render(): ReactNode {
    const { failure } = this.state;
    return failure ? <PageError error={failure.error} /> : this.props.children;
  }
}

/** The page of the current address. The last page stays until the next one is loaded. */
export function Pages({ onReady }: { readonly onReady?: () => void }) {
  const { key, pathname, search } = usePageLocation();
  // All parts of a page load together; a part that fails is reported when it is rendered.
  loadPage(pathname).catch(() => undefined);
  const isHydrated = useIsHydrated();
  const placeholder = <Skeleton height={320} label="Loading the page" />;
  if (!isHydrated && !isDrawnByServer(pathname)) return placeholder;
  return (
    <PageBoundary resetKey={`${key} ${pathname}${search}`}>
      <Suspense fallback={placeholder}>
        {segmentsOf(pathname).reduceRight<ReactNode>(
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
