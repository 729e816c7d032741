import { exportTable, readTable, readTableHead, readTargets } from '@trellis/contract';
import { TrellisError, type GenePart, type PartOfTargets } from '@trellis/core';
import { view, type ServeView } from '../serveView.ts';
import { given, type OverlapQuery } from './options.ts';

export function tableRoutes(serveView: ServeView): void {
  serveView(readTable, ({ query }) => {
    const { row = 0, rows = 100, column = 0, columns = 40, sort, order, search } = query;
    return view('table', { row, rows, column, columns, sort, order, search, part: partOf(query) });
  });
  serveView(readTableHead, () => view('tableHead', {}));
  serveView(exportTable, ({ query }) => {
    const { sort, order, search, hidden } = query;
    return view('tableCsv', { sort, order, search, hidden, part: partOf(query) });
  });
  serveView(readTargets, ({ query }) => view('targetGenes', { search: query.search, part: partOf(query) }));
}

interface PartQuery extends OverlapQuery {
  readonly tf?: string;
  readonly part?: GenePart;
}

function partOf({ tf, part, sets, universe }: PartQuery): PartOfTargets | undefined {
  if (!tf && !part) return undefined;
  if (tf && part) return { tf, part, sets: given(sets), universe: given(universe) };
  throw new TrellisError('bad-request', 'tf and part must be given together: a TF, and a part of its targets.');
}
