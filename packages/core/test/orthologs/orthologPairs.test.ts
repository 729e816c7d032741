import { describe, expect, it } from 'vitest';
import type { Dataset } from '../../src/dataset/index.ts';
import { orthologPairs, orthologTypes } from '../../src/orthologs/index.ts';
import { edition } from './editions.ts';

const first = edition(
  'arabidopsis',
  { genes: 'A1 A2 A3 A4 A5', analyses: [] },
  { maize: 'A1-M1 A2-M2 A2-M3 A3-M4 A4-M4 A5-M5 A5-X A1-M1', rice: 'A1-R1 A2-R2 A3-R2 A4-R3' },
);
const maize = edition('maize', { genes: 'M1 M2 M3 M4 M5', analyses: [] });
const rice = edition('rice', { genes: 'R1 R2 R3', analyses: [] });

const texts = (from: Dataset, to: Dataset, hub?: Dataset): string => {
  const pairs = orthologPairs(from, to, () => hub);
  const types = orthologTypes(pairs);
  return Array.from(
    pairs.genes,
    (gene, i) => `${from.genes[gene].id}-${to.genes[pairs.orthologs[i]].id}:${types[i]}`,
  ).join(' ');
};

describe('orthologs between editions', () => {
  it('are those of the table, each pair once, without ids that the other edition does not have', () => {
    expect(texts(first, maize)).toBe(
      'A1-M1:one2one A2-M2:one2many A2-M3:one2many A3-M4:many2one A4-M4:many2one A5-M5:one2one',
    );
    expect(orthologPairs(first, maize)).toMatchObject({ through: null, sources: ['maize table'] });
  });

  it('are read from the other side as well', () => {
    expect(texts(maize, first)).toBe(
      'M1-A1:one2one M2-A2:many2one M3-A2:many2one M4-A3:one2many M4-A4:one2many M5-A5:one2one',
    );
  });

  it('are composed through a third edition without a table', () => {
    expect(texts(rice, maize, first)).toBe(
      'R1-M1:one2one R2-M2:one2many R2-M3:one2many R2-M4:many2many R3-M4:many2one',
    );
    expect(orthologPairs(rice, maize, () => first)).toMatchObject({
      through: 'arabidopsis',
      sources: ['maize table', 'rice table'],
    });
  });

  it('are not there without any table; where an edition names a hub, the error does', () => {
    expect(() => orthologPairs(rice, maize)).toThrow('No ortholog table connects rice and maize.');
    const settings = { orthologHub: 'arabidopsis' };
    expect(() => orthologPairs({ ...rice, settings }, maize)).toThrow(
      expect.objectContaining({
        code: 'no-orthologs',
        message: 'No ortholog table connects rice and maize, and they cannot be composed through arabidopsis.',
      }),
    );
  });
});
