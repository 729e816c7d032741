import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { openDataset, packDataset, type DatasetContents } from '../../src/dataset/index.ts';
import {
  evaluateRequest,
  cutWindow,
  headerCell,
  layOutGrid,
  findMergedCells,
  readCell,
  selectRows,
  type ResultGrid,
  type GridCell,
  type WindowOptions,
} from '../../src/result/index.ts';
import { randomContents } from '../query/random.ts';
import { smallContents } from '../smallContents.ts';

const gridOf = (contents: DatasetContents, targets?: string): ResultGrid =>
  layOutGrid(
    evaluateRequest(openDataset(packDataset(contents, 'v')), {
      id: 'r',
      inputs: { query: 'all_tfs', edges: ['PPI'], targetGenes: targets ? { name: 't', text: targets } : undefined },
    }),
  );

const whole = (grid: ResultGrid): GridCell[][] =>
  Array.from(grid.result.rows, (gene) => grid.columns.map((column) => readCell(grid, column, gene)));

const grid = gridOf(
  smallContents({
    genes: 'A/ALF B/beta C/Gamma D E',
    analyses: [
      { id: 1, tf: 'A', targets: { B: [1.5, 0.001], C: [-0.5, NaN], D: [-2, 1e-30] } },
      { id: 2, tf: 'B', targets: 'A B E' },
    ],
    edges: { PPI: [['A', 'D']] },
  }),
);
/** Index of the column with that header in the last row. */
const at = (kind: string): number => grid.columns.findIndex((column) => headerCell(column, 5) === kind);
const idsOf = (rows: Uint32Array): string => Array.from(rows, (gene) => grid.result.dataset.genes[gene].id).join(' ');
const select = (options: Partial<WindowOptions>): string => idsOf(selectRows(grid, options));

describe('rows', () => {
  it('stand in the order of the result unless they are sorted', () => {
    expect(select({})).toBe('B A C D E');
    expect(select({ sort: 999 })).toBe('B A C D E');
  });

  it('are sorted by numbers, the largest first unless asked otherwise, empty cells last in both', () => {
    expect(select({ sort: at('Log2FC') })).toBe('B C D A E');
    expect(select({ sort: at('Log2FC'), order: 'asc' })).toBe('D C B A E');
    expect(select({ sort: at('Pvalue'), order: 'asc' })).toBe('D B A C E');
  });

  it('are sorted by texts without case, those without a text last', () => {
    expect(select({ sort: at('Name'), order: 'asc' })).toBe('A B C D E');
    expect(select({ sort: at('Name') })).toBe('C B A D E');
  });

  it('keep the order of the result where they tie', () => {
    expect(select({ sort: at('Edge Count'), order: 'asc' })).toBe('A C D E B');
    expect(select({ sort: at('EDGE') })).toBe('B A E C D');
  });

  it('are found by a part of any text about the gene, without case', () => {
    expect(select({ search: ' GAM ' })).toBe('C');
    expect(select({ search: 'a' })).toBe('B A C');
    expect(select({ search: 'ppi' })).toBe('D');
    expect(select({ search: 'nothing' })).toBe('');
    expect(select({ search: '   ' })).toBe('B A C D E');
  });

  it('are found by figures as they are shown', () => {
    expect(select({ search: '1.50e+0' })).toBe('B');
    expect(select({ search: '1.00E-30' })).toBe('D');
    expect(select({ search: '-2' })).toBe('D');
    expect(select({ search: '+' })).toBe('B A E');
  });

  it('are searched, then sorted', () => {
    expect(select({ search: 'a', sort: at('Name'), order: 'asc' })).toBe('A B C');
  });
});

/** Two lists that overlap and hold every gene of the random data. */
const someLists = ['x', 'y']
  .map(
    (name, i) =>
      `>${name}\n${Array.from({ length: 14 }, (_, n) => `G${String(n + 10 * i).padStart(2, '0')}`).join('\n')}`,
  )
  .join('\n');

const cut = (options: Partial<WindowOptions>) =>
  cutWindow(grid, selectRows(grid, options), { row: 0, rows: 100, column: 0, columns: 100, ...options });

describe('a window', () => {
  it('says how large the whole is, and what the search has kept', () => {
    const { totalRows, matchedRows, totalColumns, row, column } = cut({
      search: 'a',
      row: 1,
      column: 2,
      columns: 3,
    });
    expect({ totalRows, matchedRows, totalColumns, row, column }).toEqual({
      totalRows: 5,
      matchedRows: 3,
      totalColumns: grid.columns.length,
      row: 1,
      column: 2,
    });
  });

  it('is empty beyond the end, and as long as there is something before it', () => {
    expect(cut({ row: 5 }).data).toEqual([]);
    expect(cut({ row: 4, rows: 10 }).data.length).toBe(1);
    expect(cut({ column: 500 })).toMatchObject({ header: [[], [], [], [], [], []], columns: [], mergedCells: [] });
    expect(cut({ rows: 0 }).data).toEqual([]);
  });

  it('brings merged cells that reach into it, in full', () => {
    const block = findMergedCells(grid).find(({ col, row }) => row === 1 && col >= 8);
    const last = (block?.col ?? 0) + (block?.colspan ?? 0) - 1;
    expect(block?.colspan).toBeGreaterThan(1);
    expect(cut({ column: last, columns: 1 }).mergedCells).toContainEqual(block);
    expect(cut({ column: last + 1, columns: 1 }).mergedCells).not.toContainEqual(block);
  });

  it('tells which columns about the gene are empty, though they are not in it', () => {
    const titles = (given: ResultGrid, options: WindowOptions) =>
      cutWindow(given, selectRows(given, {}), options).emptyColumns.map((i) => headerCell(given.columns[i], 0));
    const options = { row: 0, rows: 1, column: 7, columns: 1 };
    expect(titles(grid, options)).toEqual(['Full Name', 'Gene Family', 'Type', 'User List', 'User List Count']);
  });

  it('is a piece of the whole table, whatever is asked', () => {
    const numbers = fc.record({ row: fc.nat(30), rows: fc.nat(12), column: fc.nat(20), columns: fc.nat(9) });
    const orders = fc.record({
      sort: fc.option(fc.nat(20), { nil: undefined }),
      order: fc.constantFrom('asc', 'desc' as const),
      search: fc.constantFrom(undefined, 'g1', 'SYM', '1', 'ppi', '+'),
    });
    const asked = fc.tuple(randomContents, fc.option(fc.constant(someLists), { nil: undefined }));
    fc.assert(
      fc.property(asked, numbers, orders, ([contents, targets], place, order) => {
        const given = gridOf(contents, targets);
        const rows = naiveRows(given, order);
        const window = cutWindow(given, selectRows(given, order), { ...place, ...order });
        const cells = (row: readonly GridCell[]) => row.slice(place.column, place.column + place.columns);
        expect(window.data).toEqual(rows.slice(place.row, place.row + place.rows).map(cells));
        const header = [0, 1, 2, 3, 4, 5].map((row) => given.columns.map((column) => headerCell(column, row)));
        expect(window.header).toEqual(header.map(cells));
        expect(window.matchedRows).toBe(rows.length);
        expect(window.columns.length).toBe(cells(header[0]).length);
      }),
      { numRuns: 400, seed: 20260505 },
    );
  });
});

/** Searches and sorts whole rows, cell by cell. */
function naiveRows(
  given: ResultGrid,
  { search, sort, order }: Pick<WindowOptions, 'search' | 'sort' | 'order'>,
): GridCell[][] {
  const shown = (cell: GridCell): string =>
    typeof cell === 'number' && !Number.isInteger(cell) ? cell.toExponential(2) : String(cell ?? '');
  const isSearched = (i: number): boolean => {
    const kind = headerCell(given.columns[i], 5);
    return i < 8 || kind === 'ADD_EDGES' || /^[-+*.\de]+$/i.test(search ?? '');
  };
  const rows = whole(given).filter(
    (row) =>
      !search || row.some((cell, i) => isSearched(i) && shown(cell).toUpperCase().includes(search.toUpperCase())),
  );
  if (sort === undefined || sort >= given.columns.length) return rows;
  const key = (row: GridCell[]): string | number => {
    const cell = row[sort] ?? '';
    return typeof cell === 'string' ? cell.toUpperCase() : cell;
  };
  const filled = rows.filter((row) => key(row) !== '');
  const sign = order === 'asc' ? 1 : -1;
  filled.sort((a, b) => sign * (Number(key(a) > key(b)) - Number(key(a) < key(b))));
  return [...filled, ...rows.filter((row) => key(row) === '')];
}
