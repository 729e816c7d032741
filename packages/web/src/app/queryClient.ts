import { MutationCache, QueryCache, QueryClient, type Query } from '@tanstack/react-query';
import { isFinal } from '../api/ApiError.ts';
import { checkConnection, isConnectionError, onRecovery } from '../api/connection.ts';

/**
 * Retries once after an error that can be temporary, never after a refusal of the server. A call without a network fails at
 * once instead of waiting for one; what failed so is called again when the server can be reached.
 */
export function makeQueryClient(): QueryClient {
  const onError = (error: unknown) => {
    if (isConnectionError(error)) void checkConnection();
  };
  const client = new QueryClient({
    queryCache: new QueryCache({ onError }),
    mutationCache: new MutationCache({ onError }),
    defaultOptions: {
      queries: {
        networkMode: 'always',
        retry: (count, error) => count < 1 && !isFinal(error),
        retryDelay: 600,
        refetchOnWindowFocus: false,
      },
      mutations: { networkMode: 'always' },
    },
  });
  onRecovery(() => void client.refetchQueries({ type: 'active', predicate: wasCutOff }));
  return client;
}

const wasCutOff = ({ state }: Query): boolean => isConnectionError(state.error);
