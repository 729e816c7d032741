import * as contract from '../index.ts';
import { drawPicture, openPortable, readPortable } from '../portable.ts';
import type { Route, RouteSchemas, SchemasOf } from '../route.ts';
import * as schemas from './all.ts';

const exported = { ...contract, drawPicture, openPortable, readPortable };

type Exported = typeof exported;
type RouteName = { [Name in keyof Exported]: Exported[Name] extends Route ? Name : never }[keyof Exported];

/** A route has its schemas under the same name. */
const named: { readonly [Name in RouteName]: SchemasOf<Exported[Name]> } = schemas;

const byRoute: ReadonlyMap<object, RouteSchemas> = new Map(
  Object.entries(named).map(([name, of]) => [exported[name as RouteName], of]),
);

/** The schemas of a route. Throws for one that the contract does not have. */
export function schemasOf<R extends Route>(route: R): SchemasOf<R> {
  const found = byRoute.get(route);
  if (!found) throw new Error(`${route.method} ${route.path} has no schemas.`);
  return found as SchemasOf<R>;
}
