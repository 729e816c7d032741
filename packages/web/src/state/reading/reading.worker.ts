import type { KnownGenes } from '@trellis/core/reading';
import { loadGenes, problemOf, readForPage } from './readForPage.ts';
import type { ReadOrder, ReadReport } from './readingTask.ts';

const genes = new Map<string, Promise<KnownGenes>>();

addEventListener('message', ({ data: order }: MessageEvent<ReadOrder>) => {
  void answer(order).then((report: ReadReport) => postMessage(report));
});

async function answer({ job, names, ...order }: ReadOrder): Promise<ReadReport> {
  try {
    return { job, read: await readForPage(order, await genesAt(names)) };
  } catch (error) {
    return { job, ...problemOf(error) };
  }
}

/** The genes of the edition; a failure is forgotten, so that the next file tries again. */
function genesAt(address: string): Promise<KnownGenes> {
  const known = genes.get(address) ?? loadGenes(address);
  genes.set(address, known);
  known.catch(() => genes.delete(address));
  return known;
}
