import { describe, expect, it } from 'vitest';
import { bindingTerms } from '../../src/edition/bindingTerms.ts';
import { evidenceOf } from '../../src/edition/evidence.ts';
import type { Analysis } from '../../src/dataset/dataset.ts';

const analysis = (edge: string, expression = false) =>
  ({ expression, metadata: new Map([['EDGE_TYPE', edge]]) }) as unknown as Analysis;

const wordsOf = (analyses: readonly Analysis[], settings = {}) =>
  bindingTerms({ analyses, evidence: evidenceOf(settings, analyses) });

describe('the words for binding in vivo', () => {
  it('are the place of the kind of evidence and the most frequent edge type', () => {
    const analyses = [
      analysis('in vivo:Bound'),
      analysis('in vivo:Bound:ChIP-exo'),
      analysis('in vivo:Bound:ChIP-exo'),
      ...[1, 2, 3].map(() => analysis('in vivo:Regulated', true)),
    ];
    expect(wordsOf(analyses)).toEqual({ place: 'in vivo', edge: 'in vivo:Bound:ChIP-exo' });
  });

  it('are those of the edition', () => {
    const evidence = [{ evidence: 'in vivo' as const, label: 'in planta bound' }];
    expect(wordsOf([analysis('in planta:Bound')], { evidence })).toEqual({
      place: 'in planta',
      edge: 'in planta:Bound',
    });
  });

  it('have no edge type without such analyses', () => {
    expect(wordsOf([analysis('in vitro:Bound')])).toEqual({ place: 'in vivo', edge: '' });
  });
});
