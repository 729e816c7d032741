import { packDataset, type DatasetImage } from '@trellis/core/dataset';
import { importFolder, type DatasetStore } from '@trellis/store';
import { describe, expect, it } from 'vitest';
import { memoryOf } from '../../src/data/datasetMemory.ts';
import { Datasets, preparedOf } from '../../src/data/datasets.ts';
import { fixture } from '../testServer.ts';

const { contents } = await importFolder(fixture('mini'), { edition: 'any' });
const imageOf = (edition: string): DatasetImage => ({ ...packDataset(contents, '1'), edition });
const bytes = (heaps: number): number => memoryOf(imageOf('any'), heaps);

/** Data sets of any edition in little memory, and the names of those that were read and whose search was prepared. */
function datasetsOf(options: { readonly maxBytes?: number; readonly heaps?: number }) {
  const [read, searched]: [string[], string[]] = [[], []];
  const store = {
    versions: (edition: string) => Promise.resolve([{ header: { edition, version: '1' } }]),
    watch: () => () => {},
  } as unknown as DatasetStore;
  const readImage = (edition: string) => {
    read.push(edition);
    return Promise.resolve(imageOf(edition));
  };
  const prepareSearch = ({ edition }: DatasetImage): void => void searched.push(edition);
  const reader = { readImage, prepareSearch, holdVersions: () => {} };
  const datasets = new Datasets(store, reader, { olderBytes: 0, ...options });
  const open = () => [...datasets.versions().keys()];
  return { datasets, read, searched, open };
}

describe('data sets in memory', () => {
  it('are closed when those used later need the memory, with what each thread holds of them', async () => {
    expect(bytes(4)).toBeGreaterThan(2 * bytes(1));
    const fits = datasetsOf({ maxBytes: 2 * bytes(1), heaps: 1 });
    const doesNot = datasetsOf({ maxBytes: 2 * bytes(1), heaps: 4 });
    for (const edition of ['yeast', 'fly']) {
      await fits.datasets.current(edition);
      await doesNot.datasets.current(edition);
    }
    expect(fits.open()).toEqual(['yeast', 'fly']);
    expect(doesNot.open()).toEqual(['fly']);
  });

  it('are prepared once with their search, and all of them only where they are few', async () => {
    const { datasets, read, searched } = datasetsOf({ maxBytes: 1 });
    await datasets.load(['yeast', 'fly']);
    await datasets.load(['yeast', 'fly']);
    expect(read).toEqual(['yeast', 'fly']);
    expect(searched).toEqual(read);
    expect(preparedOf(['a', 'b', 'c', 'd'])).toHaveLength(4);
    expect(preparedOf(['a', 'b', 'c', 'd', 'e'])).toEqual(['a']);
  });
});
