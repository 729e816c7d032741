import { describe, expect, it } from 'vitest';
import { labelAnalyses } from '../../src/index.ts';
import { ask, askSmall } from '../mini.ts';

const labelsOf = (metadata: readonly Readonly<Record<string, string>>[]): string[] =>
  labelAnalyses(
    askSmall({
      genes: 'A/ALF B C',
      analyses: metadata.map((entries, i) => ({ id: i + 1, tf: 'A', targets: 'B C', metadata: entries })),
    }),
  ).map(({ label }) => label);

describe('the label of an analysis', () => {
  it('is symbol, technology and id, in the order of the result', () => {
    expect(labelAnalyses(ask('ALF'))).toEqual([
      { analysisId: 1, label: 'ALF · RNAseq · 1' },
      { analysisId: 2, label: 'ALF · ChIPseq · 2' },
    ]);
  });

  it('is given once for an analysis that a query mentions twice', () => {
    expect(labelAnalyses(ask('ALF[log2fc>0] or ALF')).map(({ analysisId }) => analysisId)).toEqual([1, 2]);
  });

  it('names the metadata in which analyses of the same TF and technology differ most', () => {
    const common = { TECHNOLOGY: 'DAP-seq', TREATMENT: 'none' };
    expect(
      labelsOf([
        { ...common, TISSUE: 'root', REPLICATE: '1' },
        { ...common, TISSUE: 'leaf', REPLICATE: '2' },
        { ...common, TISSUE: 'root', REPLICATE: '3' },
      ]),
    ).toEqual(['ALF · DAP-seq · 1 · 1', 'ALF · DAP-seq · 2 · 2', 'ALF · DAP-seq · 3 · 3']);
  });

  it('leaves long values out, and says nothing of a key that an analysis does not have', () => {
    expect(labelsOf([{ TISSUE: 'root', NOTE: 'x'.repeat(31) }, { NOTE: 'y' }])).toEqual([
      'ALF · root · 1',
      'ALF · 2',
    ]);
  });

  it('takes values of 30 characters, and of equally good keys the first by name', () => {
    const value = 'v'.repeat(30);
    expect(
      labelsOf([
        { B: 'b1', A: value },
        { B: 'b2', A: 'a2' },
      ]),
    ).toEqual([`ALF · ${value} · 1`, 'ALF · a2 · 2']);
  });

  it('has the TF id where there is no symbol', () => {
    const result = askSmall({ genes: 'A B', analyses: [{ id: 7, tf: 'A', targets: 'B' }] });
    expect(labelAnalyses(result)).toEqual([{ analysisId: 7, label: 'A · 7' }]);
  });

  it('is the name that the user gave', () => {
    const states = ask('ALF').states.map(
      ([key, state]) => [key, key[1] === 2 ? { ...state, name: 'mine', version: 1 } : state] as const,
    );
    expect(labelAnalyses(ask('ALF', {}, states)).map(({ label }) => label)).toEqual(['ALF · RNAseq · 1', 'mine']);
  });
});
