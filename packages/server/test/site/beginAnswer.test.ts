import { describe, expect, it } from 'vitest';
import { firstCallOf } from '../../src/site/beginAnswer.ts';

const site = new URL('https://example.org/tfs/');
const callOf = (path: string) => firstCallOf(new URL(path, site), site);

describe('the call that a page in a folder makes first', () => {
  it('is that of its result, with its revision', () => {
    expect(callOf('result/summary?request=a1&revision=2')).toBe('api/a1/?result=0&revision=2');
    expect(callOf('result/table?request=a1&sort=fold.desc')).toBe('api/a1/?result=0');
  });

  it('is that of the data set on other pages', () => {
    for (const path of ['', 'query', 'genes?request=a1', 'result/summary', 'result/x/y?request=a1'])
      expect(callOf(path), path).toBe('api/site/');
  });

  it('leads to nothing but the result, whatever the address says', () => {
    expect(callOf('result/summary?request=../site&revision=1%26x')).toBe('api/..%2Fsite/?result=0&revision=1%26x');
  });

  it('is none outside the site', () => {
    expect(callOf('../other/result/summary?request=a1')).toBeUndefined();
  });
});
