import { describe, expect, it } from 'vitest';
import { targetGeneOptions } from '../../../src/features/home/TargetGenesCard.tsx';

describe('targetGeneOptions', () => {
  it('groups the lists of the site and the saved ones, and leaves empty groups out', () => {
    const options = targetGeneOptions({ source: 'none', name: '' }, { predefined: ['Clock'], saved: [] });
    expect(options).toEqual([
      { value: 'none', label: 'All genes' },
      { group: 'Predefined Lists', items: [{ value: 'predefined:Clock', label: 'Clock' }] },
      {
        group: 'Your own',
        items: [
          { value: 'typed', label: 'Type or paste' },
          { value: 'uploaded', label: 'Upload a file' },
        ],
      },
    ]);
  });
});
