import type { DatasetImage, SearchImage } from '@trellis/core';
import type { ThreadPool } from '../../pool/pool.ts';

/** The search indexes of the data sets, in shared memory: each is made once, in a worker thread, and all threads read it. */
export class SearchImages {
  private readonly pool: Pick<ThreadPool<never>, 'call'>;
  /** By edition: the index of the version that was searched last. */
  private readonly made = new Map<string, { readonly version: string; readonly image: Promise<SearchImage> }>();

  constructor(pool: Pick<ThreadPool<never>, 'call'>) {
    this.pool = pool;
  }

  /** The index of a data set; the first search in a version waits until it is made. */
  of(dataset: DatasetImage): Promise<SearchImage> {
    const { edition, version } = dataset;
    const known = this.made.get(edition);
    if (known?.version === version) return known.image;
    const image = this.pool.call<SearchImage>('packSearchImage', dataset);
    this.made.set(edition, { version, image });
    image.catch(() => this.made.get(edition)?.image === image && this.made.delete(edition));
    return image;
  }
}
