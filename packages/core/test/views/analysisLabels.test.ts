import { describe, expect, it } from 'vitest';
import { analysisLabel, labelAnalyses } from '../../src/views/index.ts';
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
    expect(labelAnalyses(ask('ALF[log2fc>0] or ALF'))).toEqual([
      { analysisId: 1, label: 'ALF · RNAseq · 1' },
      { analysisId: 2, label: 'ALF · ChIPseq · 2' },
    ]);
  });

  it('does not name source, commit, license and recipe, which say nothing about the experiment', () => {
    const made = (commit: string, recipe: string) => ({
      SOURCE_URL: `https://github.com/a/${recipe}`,
      SOURCE_COMMIT: commit.repeat(40),
      LICENSE: recipe,
      RECIPE: recipe,
    });
    expect(labelsOf([made('a', 'one'), made('b', 'two')])).toEqual(['ALF · 1', 'ALF · 2']);
  });

  it('names the metadata in which analyses of the same TF and technology differ most, a number after its key', () => {
    const common = { TECHNOLOGY: 'DAP-seq', TREATMENT: 'none' };
    expect(
      labelsOf([
        { ...common, TISSUE: 'root', TIME_POINT: '1' },
        { ...common, TISSUE: 'leaf', TIME_POINT: '2' },
        { ...common, TISSUE: 'root', TIME_POINT: '3' },
      ]),
    ).toEqual([
      'ALF · DAP-seq · time point 1 · 1',
      'ALF · DAP-seq · time point 2 · 2',
      'ALF · DAP-seq · time point 3 · 3',
    ]);
  });

  it('names a second key only where it tells more analyses apart', () => {
    const labels = labelsOf([
      { TISSUE: 'root', LIGHT: 'sun', GENOTYPE: 'wild type root' },
      { TISSUE: 'root', LIGHT: 'shade', GENOTYPE: 'wild type root' },
      { TISSUE: 'leaf', LIGHT: 'sun', GENOTYPE: 'wild type leaf' },
    ]);
    expect(labels).toEqual(['ALF · sun · root · 1', 'ALF · shade · root · 2', 'ALF · sun · leaf · 3']);
  });

  it('names no metadata that all analyses of a TF and technology share, nor any of a single analysis', () => {
    expect(labelsOf([{ TISSUE: 'root' }, { TISSUE: 'root' }])).toEqual(['ALF · 1', 'ALF · 2']);
    expect(
      labelsOf([
        { TECHNOLOGY: 'DAP', TISSUE: 'root' },
        { TECHNOLOGY: 'ChIP', TISSUE: 'leaf' },
      ]),
    ).toEqual(['ALF · DAP · 1', 'ALF · ChIP · 2']);
  });

  it('is the same in every result of the data set', () => {
    const [tissues, ids] = [
      ['root', 'leaf', 'root'],
      [1, 2, 3],
    ];
    const result = (query: string) =>
      askSmall(
        {
          genes: 'A/ALF B C',
          analyses: ids.map((id, i) => ({ id, tf: 'A', targets: 'B C', metadata: { TISSUE: tissues[i] } })),
        },
        query,
      );
    const labels = (query: string) => labelAnalyses(result(query)).map(({ label }) => label);
    expect(labels('A')).toEqual(['ALF · root · 1', 'ALF · leaf · 2', 'ALF · root · 3']);
    expect(labels('A[id=1 or id=3]')).toEqual(['ALF · root · 1', 'ALF · root · 3']);
    expect(labels('A[id=2]')).toEqual(['ALF · leaf · 2']);
  });

  it('cuts values of more than 30 characters, and leaves prose out', () => {
    const [short, long] = ['v'.repeat(30), 'w'.repeat(31)];
    expect(labelsOf([{ TISSUE: short }, { TISSUE: long }])).toEqual([
      `ALF · ${short} · 1`,
      `ALF · ${'w'.repeat(29)}… · 2`,
    ]);
    expect(labelsOf([{ NOTE: 'x'.repeat(60) }, { NOTE: 'y' }])).toEqual([
      `ALF · ${'x'.repeat(29)}… · 1`,
      'ALF · y · 2',
    ]);
    expect(labelsOf([{ NOTE: 'x'.repeat(61) }, { NOTE: 'y' }])).toEqual(['ALF · 1', 'ALF · 2']);
  });

  it('prefers keys that all analyses have, then short values, then the first by name', () => {
    expect(labelsOf([{ A: 'a', B: 'b one' }, { B: 'b two' }])).toEqual(['ALF · b one · 1', 'ALF · b two · 2']);
    expect(
      labelsOf([
        { A: 'root tip', B: 'tip' },
        { A: 'leaf', B: 'leaf' },
      ]),
    ).toEqual(['ALF · tip · 1', 'ALF · leaf · 2']);
    expect(
      labelsOf([
        { B: 'b1', A: 'a1' },
        { B: 'b2', A: 'a2' },
      ]),
    ).toEqual(['ALF · a1 · 1', 'ALF · a2 · 2']);
  });

  it('says nothing of a key that an analysis does not have', () => {
    expect(labelsOf([{ TISSUE: 'root' }, {}])).toEqual(['ALF · root · 1', 'ALF · 2']);
  });

  it('ends with the filter, or a number, where a query mentions an analysis twice', () => {
    const labelsOfColumns = (query: string) => {
      const result = ask(query);
      return result.columns.map((column) => analysisLabel(result, column)).filter((label) => /· 1/.test(label));
    };
    expect(labelsOfColumns('ALF[log2fc>0] or ALF').sort()).toEqual([
      'ALF · RNAseq · 1',
      'ALF · RNAseq · 1 [log2fc > 0]',
    ]);
    expect(labelsOfColumns('ALF or ALF').sort()).toEqual(['ALF · RNAseq · 1', 'ALF · RNAseq · 1 (2)']);
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

  it('ends with the id, and the filter, where users gave several analyses the same name', () => {
    const renamed = (query: string, nameOf: (id: number) => string) => {
      const states = ask(query).states.map(
        ([key, state]) => [key, { ...state, name: nameOf(key[1]), version: 1 }] as const,
      );
      const result = ask(query, {}, states);
      return {
        analyses: labelAnalyses(result).map(({ label }) => label),
        columns: result.columns.map((column) => analysisLabel(result, column)).sort(),
      };
    };
    expect(renamed('ALF', () => 'mine')).toEqual({
      analyses: ['mine · 1', 'mine · 2'],
      columns: ['mine · 1', 'mine · 2'],
    });
    expect(renamed('ALF[id=1 and log2fc>0] or ALF[id=1]', () => 'mine')).toEqual({
      analyses: ['mine'],
      columns: ['mine · 1 [id = 1 and log2fc > 0]', 'mine · 1 [id = 1]'],
    });
    expect(renamed('all_tfs[id=1 or id=2 or id=4]', (id) => (id === 4 ? 'mine · 2' : 'mine')).columns).toEqual([
      'mine · 1',
      'mine · 2 · 2',
      'mine · 2 · 4',
    ]);
  });

  it('keeps a label that a user gave to another analysis', () => {
    const states = ask('ALF').states.map(
      ([key, state]) => [key, key[1] === 2 ? { ...state, name: 'ALF · RNAseq · 1', version: 1 } : state] as const,
    );
    expect(labelAnalyses(ask('ALF', {}, states)).map(({ label }) => label)).toEqual([
      'ALF · RNAseq · 1',
      'ALF · RNAseq · 1 · 2',
    ]);
  });
});
