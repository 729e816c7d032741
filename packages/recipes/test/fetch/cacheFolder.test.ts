import { describe, expect, it } from 'vitest';
import { defaultCacheFolder } from '../../src/fetch/cacheFolder.ts';

describe('the cache is', () => {
  it.each([
    ['TRELLIS_CACHE', { TRELLIS_CACHE: '/c', XDG_CACHE_HOME: '/x', HOME: '/h' }, '/c'],
    ['else in XDG_CACHE_HOME', { TRELLIS_CACHE: '', XDG_CACHE_HOME: '/x', HOME: '/h' }, '/x/trellis'],
    ['else in HOME', { HOME: '/h' }, '/h/.cache/trellis'],
  ])('%s', (_, env, folder) => {
    expect(defaultCacheFolder(env)).toBe(folder);
  });
});
