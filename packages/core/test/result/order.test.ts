import { describe, expect, it } from 'vitest';
import { bitsetOf } from '../../src/dataset/index.ts';
import { listNames, orderColumns, orderRows } from '../../src/result/order.ts';

/** Columns as `tf mention id edges`. */
const columns = (...texts: string[]) =>
  texts.map((text) => {
    const [tf, mention, id, edges] = text.split(' ').map(Number);
    return { analysis: { tf, id }, mention, edges } as Parameters<typeof orderColumns>[0][number];
  });
const texts = (list: readonly { analysis: { tf: number; id: number }; mention: number; edges: number }[]): string[] =>
  list.map(({ analysis: { tf, id }, mention, edges }) => [tf, mention, id, edges].join(' '));
const ordered = (...given: string[]): string[] => texts(orderColumns(columns(...given)));

describe('columns stand', () => {
  it('by falling total of their TF', () => {
    expect(ordered('1 0 1 3', '2 1 2 2', '2 1 3 2')).toEqual(['2 1 2 2', '2 1 3 2', '1 0 1 3']);
  });

  it('by falling total of the mention within a TF', () => {
    expect(ordered('1 0 1 3', '1 1 2 2', '1 1 3 2')).toEqual(['1 1 2 2', '1 1 3 2', '1 0 1 3']);
  });

  it('by falling number within a mention', () => {
    expect(ordered('1 0 1 2', '1 0 2 3')).toEqual(['1 0 2 3', '1 0 1 2']);
  });

  it('by id of TF, place of mention and id of analysis where these tie', () => {
    expect(ordered('2 1 9 1', '1 2 8 1', '1 0 7 1', '2 1 5 1')).toEqual(['1 0 7 1', '1 2 8 1', '2 1 5 1', '2 1 9 1']);
  });

  it('with the mentions of different TFs apart, although a keyword mentions them at once', () => {
    expect(ordered('1 0 1 5', '2 0 2 4', '1 0 3 1', '2 0 4 4')).toEqual(['2 0 2 4', '2 0 4 4', '1 0 1 5', '1 0 3 1']);
  });

  it('in a new list', () => {
    const given = columns('1 0 1 1', '1 0 2 2');
    orderColumns(given);
    expect(texts(given)).toEqual(['1 0 1 1', '1 0 2 2']);
  });
});

describe('rows stand', () => {
  const list = (name: string, ...genes: number[]) => ({ name, genes: bitsetOf(8, genes) });
  const rowsOf = (counts: number[], lists: ReturnType<typeof list>[] = []) => [
    ...orderRows(Uint32Array.from(counts.keys()), { edgeCounts: Uint32Array.from(counts), lists }),
  ];

  it('by falling edge count, then by id', () => {
    expect(rowsOf([1, 3, 2, 3])).toEqual([1, 3, 2, 0]);
  });

  it('by rising number of lists where counts tie, then by their names', () => {
    const lists = [list('red', 0, 1), list('blue', 0, 2)];
    expect(rowsOf([1, 1, 1], lists)).toEqual([2, 1, 0]);
  });

  it('by id where counts and lists tie', () => {
    expect(rowsOf([1, 1, 1], [list('red', 0, 1, 2)])).toEqual([0, 1, 2]);
  });

  it('by edge count before anything about lists', () => {
    expect(rowsOf([1, 2], [list('a', 0), list('b', 1), list('c', 1)])).toEqual([1, 0]);
  });

  it('under names of lists in the order of the lists', () => {
    expect(listNames([list('red', 3), list('blue', 3), list('green', 4)], 3)).toEqual(['red', 'blue']);
  });
});
