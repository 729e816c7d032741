import { describe, expect, it } from 'vitest';
import { readOwn, recipePaths } from './ownRecipes.ts';

const commitAddress = /^https:\/\/raw\.githubusercontent\.com\/[\w.-]+\/[\w.-]+\/[0-9a-f]{40}\/[^?#]+$/;

describe('the recipes of this repository', () => {
  it('are there for three editions', () => {
    expect(new Set(recipePaths.map((path) => path.split('/')[1]))).toEqual(new Set(['arabidopsis', 'maize', 'rice']));
  });

  it.each(recipePaths)('are sound, and named after their file and folder: %s', (path) => {
    const { edition, name } = readOwn(path);
    expect(`recipes/${edition}/${name}.yaml`).toBe(path);
  });

  it('have names of their own in their edition', () => {
    const names = recipePaths.map((path) => readOwn(path)).map(({ edition, name }) => `${edition}/${name}`);
    expect(names).toEqual([...new Set(names)]);
  });

  it.each(recipePaths)('name files of one commit or one version: %s', (path) => {
    for (const { url: base, commit, files } of readOwn(path).sources) {
      expect(files.length).toBeGreaterThan(0);
      for (const { url } of files) {
        expect(new URL(url).href).toBe(url);
        if (commit === '') expect(url.startsWith(base)).toBe(true);
        else expect(url).toMatch(commitAddress);
      }
    }
  });
});
