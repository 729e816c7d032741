import { describe, expect, it } from 'vitest';
import { readTransfac } from '../../src/formats/transfac.ts';
import { refusalOf } from '../refusal.ts';

const read = (lines: readonly string[]) => readTransfac(Buffer.from(lines.join('\n')), { name: 'x.tf' });

const motif = [
  'AC  cluster_1',
  'XX',
  'ID  cluster_1',
  'DE  wCACGTG',
  'P0  A  C  G  T',
  '1  0.5  0  1  2',
  '02 1 2 3 4 N',
];

describe('a TRANSFAC file', () => {
  it('gives accession, consensus and counts of each motif', () => {
    expect(
      read([...motif, 'XX', 'CC  program: x', '//', 'AC m 2', 'DE', 'PO a c g t', '01 1 1 1 1', '//', '']),
    ).toEqual({
      columns: ['cluster', 'consensus', 'matrix'],
      rows: [
        ['cluster_1', 'wCACGTG', 'A C G T\n0.5 0 1 2\n1 2 3 4'],
        ['m 2', '', 'A C G T\n1 1 1 1'],
      ],
    });
  });

  it('can start with its version, and end without the line after the last motif', () => {
    expect(read(['VV  TRANSFAC MATRIX TABLE', 'XX', '//', ...motif]).rows.map(([name]) => name)).toEqual([
      'cluster_1',
    ]);
  });

  it('is refused for a motif without an accession, also the last one', () => {
    const nameless = motif.slice(1);
    expect(refusalOf(() => read([...motif, '//', ...nameless, '//']))).toBe(
      'x.tf, line 15: a motif without an accession (AC)',
    );
    expect(refusalOf(() => read([...motif, '//', ...nameless]))).toBe(
      'x.tf, line 14: a motif without an accession (AC)',
    );
  });

  it('is refused for another number of counts', () => {
    expect(refusalOf(() => read(['AC x', 'P0 A C G T', '1 1 2 3']))).toBe(
      'x.tf, line 3: not as many counts as there are letters',
    );
  });

  it('is refused without a motif', () => {
    expect(refusalOf(() => read(['>MA0001.1 AGL3', 'A [ 0 3 ]']))).toBe('x.tf: no motif (AC) in the file');
    expect(refusalOf(() => read([]))).toBe('x.tf: no motif (AC) in the file');
  });
});
