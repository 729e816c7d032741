import { views } from '@trellis/engine';

/** The columns with numbers of each view's table, for the Python client: others are text. */
export function printTables(): string {
  const entries = views.map(({ name, table }) => {
    const numbers = table.columns.filter(({ isNumber }) => isNumber).map((column) => `"${column.name}"`);
    return `    "${name.replaceAll('-', '_')}": {${numbers.join(', ')}},`;
  });
  return [
    '"""Columns of tables that hold numbers, by view. Written by npm run clients."""',
    '',
    'NUMBERS: dict[str, set[str]] = {',
    ...entries,
    '}',
    '',
  ].join('\n');
}
