import type { TObject } from 'typebox';
import type { Call, Described } from './route.ts';

/** A call that answers with the table of a view as CSV; exported because declarations of the package name it. */
export interface TableRoute<P extends TObject, Q extends TObject>
  extends Call, Described<{ readonly summary: string; readonly params: P; readonly query: Q }> {
  readonly wire?: undefined;
  readonly file: string;
}

/** The call that answers with the table of a view. It has the parameters of the call that answers with the view. */
export const tableRoute = <P extends TObject, Q extends TObject>(
  { path }: { readonly path: string } & Described<{ readonly params: P; readonly query: Q }>,
  { file }: { readonly file: string },
): TableRoute<P, Q> => ({
  ...{ method: 'GET', path: path.replace(/(\/data)?\/$/, '.csv'), media: 'text/csv', file },
});
