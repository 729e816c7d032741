import { describe, expect, it } from 'vitest';
import { filesOf } from '../../src/recipe/filesOf.ts';
import { read, soundRecipe } from './recipeText.ts';

const { sources } = read(soundRecipe);
const found = (from: string, source?: string) =>
  filesOf({ from, source }, sources).map(({ file, groups }) => [file.path, { ...groups }]);

describe('the files of a make', () => {
  it('are the one of a path', () => {
    expect(found('data/de.csv')).toEqual([['data/de.csv', {}]]);
    expect(found('data/d..csv')).toEqual([]);
  });

  it('are those whose path an expression finds, with what its groups found', () => {
    expect(found('/^data\\/(?<name>[^.]+)\\.(?<ending>\\w+)$/')).toEqual([
      ['data/de.csv', { name: 'de', ending: 'csv' }],
      ['data/genes 1.txt', { name: 'genes 1', ending: 'txt' }],
    ]);
    expect(found('/GENES/')).toEqual([]);
  });

  it('are those of one source where it is named', () => {
    expect(found('/./', 'one-lab')).toHaveLength(2);
    expect(found('/./', 'other')).toEqual([]);
  });
});
