import { useRouteError } from 'react-router';
import { ErrorState } from '../ui/ErrorState.tsx';
import { Page } from '../ui/Page.tsx';

/** Replaces a page that failed to load or to render; the shell around it stays usable. */
export function RouteError() {
  const error = useRouteError();
  const reason = error instanceof Error ? error.message : 'The page could not be loaded.';
  return (
    <Page title="This page failed">
      <ErrorState message={reason} onRetry={() => window.location.reload()} retryLabel="Reload the page" />
    </Page>
  );
}
