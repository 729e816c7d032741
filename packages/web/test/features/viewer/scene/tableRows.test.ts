import { describe, expect, it } from 'vitest';
import {
  networkTableColumns,
  networkTableRows,
  rowAfterKey,
} from '../../../../src/features/viewer/scene/tableRows.ts';
import { noFilters, visibilityOf } from '../../../../src/features/viewer/scene/visibility.ts';
import { small } from '../smallNetwork.ts';

const scene = small();
const visible = visibilityOf(scene, noFilters);

describe('tables of the network', () => {
  it('have the visible rows, or those of the selection', () => {
    expect(networkTableRows(scene, visible, { group: 'nodes' })).toEqual([0, 1, 2, 3, 4]);
    const fewer = visibilityOf(scene, { ...noFilters, minTfs: 2 });
    expect(networkTableRows(scene, fewer, { group: 'nodes' })).toEqual([0, 1, 4]);
    const selected = { nodes: new Set([1, 3]), edges: new Set<number>() };
    expect(networkTableRows(scene, fewer, { group: 'nodes', selected })).toEqual([1]);
  });

  it('are sorted by a column, with empty cells last', () => {
    const sorted = (column: string, order: 'asc' | 'desc') =>
      networkTableRows(scene, visible, { group: 'edges', sort: { column, order } });
    expect(sorted('Weight', 'desc')).toEqual([2, 0, 1, 3, 4, 5]);
    expect(sorted('Weight', 'asc')).toEqual([1, 3, 0, 2, 4, 5]);
  });

  it('have the facts of a gene or an edge in a row', () => {
    const cells = (group: 'nodes' | 'edges', index: number) =>
      networkTableColumns[group].map(({ value }) => value(scene, index));
    expect(cells('nodes', 4)).toEqual(['AT1G6', 'NRX1', 'PROTEIN_CODING', 2]);
    expect(cells('edges', 4)).toEqual(['AT1G1', 'in planta:Bound', 'AT1G2', 'Bound', null]);
  });
});

describe('keys of a table', () => {
  it('move within its rows', () => {
    const from = (active: number, key: string) => rowAfterKey(key, active, 20);
    expect([from(5, 'ArrowDown'), from(5, 'ArrowUp'), from(5, 'PageDown'), from(5, 'PageUp')]).toEqual([6, 4, 13, 0]);
    expect([from(19, 'ArrowDown'), from(5, 'Home'), from(5, 'End')]).toEqual([19, 0, 19]);
  });

  it('do nothing else, and stay at 0 in an empty table', () => {
    expect(rowAfterKey('a', 5, 20)).toBeUndefined();
    expect(rowAfterKey('End', 0, 0)).toBe(0);
  });
});
