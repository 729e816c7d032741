import { describe, expect, it } from 'vitest';
import { commitAddress, originOf } from '../../src/dataset/index.ts';

const commit = '45d7a1be'.repeat(5);
const tree = `https://github.com/MaloofLab/Shade_2016/tree/${commit}`;

describe('the address of a commit', () => {
  it.each([
    [`https://raw.githubusercontent.com/MaloofLab/Shade_2016/${commit}/data/a%20b.csv`],
    [`https://github.com/MaloofLab/Shade_2016/tree/${commit}`],
    ['https://github.com/MaloofLab/Shade_2016?tab=readme#top'],
  ])('leads to the repository of %s', (url) => {
    expect(commitAddress({ url, commit })).toBe(tree);
  });

  it.each([
    ['', commit],
    [tree, ''],
    [tree, 'main'],
    [tree, commit.toUpperCase()],
    [tree, `${commit}"`],
    [tree.replace('https', 'http'), commit],
    [tree.replace('github.com', 'github.com.example.org'), commit],
    [tree.replace('github.com', 'github.com:8443'), commit],
    ['https://github.com@example.org/MaloofLab/Shade_2016', commit],
    ['https://gist.github.com/MaloofLab/Shade_2016', commit],
    ['https://github.com/MaloofLab', commit],
    ['https://github.com/MaloofLab/..%2Fother', commit],
    ['https://github.com/-/-', commit],
    ['javascript://github.com/MaloofLab/Shade_2016', commit],
  ])('is not made of %s and %s', (url, name) => {
    expect(commitAddress({ url, commit: name })).toBe('');
  });
});

describe('the origin of an analysis', () => {
  it('is read from its metadata', () => {
    const sha256 = 'e5'.repeat(32);
    const metadata = {
      SOURCE_URL: tree,
      SOURCE_COMMIT: commit,
      SOURCE_SHA256: sha256,
      LICENSE: 'MIT',
      RECIPE: 'a 1',
    };
    expect(originOf(new Map(Object.entries(metadata)))).toEqual({
      url: tree,
      commit,
      sha256,
      license: 'MIT',
      recipe: 'a 1',
    });
  });

  it('leaves out what has another form', () => {
    const metadata = { SOURCE_URL: 'github:a/b', SOURCE_COMMIT: 'main', SOURCE_SHA256: 'abc', DOI: '10.1234/abc' };
    expect(originOf(new Map(Object.entries(metadata)))).toEqual({
      url: '',
      commit: '',
      sha256: '',
      license: '',
      recipe: '',
    });
  });
});
