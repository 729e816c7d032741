import { describe, expect, it } from 'vitest';
import { TrellisError } from '../../src/index.ts';
import {
  defaultName,
  keyText,
  changedStates,
  completeStates,
  updateStates,
  type ColumnKey,
  type ColumnStates,
} from '../../src/result/index.ts';

const keys: readonly ColumnKey[] = [
  [['A', '', 'tag0'], 1],
  [['A', 'A[id = 1]', 'tag1'], 1],
  [['B', '', 'tag2'], 2],
];
const states: ColumnStates = keys.map((key) => [key, { name: defaultName(key), show: true, version: 0 }]);

function refusal(action: () => unknown): string {
  try {
    action();
  } catch (error) {
    if (error instanceof TrellisError) return `${error.code}: ${error.message}`;
  }
  throw new Error('nothing was refused');
}

const rename = (name: string, at = 0): ColumnStates => updateStates(states, [[keys[at], { name, show: true }]]);

describe('a column', () => {
  it('is called by TF, filter and analysis until it is renamed', () => {
    expect(keys.map(defaultName)).toEqual(['A__1', 'A_A[id = 1]_1', 'B__2']);
  });

  it('is known by tag and analysis, so that one analysis may stand twice', () => {
    expect(new Set(keys.map(keyText)).size).toBe(3);
    expect(keyText([['other', 'other', 'tag0'], 1])).toBe(keyText(keys[0]));
  });
});

describe('an update of names and hidden flags', () => {
  it('changes what it names, leaves the rest, and leaves the states before it alone', () => {
    const before = structuredClone(states);
    const next = updateStates(states, [[keys[1], { name: 'mine', show: false }]]);
    expect(next[1]).toEqual([keys[1], { name: 'mine', show: false, version: 1 }]);
    expect([next[0], next[2]]).toEqual([states[0], states[2]]);
    expect(states).toEqual(before);
  });

  it('counts renames, not hiding', () => {
    expect(rename('mine')[0][1].version).toBe(1);
    expect(rename(states[0][1].name)[0][1].version).toBe(0);
    const hidden = updateStates(states, [[keys[0], { name: states[0][1].name, show: false }]]);
    expect(hidden[0][1]).toEqual({ ...states[0][1], show: false });
    expect(updateStates(rename('mine'), [[keys[0], { name: 'yours', show: true }]])[0][1].version).toBe(2);
  });

  it('takes the default name for none, however it came back', () => {
    expect(updateStates(rename('mine'), [[keys[0], { name: defaultName(keys[0]), show: true }]])).toEqual(states);
  });

  it('takes no blank name, and no blanks around one', () => {
    expect(rename('  ')[0][1]).toEqual(states[0][1]);
    expect(rename(' mine ')[0][1].name).toBe('mine');
  });

  it('keeps the order of the columns, whatever its own', () => {
    const update = [...keys].reverse().map((key) => [key, { name: 'x', show: true }] as const);
    expect(updateStates(states, update).map(([key]) => key)).toEqual(keys);
  });

  it('is refused as a whole when it names a column that is not there', () => {
    const key: ColumnKey = [['A', '', 'tag9'], 1];
    expect(refusal(() => updateStates(states, [[key, { name: 'x', show: true }]]))).toBe(
      'unknown-analysis: The request has no analysis 1 of A.',
    );
    const otherAnalysis: ColumnKey = [['A', '', 'tag0'], 2];
    expect(refusal(() => updateStates(states, [[otherAnalysis, { name: 'x', show: true }]]))).toMatch(
      /analysis 2 of A/,
    );
  });

  it('is refused when nothing would stay shown', () => {
    const none = keys.map((key) => [key, { name: 'x', show: false }] as const);
    expect(refusal(() => updateStates(states, none))).toBe('nothing-shown: At least one analysis must stay shown.');
    const allButOne = updateStates(states, none.slice(1));
    expect(refusal(() => updateStates(allButOne, none.slice(0, 1)))).toMatch(/^nothing-shown/);
  });
});

describe('stored states', () => {
  it('are only those that were changed, and complete again with the original ones', () => {
    const changed = updateStates(updateStates(states, [[keys[1], { name: defaultName(keys[1]), show: false }]]), [
      [keys[2], { name: 'mine', show: true }],
    ]);
    const stored = changedStates(changed);
    expect(stored).toEqual([
      [[['A', '', 'tag1'], 1], { name: '', show: false, version: 0 }],
      [[['B', '', 'tag2'], 2], { name: 'mine', show: true, version: 1 }],
    ]);
    expect(completeStates(states, stored)).toEqual(changed);
    expect(changedStates(stored)).toEqual(stored);
    expect(changedStates(states)).toEqual([]);
  });

  it('of earlier releases, which have all analyses, are read as well', () => {
    const full: ColumnStates = states.map(([key, state], i) => [key, { ...state, show: i > 0 }]);
    expect(completeStates(states, full)).toEqual(full);
  });
});
