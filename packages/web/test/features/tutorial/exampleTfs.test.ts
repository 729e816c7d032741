import { describe, expect, it } from 'vitest';
import { exampleTfs, shortName } from '../../../src/features/tutorial/exampleTfs.ts';

const tfs = [
  { value: 'AT1G00010', name: 'ALF' },
  { value: 'AT1G00020', name: 'BET' },
  { value: 'AT1G00030', name: 'BET' },
  { value: 'AT1G00040', name: '' },
];
const ids = (default_tf: string, examples: string[]) => {
  const pair = exampleTfs({ default_tf, examples }, tfs);
  return pair && [pair.first.value, pair.second.value];
};

describe('the TFs of the examples', () => {
  it('are those of the edition, the default one first', () => {
    expect(ids('AT1G00030', ['AT1G00030', 'AT1G00020'])).toEqual(['AT1G00030', 'AT1G00020']);
  });

  it('are made up from the data set where the edition has none or other ones', () => {
    expect(ids('AT1G00020', [])).toEqual(['AT1G00020', 'AT1G00010']);
    expect(ids('', ['AT9G99999'])).toEqual(['AT1G00010', 'AT1G00020']);
  });

  it('are none when the data set has not got two', () => {
    expect(exampleTfs({ default_tf: 'AT1G00010', examples: [] }, tfs.slice(0, 1))).toBeUndefined();
  });

  it('are typed by symbol where only one TF has it, else by id', () => {
    expect(tfs.map((tf) => shortName(tf, tfs))).toEqual(['ALF', 'AT1G00020', 'AT1G00030', 'AT1G00040']);
  });
});
