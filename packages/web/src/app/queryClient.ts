import { QueryClient } from '@tanstack/react-query';
import { isFinal } from '../api/ApiError.ts';

/** Retries once what may be a passing fault; never what the server has refused. */
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
