import type { AnalysisIds } from '@trellis/contract';
import { describe, expect, it } from 'vitest';
import { renamed, shownCount, withVisibility } from '../../../src/features/result/analysisChanges.ts';

const ids: AnalysisIds = [1, 2, 3].map((id) => [
  [['AT1G1', '', 't'], id],
  { name: `n${id}`, show: id !== 2, version: 0 },
]);
const shows = (list: AnalysisIds) => list.map(([, { show }]) => show);

describe('a change of the analyses', () => {
  it('shows, hides or turns round only those at the given places', () => {
    expect(shows(withVisibility(ids, [1, 2], 'show'))).toEqual([true, true, true]);
    expect(shows(withVisibility(ids, [0, 1], 'hide'))).toEqual([false, false, true]);
    expect(shows(withVisibility(ids, [0, 1], 'invert'))).toEqual([false, true, true]);
    expect(shownCount(ids)).toBe(2);
  });

  it('renames one and leaves its version to the server', () => {
    const [, [, state]] = renamed(ids, 1, 'mine');
    expect(state).toEqual({ name: 'mine', show: false, version: 0 });
    expect(renamed(ids, 1, 'mine')[0]).toEqual(ids[0]);
  });
});
