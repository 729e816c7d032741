import * as contract from '@trellis/contract';
import { addressOf, decodeAnswer, type Route } from '@trellis/contract';
import type { QueryClient } from '@tanstack/react-query';

/** Reads the JSON at an address of the API; undefined when there is none, or too much for the first view of a page. */
export type ReadAnswer = (address: string) => Promise<unknown>;

type Call = Parameters<typeof addressOf>;

const routes = new Map(
  Object.values(contract).flatMap((one): [string, Route][] => (isRead(one) ? [[one.path, one]] : [])),
);

function isRead(value: unknown): value is Route {
  return (
    typeof value === 'object' && value !== null && 'path' in value && 'method' in value && value.method === 'GET'
  );
}

/** Gives a client the answers about the data set that a drawing has asked for and that can be read. */
export async function readWanted(client: QueryClient, read: ReadAnswer): Promise<void> {
  const wanted = client
    .getQueryCache()
    .findAll({ queryKey: ['dataset'], predicate: ({ state }) => state.data === undefined });
  await Promise.all(
    wanted.map(async ({ queryKey }) => {
      const [, path, asked] = queryKey as [string, string, { params?: Call[1]; query?: Call[2] }];
      // Answers to what a user types have keys of their own, and are not part of a first view.
      const route = routes.get(path);
      if (!route) return;
      const message = route.answer && (await read(addressOf(route, asked.params, asked.query)));
      if (message !== undefined) client.setQueryData(queryKey, decodeAnswer(route, message as never));
    }),
  );
}
