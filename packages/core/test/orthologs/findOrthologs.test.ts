import { describe, expect, it } from 'vitest';
import { listInUniverse } from '../../src/genes/index.ts';
import { findOrthologs, type OrthologOptions } from '../../src/orthologs/index.ts';
import { atLeast } from '../naiveStatistics.ts';
import { edition } from './editions.ts';

/** A0 to A9 pair with B0 to B9; A8 with B0 too, and A9 with B8 too. A10 has no ortholog. */
const from = edition(
  'a',
  {
    genes: 'A0/ALF A1 A10 A2 A3 A4 A5 A6 A7 A8 A9',
    analyses: [
      { id: 1, tf: 'A0', targets: 'A1 A2 A3 A10' },
      { id: 2, tf: 'A0', targets: 'A3 A4' },
    ],
  },
  { b: 'A0-B0 A1-B1 A2-B2 A3-B3 A4-B4 A5-B5 A6-B6 A7-B7 A8-B8 A9-B9 A8-B0 A9-B8' },
);
const to = edition('b', {
  genes: 'B0 B1 B2 B3 B4 B5 B6 B7 B8 B9',
  analyses: [{ id: 1, tf: 'B0', targets: 'B2 B3 B8' }],
});
const find = (names: string, options: Omit<OrthologOptions, 'requested'> = {}) =>
  findOrthologs({ from, to }, { requested: listInUniverse(from, { names: names.split(' ') }), ...options });

describe('a list in another edition', () => {
  it('counts its genes by their orthologs', () => {
    expect(find('A1 A8 A0 A10')).toMatchObject({
      to: 'b',
      through: null,
      mapped: 3,
      one2one: 1,
      one2many: 1,
      many2one: 1,
      unmapped: 1,
      pairCount: 4,
      orthologCount: 3,
      pairs: [
        ['A0', 'B0', 'many2one'],
        ['A1', 'B1', 'one2one'],
        ['A8', 'B0', 'many2many'],
        ['A8', 'B8', 'many2many'],
      ],
    });
  });

  it('can be carried over one to one, with the same counts of genes', () => {
    expect(find('A1 A8 A0 A10', { onlyOne2one: true })).toMatchObject({
      mapped: 3,
      unmapped: 1,
      pairCount: 1,
      orthologCount: 1,
      pairs: [['A1', 'B1', 'one2one']],
    });
  });

  it('has to name a gene', () => {
    expect(() => find('nothing')).toThrow(expect.objectContaining({ code: 'bad-list' }));
  });
});

describe('targets of a TF and of its ortholog', () => {
  it('are compared among the genes with an ortholog, each gene once', () => {
    // A0 targets A1 to A4 of the ten; A2, A3, A8 and A9 have an ortholog that B0 targets.
    const [row] = find('A1', { tfs: ['alf'] }).conservation;
    expect(row).toMatchObject({ tf: 'A0', ortholog: 'B0', M: 10, a: 4, b: 4, x: 2 });
    expect(row.p).toBeCloseTo(atLeast({ hits: 2, sample: 4, marked: 4, population: 10 }), 12);
  });

  it('are compared for orthologs with analyses only', () => {
    expect(find('A1', { tfs: ['A1', 'A10'] }).conservation).toEqual([]);
    expect(find('A1', { tfs: ['A8'] }).conservation.map(({ ortholog }) => ortholog)).toEqual(['B0']);
  });

  it('need a known TF', () => {
    expect(() => find('A1', { tfs: ['ALX'] })).toThrow(
      expect.objectContaining({
        code: 'unknown-tf',
        message: 'There is no TF called "ALX" in this data set.',
        suggestions: ['ALF'],
      }),
    );
  });
});
