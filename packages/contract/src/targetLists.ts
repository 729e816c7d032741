import type { Correction } from '@trellis/core/stats';
import type { ColumnInfo, FoldRow } from '@trellis/core/views';
import type { Static } from 'typebox';
import { route } from './route.ts';
import { tableRoute } from './tableRoute.ts';
import { wireNames, type Immutable, type Wire } from './wire.ts';
import type * as schemas from './schemas/targetLists.ts';

/** The overlap of each analysis with each target list, and its p-value. */
export interface TargetListsView {
  /** `name (size)` per list. */
  readonly columns: readonly string[];
  readonly result: readonly TargetListsRow[];
  readonly correction: Correction;
}

/** One analysis; the arrays have one element per list. */
export interface TargetListsRow {
  /** With `targets`, the number of its targets within the universe. */
  readonly info: ColumnInfo;
  /** Corrected over all analyses and lists. */
  readonly p: readonly number[];
  readonly pLog10: readonly number[];
  /** Share of the list targeted by the analysis. */
  readonly influence: readonly number[];
  /** Share of the analysis's targets that are in the list. */
  readonly specificity: readonly number[];
  readonly count: readonly number[];
  readonly folds: FoldRow;
}

type TargetListsMessage = Immutable<Static<typeof schemas.TargetListsSchema>>;
const rowNames = wireNames({ p: 'p-value', pLog10: 'p-value_log10' });

const targetListsWire: Wire<TargetListsView, TargetListsMessage> = {
  encode: (view) => ({ ...view, result: view.result.map(rowNames.encode) }),
  decode: (message) => ({ ...message, result: message.result.map(rowNames.decode) }),
};

export const readTargetLists = route<typeof schemas.readTargetLists>()({
  method: 'GET',
  path: '/api/list_enrichment/:id/',
  wire: targetListsWire,
});

export const exportTargetLists = tableRoute(readTargetLists, {
  file: 'target_lists.csv',
});

export const readTargetListsLegend = route<typeof schemas.readTargetListsLegend>()({
  method: 'GET',
  path: '/api/list_enrichment/:id/legend/',
});

export const drawTargetLists = route<typeof schemas.drawTargetLists>()({
  method: 'GET',
  path: '/api/list_enrichment/:id.svg',
  media: 'image/svg+xml',
});

/** Its calls of a result, by their names in clients. @public */
export const targetListRoutes = {
  targetLists: readTargetLists,
  targetListsCsv: exportTargetLists,
  targetListsLegend: readTargetListsLegend,
  targetListsFigure: drawTargetLists,
};
