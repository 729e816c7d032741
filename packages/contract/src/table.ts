import type { TableWindow } from '@trellis/core/result';
import type { TableAnalysis } from '@trellis/core/views';
import type { Static } from 'typebox';
import { route } from './route.ts';
import { wireNames, type Immutable, type Wire } from './wire.ts';
import type * as schemas from './schemas/table.ts';

const windowWire: Wire<TableWindow, Immutable<Static<typeof schemas.TableWindowSchema>>> = wireNames({
  totalRows: 'total_rows',
  matchedRows: 'matched_rows',
  totalColumns: 'total_columns',
  mergedCells: 'merge_cells',
  emptyColumns: 'empty_columns',
});

const headNames = wireNames({ edgeType: 'edge_type' });
const headWire: Wire<readonly TableAnalysis[], Immutable<Static<typeof schemas.TableHeadSchema>>> = {
  encode: (analyses) => analyses.map(headNames.encode),
  decode: (message) => message.map(headNames.decode),
};

export const readTableHead = route<typeof schemas.readTableHead>()({
  method: 'GET',
  path: '/api/table/:id/head/',
  wire: headWire,
});

export const readTable = route<typeof schemas.readTable>()({
  method: 'GET',
  path: '/api/table/:id/',
  wire: windowWire,
});

export const exportTable = route<typeof schemas.exportTable>()({
  method: 'GET',
  path: '/api/table/:id.csv',
  media: 'text/csv',
  file: 'table.csv',
});

/** Ids of the target genes of the result, one per line; all, or those that match the search and the part. */
export const readTargets = route<typeof schemas.readTargets>()({
  method: 'GET',
  path: '/api/table/:id/targets.txt',
  media: 'text/plain',
  file: 'target_genes.txt',
});

export const exportCsv = route<typeof schemas.exportCsv>()({
  method: 'GET',
  path: '/api/export/:id.csv',
  media: 'text/csv',
  file: 'output.csv',
});

export type ArrowPart = Static<typeof schemas.ArrowPartSchema>;

export const exportArrow = route<typeof schemas.exportArrow>()({
  method: 'GET',
  path: '/api/export/:id.arrow',
  media: 'application/vnd.apache.arrow.file',
  file: 'output.arrow',
});

export const exportXlsx = route<typeof schemas.exportXlsx>()({
  method: 'GET',
  path: '/api/export/:id.xlsx',
  media: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
  file: 'output.xlsx',
});

export const exportEverything = route<typeof schemas.exportEverything>()({
  method: 'GET',
  path: '/api/everything/:id.zip',
  media: 'application/zip',
  file: 'trellis_result.zip',
});

/** Its calls of a result, by their names in clients. @public */
export const tableRoutes = {
  table: readTable,
  tableHead: readTableHead,
  tableCsv: exportTable,
  targets: readTargets,
  csv: exportCsv,
  xlsx: exportXlsx,
  arrow: exportArrow,
  archive: exportEverything,
};
