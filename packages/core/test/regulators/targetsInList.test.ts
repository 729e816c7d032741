import { describe, expect, it } from 'vitest';
import { openDataset, packDataset } from '../../src/dataset/index.ts';
import { listInUniverse } from '../../src/genes/index.ts';
import { targetsInList } from '../../src/regulators/index.ts';
import { smallContents } from '../smallContents.ts';

const dataset = openDataset(
  packDataset(
    smallContents({
      genes: 'A B C D',
      analyses: [
        { id: 1, tf: 'A', targets: 'B C D' },
        { id: 2, tf: 'B', targets: 'A' },
      ],
    }),
    'v',
  ),
);

describe('the targets of analyses in a list', () => {
  const asked = listInUniverse(dataset, { names: ['B', 'D', 'A'], background: ['A', 'B', 'C'] });

  it('are genes of the list and of the universe, in the order of the analyses asked for', () => {
    expect(targetsInList(dataset, asked, [2, 1])).toEqual({
      analyses: [
        { id: 2, genes: ['A'] },
        { id: 1, genes: ['B'] },
      ],
    });
  });

  it('need analyses that exist', () => {
    expect(() => targetsInList(dataset, asked, [3])).toThrow(
      expect.objectContaining({ code: 'unknown-analysis', message: 'There is no analysis 3 in this data set.' }),
    );
  });
});
