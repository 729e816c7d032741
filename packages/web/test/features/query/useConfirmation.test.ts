import { describe, expect, it } from 'vitest';
import { useInputs } from '../../../src/state/inputs.ts';
import { submittedInputs, truncate } from '../../../src/features/query/useConfirmation.tsx';

const { inputs } = useInputs.getState();

describe('truncate', () => {
  it('leaves 100 characters alone and cuts 101', () => {
    expect(truncate('x'.repeat(100))).toBe('x'.repeat(100));
    expect(truncate('x'.repeat(101))).toBe(`${'x'.repeat(100)}…`);
  });
});

describe('submittedInputs', () => {
  it('names a predefined list and shows the text of others', () => {
    const submitted = submittedInputs(
      {
        ...inputs,
        targetgenes: { ...inputs.targetgenes, source: 'predefined', name: 'Clock' },
        filtertfs: { ...inputs.filtertfs, source: 'typed', typed: 'ALF' },
      },
      [],
    );
    expect(submitted.map(({ summary }) => summary)).toEqual(['Clock', 'ALF', undefined, undefined]);
  });
});
