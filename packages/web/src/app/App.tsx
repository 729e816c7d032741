import { QueryClientProvider, type QueryClient } from '@tanstack/react-query';
import type { Place } from '../router/place.ts';
import { Router } from '../router/Router.tsx';
import { Shell } from './Shell.tsx';

interface Props {
  readonly queryClient: QueryClient;
  /** The place of the first page. */
  readonly place: Place;
  /** Called when the first page has its handlers. */
  readonly onReady?: () => void;
}

/** The site with its providers. */
export const App = ({ queryClient, place, onReady }: Props) => (
  <QueryClientProvider client={queryClient}>
    <Router start={place}>
      <Shell onReady={onReady} />
    </Router>
  </QueryClientProvider>
);
