import { describe, expect, it } from 'vitest';
import { openDataset, packDataset } from '../../src/dataset/index.ts';
import { describeList, listInUniverse } from '../../src/genes/index.ts';
import { smallContents } from '../smallContents.ts';

const dataset = openDataset(packDataset(smallContents({ genes: 'A1/ALF B1 C1', analyses: [] }), 'v'));

describe('the description of a list', () => {
  it('names its genes by id, and says which of them tests use', () => {
    const asked = listInUniverse(dataset, { names: ['c1', 'alf', 'nothing'], background: ['A1', 'B1'] });
    expect(describeList(dataset, asked)).toEqual({
      N: 2,
      given: 3,
      recognized: 2,
      byAlias: 1,
      listSize: 2,
      inUniverse: 1,
      aliases: [{ name: 'alf', id: 'A1' }],
      notes: [],
      unknown: ['nothing'],
      ambiguous: [],
      genes: [
        { id: 'A1', symbol: 'ALF', fullName: '', isInUniverse: true },
        { id: 'C1', symbol: '', fullName: '', isInUniverse: false },
      ],
    });
  });
});
