import { expect, it } from 'vitest';
import type { FolderFiles } from '../../src/site/folderFiles.ts';
import { readAhead } from '../../src/site/readAhead.ts';

/** The files of a folder with some data sets, which note what is read. `failing` is a file that cannot be read the first time. */
function folder(indexes: readonly string[], failing?: string) {
  const read: string[] = [];
  const reading = async (path: string): Promise<void> => {
    read.push(path);
    if (path === failing && read.filter((one) => one === path).length === 1) throw new Error(`${path} is cut off`);
  };
  const files: FolderFiles = {
    manifest: () => reading('site.json').then(() => ({ editions: indexes.map((index) => ({ index })) }) as never),
    part: (name) => reading(name).then(() => new TextEncoder().encode(name)),
    releases: () => Promise.reject(new Error('not asked for')),
  };
  return { read, files };
}

const text = (bytes: Uint8Array): string => new TextDecoder().decode(bytes);

it('begins with the manifest and the index of an only data set, and reads each once', async () => {
  const { read, files } = folder(['index']);
  const ahead = readAhead(files);
  await expect.poll(() => read).toEqual(['site.json', 'index']);
  await ahead.manifest();
  expect(text(await ahead.part('index'))).toBe('index');
  expect(text(await ahead.part('other'))).toBe('other');
  expect(read).toEqual(['site.json', 'index', 'other']);
});

it('reads again what is asked for again, since it holds nothing', async () => {
  const { read, files } = folder(['index']);
  const ahead = readAhead(files);
  for (const _ of [1, 2]) {
    await ahead.manifest();
    await ahead.part('index');
  }
  expect(read).toEqual(['site.json', 'index', 'site.json', 'index']);
});

it('reads no index of several data sets, of which a visitor chooses one', async () => {
  const { read, files } = folder(['one', 'two']);
  const ahead = readAhead(files);
  expect(text(await ahead.part('two'))).toBe('two');
  expect(read).toEqual(['site.json', 'two']);
});

it.each(['site.json', 'index'])('passes on that %s could not be read, and reads it again', async (failing) => {
  const { files } = folder(['index'], failing);
  const ahead = readAhead(files);
  const ask = () => ahead.manifest().then(() => ahead.part('index'));
  await expect(ask()).rejects.toThrow(`${failing} is cut off`);
  expect(text(await ask())).toBe('index');
});
