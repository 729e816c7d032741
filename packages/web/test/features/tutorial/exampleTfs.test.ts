import { describe, expect, it } from 'vitest';
import { exampleTfs, unambiguousName } from '../../../src/features/tutorial/exampleTfs.ts';

const tfs = [
  { value: 'AT1G00010', name: 'ALF' },
  { value: 'AT1G00020', name: 'BET' },
  { value: 'AT1G00030', name: 'BET' },
  { value: 'AT1G00040', name: '' },
];
const ids = (defaultTf: string, examples: string[]) => {
  const pair = exampleTfs({ defaultTf, examples }, tfs);
  return pair && [pair.first.value, pair.second.value];
};

describe('the TFs of the examples', () => {
  it('are those of the edition, beginning with the default TF', () => {
    expect(ids('AT1G00030', ['AT1G00030', 'AT1G00020'])).toEqual(['AT1G00030', 'AT1G00020']);
  });

  it('are the first of the data set when it does not have those of the edition', () => {
    expect(ids('AT1G00020', [])).toEqual(['AT1G00020', 'AT1G00010']);
    expect(ids('', ['AT9G99999'])).toEqual(['AT1G00010', 'AT1G00020']);
  });

  it('are undefined for a data set with one TF', () => {
    expect(exampleTfs({ defaultTf: 'AT1G00010', examples: [] }, tfs.slice(0, 1))).toBeUndefined();
  });

  it('are named by a symbol of one TF only, otherwise by id', () => {
    expect(tfs.map((tf) => unambiguousName(tf, tfs))).toEqual(['ALF', 'AT1G00020', 'AT1G00030', 'AT1G00040']);
  });
});
