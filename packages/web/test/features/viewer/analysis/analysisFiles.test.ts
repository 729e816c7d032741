import type { NetworkAnalysis, NetworkWalk } from '@trellis/core/network';
import { describe, expect, it } from 'vitest';
import { hierarchyCsv, hubsCsv, loopsCsv, pathsCsv } from '../../../../src/features/viewer/analysis/analysisFiles.ts';
import {
  evidenceText,
  genesOfPath,
  meanText,
  reachText,
  smallNumber,
  supportText,
} from '../../../../src/features/viewer/analysis/analysisRows.ts';
import { isAnalysisTab } from '../../../../src/features/viewer/analysis/analysisTabs.ts';

const [a, b, c] = ['A', 'B', 'C'].map((gene) => ({ gene, symbol: gene === 'A' ? 'ALF' : '' }));
const test = { count: 2, mean: 1.5, sd: 0.5, z: 1, fold: 1.25, low: 1, high: null, more: 0.25, fewer: 1 };
const analysis: NetworkAnalysis = {
  genes: 3,
  tfs: 3,
  edges: 4,
  hubs: [{ ...a, tf: true, out: 2, in: 1, betweenness: 0.5 }],
  loops: {
    tests: { feedForward: test, mutual: test, cycle: { ...test, z: null } },
    samples: 3,
    switchesPerEdge: 10,
    feedForward: [{ regulator: a, intermediate: b, targets: 7 }],
    mutual: [[a, b]],
    cycle: [[a, b, c]],
  },
  hierarchy: [{ ...b, level: null, height: null, out: 0, in: 0, together: 1 }],
};
const evidence = (analysisId: number, log2fc: number | null, p: number | null) => ({
  analysis: `S${analysisId}`,
  analysisId,
  edge: 'Bound',
  type: 'BOUND' as const,
  log2fc,
  p,
  technology: 'DAP',
});
const walk: NetworkWalk = {
  from: a,
  lists: [],
  wanted: 1,
  direct: 0,
  indirect: 1,
  missed: 0,
  through: [],
  total: 1,
  paths: [
    {
      score: 1.001,
      publications: 2,
      analyses: 3,
      steps: [
        { source: a, target: b, evidence: [evidence(1, null, null), evidence(2, 1.5, 0.01)] },
        { source: b, target: c, evidence: [evidence(3, -2, null)] },
      ],
    },
  ],
};
const lines = (text: string) => text.trim().split('\r\n');

describe('files of the analysis', () => {
  it('have a line for each hub, rank and loop', () => {
    expect(lines(hubsCsv(analysis))[1]).toBe('A,ALF,yes,2,1,0.5');
    expect(lines(hierarchyCsv(analysis))[1]).toBe('B,,,,0,0,1');
    const loops = lines(loopsCsv(analysis));
    expect(loops[1]).toBe('Feed-forward loops,2,1.5,0.5,1,1.25,1,,0.25,1,3');
    expect(loops[3]).toBe('Cycles of three TFs,2,1.5,0.5,,1.25,1,,0.25,1,3');
    expect(loops.slice(6)).toEqual(['feed-forward,A,B,,7', 'mutual,A,B,,', 'cycle,A,B,C,']);
  });

  it('have a line for each analysis behind each step of a path', () => {
    expect(lines(pathsCsv(walk)).slice(1)).toEqual([
      '1,A > B > C,1,A,B,Bound,S1,,,DAP',
      '1,A > B > C,1,A,B,Bound,S2,1.5,0.01,DAP',
      '1,A > B > C,2,B,C,Bound,S3,-2,,DAP',
    ]);
  });
});

describe('words of the analysis', () => {
  it('tell a path and what supports it', () => {
    expect(genesOfPath(walk.paths[0])).toEqual(['A', 'B', 'C']);
    expect(supportText(walk.paths[0])).toBe('one kind of evidence, 2 publications, 3 analyses');
    expect(supportText({ ...walk.paths[0], score: 2.002, analyses: 1 })).toBe(
      'binding and expression, 2 publications, 1 analysis',
    );
  });

  it('tell what an analysis measured, and nothing where it measured nothing', () => {
    expect(evidenceText(evidence(1, 1.234, 0.00012))).toBe('Bound: S1 (log2 FC +1.23, p 1.20e-4)');
    expect(evidenceText(evidence(1, null, null))).toBe('Bound: S1');
  });

  it('write small numbers in exponential form', () => {
    expect([0, 0.25, 0.0001234].map(smallNumber)).toEqual(['0', '0.2500', '1.23e-4']);
  });

  it('write a mean with its standard deviation, and how many genes a walk reaches', () => {
    expect(meanText(1234.46, 0.04)).toBe('1,234.5 ± 0');
    expect(reachText({ ...walk, wanted: 3, direct: 1, indirect: 1, missed: 1 })).toBe(
      'ALF reaches 2 of 3 genes: 1 directly, 1 only through other TFs, 1 not at all',
    );
  });

  it('name the tabs of the panel', () => {
    expect(['hubs', 'toString', null].map(isAnalysisTab)).toEqual([true, false, false]);
  });
});
