import { describe, expect, it } from 'vitest';
import { ask } from '../mini.ts';

/** What the answer to a query says about TFs that drop out. */
const dropped = (query: string, inputs = {}) =>
  ask(query, inputs).warnings.filter((text) => /\bha(s|ve) no\b/.test(text));

describe('the TFs that drop out of an answer', () => {
  it('are named with the condition that none of their analyses meets', () => {
    expect(dropped('(ALF or BET)[EXPERIMENT_TYPE = Other] or GAM')).toEqual([
      'ALF and BET have no analysis with EXPERIMENT_TYPE = Other.',
    ]);
    expect(dropped('ALF[EXPERIMENT_TYPE = Other and pvalue < 1] or GAM')).toEqual([
      'ALF has no analysis with EXPERIMENT_TYPE = Other.',
    ]);
  });

  it('are named with a filter that no target passes', () => {
    expect(dropped('ALF[log2fc > 100] or GAM')).toEqual(['ALF has no target that passes [log2fc > 100].']);
  });

  it('are none of those that stay, are excluded, or belong to a keyword', () => {
    expect(dropped('ALF or BET')).toEqual([]);
    expect(dropped('ALF and not BET[EXPERIMENT_TYPE = Other]')).toEqual([]);
    expect(dropped('ALF or all_tfs[EXPERIMENT_TYPE = Expression]')).toEqual([]);
  });
});
