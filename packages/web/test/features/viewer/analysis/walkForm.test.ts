import { describe, expect, it } from 'vitest';
import {
  allGenes,
  genesIn,
  isPathLength,
  listValue,
  namedGenes,
  walkOf,
  type WalkForm,
} from '../../../../src/features/viewer/analysis/walkForm.ts';

const form: WalkForm = { from: 'A', to: allGenes, text: '', length: 'through one TF', through: 'result' };

describe('the form of a walk', () => {
  it('asks for all genes through one TF', () => {
    expect(walkOf(form)).toEqual({ from: 'A', list: '', to: [], least: 2, steps: 2, through: 'result' });
    expect(walkOf({ ...form, length: 'of 1 to 3 steps' })).toMatchObject({ least: 1, steps: 3 });
  });

  it('asks for the genes of a target list', () => {
    expect(walkOf({ ...form, to: listValue('all'), text: 'B' })).toMatchObject({ list: 'all', to: [] });
  });

  it('asks for named genes, from 1 to 200', () => {
    const named = (text: string) => walkOf({ ...form, to: namedGenes, text });
    expect(named('B, C;D\nE')?.to).toEqual(['B', 'C', 'D', 'E']);
    expect(named(' , ')).toBeUndefined();
    expect(named('B '.repeat(200))?.to).toHaveLength(200);
    expect(named('B '.repeat(201))).toBeUndefined();
    expect(genesIn('')).toEqual([]);
  });

  it('knows the lengths of paths', () => {
    expect(['direct', 'toString', ''].map(isPathLength)).toEqual([true, false, false]);
  });
});
