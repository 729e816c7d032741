import { describe, expect, it } from 'vitest';
import { countResult } from '../../src/views/index.ts';
import { ask, askWithout } from '../mini.ts';

describe('the size of a result', () => {
  it('is its present cells, its TFs and its rows', () => {
    // BET has 4 edges in each of its analyses, to 030, 040, 080, 090 and 100; 060 of analysis 3 is shown but no edge.
    expect(countResult(ask('BET'))).toEqual({ edges: 8, tfs: 1, targets: 5 });
    expect(countResult(ask('all_tfs'))).toEqual({ edges: 23, tfs: 3, targets: 12 });
  });

  it('leaves hidden analyses out', () => {
    expect(countResult(askWithout([1, 5, 6], 'ALF or GAM or BET[id=4]'))).toEqual({
      edges: 8,
      tfs: 2,
      targets: 6,
    });
  });
});
