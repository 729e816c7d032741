import type { TableAnalysis } from '@trellis/core/views';
import { describe, expect, it } from 'vitest';
import {
  drawnColumns,
  foldedColumns,
  geneColumnName,
  layTracks,
  shownGeneTitles,
  trackAt,
} from '../../../src/features/table/columns.ts';

type Kinds = Pick<TableAnalysis, 'kinds'>;
const edge: Kinds = { kinds: ['EDGE'] };
const values: Kinds = { kinds: ['Pvalue', 'Log2FC'] };
const wide = { rows: 50, idLength: 9, narrow: false };
const names = (columns: readonly { column: number }[]) =>
  columns.map(({ column }) => shownGeneTitles[column] ?? column);

describe('columns of the grid', () => {
  it('freezes the gene id and the symbol at the left, and leaves columns without content out', () => {
    const { frozen, list, frozenWidth, total } = layTracks([edge], [4, 5], wide);
    expect(names(frozen)).toEqual(['Gene ID', 'Name']);
    expect(names(list)).toEqual(['Full Name', 'Gene Family', 'Type', 'Edge Count', 'Bound By', 'Regulated By', 10]);
    expect(list[0].left).toBe(frozenWidth);
    const last = list[list.length - 1];
    expect(total).toBe(last.left + last.width);
  });

  it('freezes only the gene id on a narrow page, without row numbers, and has room for data', () => {
    const tracks = layTracks([edge], foldedColumns(true), { ...wide, narrow: true });
    expect([tracks.gutter, names(tracks.frozen)]).toEqual([0, ['Gene ID']]);
    expect(names(tracks.list)).toEqual(['Name', 'User List', 'Edge Count', 10]);
    expect(tracks.frozenWidth).toBeLessThan(390 / 3);
  });

  it('folds all about the gene but symbol, description, lists and numbers of edges and TFs', () => {
    const { list } = layTracks([], foldedColumns(false), wide);
    const counts = ['User List', 'Edge Count', 'Bound By', 'Regulated By'];
    expect(names(list)).toEqual(['Full Name', ...counts]);
    expect(list.map(({ column }) => geneColumnName(column))).toEqual(['Description', ...counts]);
  });

  it('shows five analyses with p-value and fold change at 1440 pixels', () => {
    const { list } = layTracks(Array<Kinds>(9).fill(values), [...foldedColumns(false), 4], { ...wide, rows: 20_000 });
    const inSight = list.filter(({ left, width }) => left + width <= 1440 - 50);
    expect(inSight.length).toBeGreaterThanOrEqual(2 + 2 * 5);
  });

  it('widens the columns of an analysis together, so that its label fits', () => {
    const widths = (analysis: Kinds) =>
      layTracks([analysis], [], wide)
        .list.filter(({ column }) => column >= 10)
        .map(({ width }) => width);
    expect(widths(edge)).toEqual([148]);
    expect(widths(values)).toEqual([84, 76]);
    expect(widths({ kinds: ['EDGE', 'Log2FC'] })).toEqual([62, 86]);
  });

  it('finds columns by place and places by column, the frozen ones first', () => {
    const tracks = layTracks([edge, values], [], wide);
    expect(drawnColumns(tracks)).toBe(13);
    for (let place = 0; place < 13; place++)
      expect(tracks.placeOf.get(trackAt(tracks, place)?.column ?? -1)).toBe(place);
    expect(trackAt(tracks, 13)).toBeUndefined();
  });

  it('shows the whole table in the order and the widths of the files, the gene id in column 8', () => {
    const { frozen, list } = layTracks([values], [4], { ...wide, whole: true });
    expect(frozen).toEqual([]);
    expect(list.map(({ column }) => column)).toEqual([0, 1, 2, 3, 4, 5, 6, 7, 10, 11]);
    expect(names(list)[7]).toBe('Gene ID');
    expect(list.map(({ width }) => width)).toEqual([200, 200, 200, 100, 100, 100, 120, 120, 120, 120]);
  });

  it('gives long ids the room that they need', () => {
    const frozen = (idLength: number) => layTracks([], [], { ...wide, idLength }).frozenWidth;
    expect(frozen('LOC_Os07g03210'.length) - frozen('AT1G01010'.length)).toBe(42);
    expect(frozen(5)).toBe(frozen(9));
  });
});
