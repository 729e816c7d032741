import { textOfFile } from '@trellis/engine/files';
import { loadGenes, problemOf, readForPage } from '../../../src/state/reading/readForPage.ts';
import type { ReadOrder } from '../../../src/state/reading/readingTask.ts';

/** Reads files in the place of the workers, which a document without a browser has not. */
class WorkerHere {
  onmessage: ((event: { readonly data: unknown }) => void) | undefined;

  postMessage(order: ReadOrder | File): void {
    const report = 'job' in order ? reading(order) : text(order);
    void report.then((data) => this.onmessage?.({ data }));
  }

  terminate(): void {
    this.onmessage = undefined;
  }
}

async function reading({ job, names, ...order }: ReadOrder): Promise<unknown> {
  try {
    return { job, read: await readForPage(order, await loadGenes(names)) };
  } catch (error) {
    return { job, ...problemOf(error) };
  }
}

async function text(file: File): Promise<unknown> {
  try {
    return { text: await textOfFile(new Uint8Array(await file.arrayBuffer()), file.name) };
  } catch (error) {
    return problemOf(error);
  }
}

globalThis.Worker = WorkerHere as unknown as typeof Worker;
