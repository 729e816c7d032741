import type { GeneListDescription } from '@trellis/contract';
import { describe, expect, it } from 'vitest';
import { reportSentence } from '../../../src/features/genes/storedList.ts';

const list: GeneListDescription = {
  id: 'i',
  edition: 'mini',
  name: 'My genes',
  created: '',
  hasBackground: false,
  result: null,
  N: 27655,
  given: 6,
  recognized: 3,
  byAlias: 1,
  listSize: 3,
  inUniverse: 2,
  unknown: ['x'],
  ambiguous: [{ name: 'y', ids: ['A', 'B'] }],
  aliases: [],
  notes: [],
  genes: [],
};

describe('the report of a gene list', () => {
  it('counts what the names mean, and the genes that tests use', () => {
    expect(reportSentence(list)).toBe(
      '6 names: 3 recognized (1 by symbol or alias), 1 ambiguous, 1 unknown. 2 of 3 genes are among the 27,655 protein-coding genes, and tests use them.',
    );
  });

  it('is short when everything is recognized', () => {
    const all = { ...list, given: 3, byAlias: 0, unknown: [], ambiguous: [], inUniverse: 3, hasBackground: true };
    expect(reportSentence(all)).toBe(
      '3 names: 3 recognized. All 3 genes are among the 27,655 genes of the background, and tests use them.',
    );
  });

  it('has the right number for one gene', () => {
    expect(reportSentence({ ...list, inUniverse: 1 })).toMatch(/1 of 3 genes is among .*, and tests use it\.$/);
  });
});
