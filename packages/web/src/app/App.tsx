import { QueryClientProvider, type QueryClient } from '@tanstack/react-query';
import type { PageLocation } from '../router/location.ts';
import { Router } from '../router/Router.tsx';
import { Shell } from './Shell.tsx';

interface Props {
  readonly queryClient: QueryClient;
  /** The location of the first page. */
  readonly start: PageLocation;
  /** Called when the first page has its handlers. */
  readonly onReady?: () => void;
}

/** The site with its providers. */
export const App = ({ queryClient, start, onReady }: Props) => (
  <QueryClientProvider client={queryClient}>
    <Router start={start}>
      <Shell onReady={onReady} />
    </Router>
  </QueryClientProvider>
);
