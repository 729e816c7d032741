import { describe, expect, it } from 'vitest';
import { TrellisError } from '@trellis/core';
import { packDataset, type DatasetImage } from '@trellis/core/dataset';
import { smallContents } from '../../../core/test/smallContents.ts';
import { OlderImages } from '../../src/data/olderImages.ts';

const contents = smallContents({ genes: 'A B', analyses: [{ id: 1, tf: 'A', targets: 'B' }] });
const image = (version: string): DatasetImage => packDataset(contents, version);
const size = image('x').index.byteLength + image('x').columns.byteLength;

/** Images within a number of bytes, and the versions that were read. */
function open(maxBytes: number) {
  const read: string[] = [];
  const changes: string[][] = [];
  const images: OlderImages = new OlderImages(
    maxBytes,
    async (edition, version) => {
      read.push(version);
      await Promise.resolve();
      if (version === 'gone') throw new TrellisError('version-gone', 'gone');
      return { ...image(version), edition };
    },
    () => changes.push(images.keys()),
  );
  return { images, read, changes };
}

describe('older versions in memory', () => {
  it('are read once for all who ask at the same time', async () => {
    const { images, read } = open(10 * size);
    const all = await Promise.all(['a', 'a', 'b', 'a'].map((version) => images.get('test', version)));
    expect(read).toEqual(['a', 'b']);
    expect(all.map(({ version }) => version)).toEqual(['a', 'a', 'b', 'a']);
  });

  it('are dropped by use when they are too large together, and those who have one keep it', async () => {
    const { images, read, changes } = open(2 * size);
    const first = await images.get('test', 'a');
    await images.get('test', 'b');
    await images.get('test', 'a');
    await images.get('test', 'c');
    expect(images.keys()).toEqual(['test a', 'test c']);
    expect(images.bytes).toBeLessThanOrEqual(2 * size);
    await images.get('test', 'd');
    expect(images.keys()).toEqual(['test c', 'test d']);
    expect(changes.at(-1)).toEqual(['test c', 'test d']);
    expect(await images.get('test', 'a')).toBe(first);
    expect(read).toEqual(['a', 'b', 'c', 'd']);
  });

  it('are at least one, however small the memory is', async () => {
    const { images } = open(0);
    for (const version of ['a', 'b', 'c']) await images.get('test', version);
    expect(images.keys()).toEqual(['test c']);
  });

  it('are dropped with their edition and version, and others stay', async () => {
    const { images } = open(10 * size);
    for (const [edition, version] of ['rice a', 'test a', 'test b'].map((key) => key.split(' ')))
      await images.get(edition, version);
    images.retain('test', (version) => version === 'b');
    expect(images.keys()).toEqual(['rice a', 'test b']);
  });

  it('that are gone are an error, and the next one is read', async () => {
    const { images } = open(10 * size);
    await expect(images.get('test', 'gone')).rejects.toMatchObject({ code: 'version-gone' });
    expect((await images.get('test', 'a')).version).toBe('a');
    expect(images.keys()).toEqual(['test a']);
  });
});
