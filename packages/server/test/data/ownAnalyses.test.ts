import type { RequestStore } from '@trellis/store';
import { describe, expect, it } from 'vitest';
import { openOwnAnalyses } from '../../src/data/ownAnalyses.ts';

/** Own analyses of requests with a file of some bytes each, and the requests whose files were read. */
function ownOf(size: number) {
  const read: string[] = [];
  const ownFiles = async (id: string) => {
    read.push(id);
    return [new Uint8Array(size)];
  };
  const store = { ownFiles } as Partial<RequestStore> as RequestStore;
  const own = openOwnAnalyses(store, { packOwn: () => Promise.reject(new Error('nothing is packed')) });
  const filesOf = (id: string, ownFrom?: string) =>
    own.filesOf({ id, own: [{ name: 'mine.csv', metadata: {} }], ...(ownFrom !== undefined && { ownFrom }) });
  return { own, filesOf, read };
}

describe('the files of own analyses', () => {
  it('are read once, however many ask for them, also from another request that has them', async () => {
    const { filesOf, read } = ownOf(1000);
    const [first, ...others] = await Promise.all([filesOf('a'), filesOf('a'), filesOf('b', 'a')]);
    for (const files of [...others, await filesOf('a')]) expect(files[0].bytes).toBe(first[0].bytes);
    expect(read).toEqual(['a']);
  });

  it('are no longer in memory once the request is deleted, or others need the room', async () => {
    const { own, filesOf, read } = ownOf(40 << 20);
    await filesOf('a');
    own.forget('a');
    await filesOf('a');
    await filesOf('b');
    await filesOf('a');
    expect(read).toEqual(['a', 'a', 'b', 'a']);
  });
});
