import { resultAtLevel } from '@trellis/core/views';
import { expect, it } from 'vitest';
import { ask, examples } from '../../../core/test/mini.ts';
import { groupGenesBySet } from '../../src/views/sungear/groupGenesBySet.ts';
import { testTargetLists } from '../../src/views/targetLists/testTargetLists.ts';

it('tests of sets compare the TFs of a result at the level of TFs', () => {
  const result = resultAtLevel(ask('all_tfs', { targetGenes: examples }), { level: 'tf' });
  const lists = testTargetLists(result).result;
  expect(lists).toHaveLength(result.columnsBeforeTargetLists.length);
  expect(lists[0].info).not.toHaveProperty('analysis_id');
  expect(groupGenesBySet(ask('ALF or BET'), { level: 'tf' }).columns).toHaveLength(2);
});
