import { QueryClient } from '@tanstack/react-query';
import { isFinal } from '../api/ApiError.ts';

/** Retries once after an error that can be temporary, never after a refusal of the server. */
export function makeQueryClient(): QueryClient {
  return new QueryClient({
    defaultOptions: {
      queries: {
        retry: (count, error) => count < 1 && !isFinal(error),
        retryDelay: 600,
        refetchOnWindowFocus: false,
      },
    },
  });
}
