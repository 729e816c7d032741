import { describe, expect, it } from 'vitest';
import { inVivoNote } from '../../../src/features/analysis/pairs.ts';

const set = (EXPERIMENT_TYPE: string, EDGE_TYPE: string) =>
  [['G1', '', 'tag', 1], { EXPERIMENT_TYPE, EDGE_TYPE, Count: 5 }] as const;
const inVivo = set('Binding', 'in planta:Bound');

describe('the note on binding in the living organism', () => {
  it('is there where at least two such experiments are compared', () => {
    expect(inVivoNote({ info: [inVivo, inVivo, set('Binding', 'in vitro:Bound:DAP')] })).toMatch(
      /^2 of the analyses are binding in the living organism\./,
    );
    const others = [set('Binding', 'in vitro:Bound:DAP'), set('Expression', 'in planta:Regulated')];
    expect(inVivoNote({ info: [inVivo, ...others] })).toBe('');
  });
});
