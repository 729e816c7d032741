import type { TObject } from 'typebox';
import type { Route } from './route.ts';

/** A call that answers with the table of a view as CSV; exported because declarations of the package name it. */
export interface TableRoute<P extends TObject, Q extends TObject> extends Route {
  readonly params: P;
  readonly query: Q;
  readonly answer?: undefined;
  readonly wire?: undefined;
  readonly file: string;
}

/** The call that answers with the table of a view. It has the parameters of the call that answers with the view. */
export const tableRoute = <P extends TObject, Q extends TObject>(
  { path, params, query }: { readonly path: string; readonly params: P; readonly query: Q },
  { summary, file }: { readonly summary: string; readonly file: string },
): TableRoute<P, Q> => ({
  ...{ method: 'GET', path: path.replace(/(\/data)?\/$/, '.csv'), summary, params, query, media: 'text/csv', file },
});
