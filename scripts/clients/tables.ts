import { listViews, views } from '@trellis/engine';

/** The columns with numbers of each view's table; others are text. */
const numbers = (): [view: string, columns: string[]][] =>
  [...views, ...listViews.flatMap(({ tables }) => tables)].map(({ name, table }) => [
    name.replaceAll('-', '_'),
    table.columns.filter(({ isNumber }) => isNumber).map((column) => `"${column.name}"`),
  ]);

export const printPythonTables = (): string =>
  [
    '"""Columns of tables that hold numbers, by view. Written by npm run clients."""',
    '',
    'NUMBERS: dict[str, set[str]] = {',
    ...numbers().map(([view, columns]) => `    "${view}": {${columns.join(', ')}},`),
    '}',
    '',
  ].join('\n');

export const printRTables = (): string =>
  [
    '# Columns of tables that hold numbers, by view. Written by npm run clients.',
    'table_numbers <- list(',
    numbers()
      .map(([view, columns]) => `  ${view} = c(${columns.join(', ')})`)
      .join(',\n'),
    ')',
    '',
  ].join('\n');
