import type { RouteSchemas } from '../route.ts';

/** Returns the schemas of a route with their precise types. They have the name of the route. */
export const defineSchemas = <S extends RouteSchemas>(schemas: S): S => schemas;

/** The schemas of the call that answers with the table of a view. */
export const tableSchemas = <P, Q>(
  { params, query }: { readonly params: P; readonly query: Q },
  { summary }: { readonly summary: string },
) => ({ summary, params, query });
