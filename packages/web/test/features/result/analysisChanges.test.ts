import { defaultName, type ColumnStates } from '@trellis/core/result';
import { describe, expect, it } from 'vitest';
import {
  changesOf,
  hiddenCount,
  labelsOf,
  matchingNames,
  namedAs,
  renamed,
  shownCount,
  shownName,
  withAllShown,
  withVisibility,
} from '../../../src/features/result/analysisChanges.ts';

const ids: ColumnStates = [1, 2, 3].map((id) => [
  [['AT1G1', '', 't'], id],
  { name: `n${id}`, show: id !== 2, version: 0 },
]);
const shows = (list: ColumnStates) => list.map(([, { show }]) => show);

describe('a change of the analyses', () => {
  it('shows, hides or inverts only the given analyses', () => {
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

  it('is sent without the analyses that stay as they are', () => {
    expect(changesOf(ids, withVisibility(ids, [0, 1], 'show'))).toEqual([[ids[1][0], { ...ids[1][1], show: true }]]);
    expect(changesOf(ids, ids)).toEqual([]);
  });

  it('shows those that are hidden, and names no others', () => {
    expect(hiddenCount(ids)).toBe(1);
    expect(withAllShown(ids)).toEqual([[ids[1][0], { ...ids[1][1], show: true }]]);
  });

  it('applies to the analyses whose labels or names contain a text, ignoring case', () => {
    const labels = ['NLP7 · 1', 'TGA1 · 2', 'TGA1 · 3'];
    expect(matchingNames(ids, labels, ' N3 ')).toEqual([2]);
    expect(matchingNames(ids, labels, 'tga1')).toEqual([1, 2]);
    expect(matchingNames(ids, labels, '')).toEqual([0, 1, 2]);
  });

  it('is listed by label, also while it is hidden or renamed, with its filter', () => {
    const metadata = { columns: [{ id: 1, name: 'x', label: 'mine' }], data: {} };
    const analysisIds: ColumnStates = [ids[0], [[['AT1G1', 'log2fc>1', 't'], 2], ids[1][1]], ids[2]];
    const labels = { 1: 'NLP7 · DAPSeq · 1', 2: 'NLP7 · DAPSeq · 2' };
    expect(labelsOf({ analysisIds, metadata, labels })).toEqual([
      'NLP7 · DAPSeq · 1',
      'NLP7 · DAPSeq · 2 · log2fc>1',
      'AT1G1 · 3',
    ]);
    expect(labelsOf({ analysisIds, metadata })[0]).toBe('mine');
  });

  it('shows the label as the name to edit, and gets its default name from none or from the label', () => {
    const column = [['AT1G1', '', 't'], 1] as const;
    const state = { name: defaultName(column), show: true, version: 0 };
    expect(shownName([column, state], 'label')).toBe('label');
    expect(shownName([column, { ...state, name: 'mine' }], 'label')).toBe('mine');
    expect(namedAs([column, state], 'label', 'mine')).toBe('mine');
    expect(['', ' ', 'label'].map((text) => namedAs([column, state], 'label', text))).toEqual(
      Array.from({ length: 3 }, () => defaultName(column)),
    );
  });
});
