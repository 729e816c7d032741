import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { layoutLogo, logoPitch, readConsensus, readCountMatrix, reverseComplement } from '../../src/index.ts';
import { informationOf } from '../../src/logo/information.ts';

describe('a count matrix', () => {
  it('gives shares and the number of sites at each position, in any order of the bases', () => {
    expect(readCountMatrix('A C G T\n1 2 3 4\n0 0 8 0')).toEqual([
      { shares: [0.1, 0.2, 0.3, 0.4], sites: 10 },
      { shares: [0, 0, 1, 0], sites: 8 },
    ]);
    expect(readCountMatrix('t,g,c,a\r\n4,3,2,1\r\n')).toEqual(readCountMatrix('A C G T\n1 2 3 4'));
  });

  it('is undefined for any other text', () => {
    for (const text of ['', 'A C G T', 'A C G\n1 2 3', 'A C G T\n1 2 3', 'A C G T\n0 0 0 0', 'A C G T\n5 -1 0 0'])
      expect(readCountMatrix(text), text).toBeUndefined();
  });
});

describe('a consensus', () => {
  it('gives the bases of a letter equal shares', () => {
    expect(readConsensus('aYN')?.map(({ shares }) => shares)).toEqual([
      [1, 0, 0, 0],
      [0, 0.5, 0, 0.5],
      [0.25, 0.25, 0.25, 0.25],
    ]);
  });

  it('is undefined for any other text', () => {
    for (const text of ['', 'TG-CA', 'constructor']) expect(readConsensus(text), text).toBeUndefined();
  });

  it('has as reverse complement that of its letters', () => {
    expect(reverseComplement(readConsensus('wTGACGTsrbd') ?? [])).toEqual(readConsensus('hvysACGTCAw'));
  });
});

describe('the information of a position', () => {
  it('is 2 bits for one base, 1 for two, 0 for four, and less for few sites', () => {
    const bits = ['a', 'r', 'n'].map((letter) =>
      informationOf(readConsensus(letter)?.[0] ?? { shares: [0, 0, 0, 0] }),
    );
    expect(bits).toEqual([2, 1, 0]);
    expect(informationOf({ shares: [0.7, 0.1, 0.1, 0.1] })).toBeCloseTo(0.6432, 4);
    expect(informationOf({ shares: [1, 0, 0, 0], sites: 10 })).toBeCloseTo(2 - 0.2164, 4);
    expect(informationOf({ shares: [0.25, 0.25, 0.25, 0.25], sites: 10 })).toBe(0);
  });
});

describe('the layout of a logo', () => {
  it('stacks the bases as high as their share of the information, the most frequent on top', () => {
    const { letters, axis } = layoutLogo([{ shares: [0.5, 0, 0.25, 0.25] }], { height: 100 });
    const bits = informationOf({ shares: [0.5, 0, 0.25, 0.25] });
    expect(letters.map(({ base, height }) => [base, height])).toEqual([
      ['G', bits * 12.5],
      ['T', bits * 12.5],
      ['A', bits * 25],
    ]);
    expect(letters.map(({ y }) => y)).toEqual([12.5, 25, 50].map((height) => axis.y2 - bits * height));
  });

  it('fits a width, with fewer numbers where positions are narrow', () => {
    const motif = readConsensus('acgtacgtacgtacgtacgtac') ?? [];
    expect([logoPitch(22, 1000), logoPitch(22, 330), logoPitch(22, 100)]).toEqual([22, 12, 9]);
    const { width, positions } = layoutLogo(motif, { pitch: logoPitch(22, 330) });
    expect(width).toBeLessThanOrEqual(330);
    expect(positions.map(({ text }) => text)).toEqual(['1', '5', '10', '15', '20']);
  });

  it('keeps every letter between the axis and the edges', () => {
    const counts = fc.array(fc.tuple(fc.nat(99), fc.nat(99), fc.nat(99), fc.integer({ min: 1, max: 99 })), {
      minLength: 1,
      maxLength: 40,
    });
    fc.assert(
      fc.property(counts, (rows) => {
        const motif = readCountMatrix(['A C G T', ...rows.map((row) => row.join(' '))].join('\n')) ?? [];
        const { letters, axis, width, positions } = layoutLogo(motif);
        expect(positions).toHaveLength(rows.length);
        for (const letter of letters) {
          expect(letter.x).toBeGreaterThan(axis.x);
          expect(letter.x + letter.width).toBeLessThanOrEqual(width);
          expect(letter.y).toBeGreaterThanOrEqual(axis.y1 - 1e-9);
          expect(letter.y + letter.height).toBeLessThanOrEqual(axis.y2 + 1e-9);
        }
      }),
    );
  });
});
