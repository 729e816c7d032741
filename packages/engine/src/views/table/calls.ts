import { exportTable, readTable, readTableHead, readTargets } from '@trellis/contract';
import { cutWindow, type WindowOptions } from '@trellis/core/result';
import { describeTable } from '@trellis/core/views';
import { jsonCall, streamCall, textCall } from '../../call.ts';
import { noOptions, partOf, type RowSelection } from '../../options.ts';
import { gridChoice } from '../../evaluatedResult.ts';
import { tableCsv } from './tableCsv.ts';
import { targetGenes } from './targetGenes.ts';

/** A row per target gene. */
export const tableCalls = [
  jsonCall('table', readTable, {
    isQuick: true,
    // The first window evaluates and sorts; the ones after it are quick.
    isCached: ({ row, column }: WindowOptions & RowSelection) => row === 0 && column === 0,
    options: ({ query }) => {
      const { row = 0, rows = 100, column = 0, columns = 40, sort, order, search } = query;
      const specificity = query.specificity === '1';
      return { row, rows, column, columns, sort, order, search, specificity, part: partOf(query) };
    },
    compute: (evaluated, options) => {
      const seen = gridChoice(evaluated, options);
      return cutWindow(seen.grid(), seen.rows(options), options);
    },
  }),
  jsonCall('tableHead', readTableHead, {
    isQuick: true,
    isCached: true,
    options: noOptions,
    compute: (evaluated) => describeTable(evaluated.grid()),
  }),
  streamCall('tableCsv', exportTable, {
    options: ({ query }) => {
      const { sort, order, search, hidden, first } = query;
      const specificity = query.specificity === '1';
      return { sort, order, search, hidden, specificity, isIdFirst: first === 'id', part: partOf(query) };
    },
    compute: (evaluated, options) => {
      const seen = gridChoice(evaluated, options);
      return tableCsv(seen.grid(), seen.rows(options), options);
    },
  }),
  textCall('targetGenes', readTargets, {
    isQuick: true,
    options: ({ query }) => ({ search: query.search, part: partOf(query) }),
    compute: (evaluated, options) => targetGenes(evaluated, options),
  }),
];
