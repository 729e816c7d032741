import { useEffect } from 'react';
import { checkLine, onRecovery, useLine, type LineState } from '../api/line.ts';
import { ErrorState } from '../ui/ErrorState.tsx';
import { Page } from '../ui/Page.tsx';
import { isLoadError } from './loadError.ts';

/** Replaces a page that failed to load or to render; the shell around it stays usable. */
export function PageError({ error }: { readonly error: unknown }) {
  if (isLoadError(error)) return <MissingFiles />;
  const reason = error instanceof Error ? error.message : 'The page could not be loaded.';
  return (
    <Page title="This page failed">
      <ErrorState message={reason} onRetry={reload} retryLabel="Reload the page" />
    </Page>
  );
}

const reasons: Readonly<Record<LineState, string>> = {
  offline: 'You are offline. The page opens when the connection is back.',
  gone: 'The server cannot be reached. The page opens when it answers again.',
  up: 'A file of this page is missing: Trellis was probably updated since you opened it. Reload the page.',
};

/** A page whose files did not arrive; it opens by itself when the server can be reached again. */
function MissingFiles() {
  const line = useLine(({ state }) => state);
  useEffect(() => {
    void checkLine();
    return onRecovery(reload);
  }, []);
  return (
    <Page title="This page is not loaded">
      <ErrorState message={reasons[line]} onRetry={reload} retryLabel="Reload the page" />
    </Page>
  );
}

const reload = (): void => window.location.reload();
