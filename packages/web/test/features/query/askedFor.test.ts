import { describe, expect, it } from 'vitest';
import { useInputs } from '../../../src/state/inputs.ts';
import { askedInputs, beginningOf } from '../../../src/features/query/askedFor.ts';

const { inputs } = useInputs.getState();

describe('beginningOf', () => {
  it('leaves 100 characters alone and cuts 101', () => {
    expect(beginningOf('x'.repeat(100))).toBe('x'.repeat(100));
    expect(beginningOf('x'.repeat(101))).toBe(`${'x'.repeat(100)}…`);
  });
});

describe('askedInputs', () => {
  it('names a predefined list and shows the text of others', () => {
    const asked = askedInputs(
      {
        ...inputs,
        targetgenes: { ...inputs.targetgenes, source: 'predefined', name: 'Clock' },
        filtertfs: { ...inputs.filtertfs, source: 'typed', typed: 'ALF' },
      },
      [],
    );
    expect(asked.map(({ says }) => says)).toEqual(['Clock', 'ALF', undefined, undefined]);
  });
});
