import type { Route } from '@trellis/contract';
import { listCalls, viewCalls, views } from '@trellis/engine';

/** Method and path of a route, as a server has them. */
const nameOf = ({ method, path }: Route): string => `${method} ${path}`;

/** Returns the names of the routes, each once. */
const namesOf = (routes: readonly (Route | undefined)[]): string[] => [
  ...new Set(routes.flatMap((route) => (route ? [nameOf(route)] : []))),
];

/** The routes of every call that is answered from a result, and of every figure that a view draws. */
export const resultRoutes: readonly string[] = namesOf([
  ...viewCalls.map(({ route }) => route),
  ...views.map(({ figure }) => figure),
]);

/** The routes of every question about a gene list, with the genes in the body of the call. */
export const listRoutes: readonly string[] = namesOf(listCalls.map(({ route }) => route));

/** The routes of every question about a stored gene list. */
export const storedListRoutes: readonly string[] = namesOf(listCalls.map(({ stored }) => stored));
