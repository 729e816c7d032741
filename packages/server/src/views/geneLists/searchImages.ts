import type { DatasetImage } from '@trellis/core/dataset';
import type { SearchImage } from '@trellis/core/search';
import { versionKey } from '@trellis/engine';
import type { ThreadPool } from '../../pool/pool.ts';

/** The search indexes of the data sets, in shared memory: each is made once, in a worker thread, and all threads read it. */
export class SearchImages {
  private readonly pool: Pick<ThreadPool<never>, 'prepare'>;
  /** By version (`versionKey`). */
  private readonly made = new Map<string, Promise<SearchImage>>();

  constructor(pool: Pick<ThreadPool<never>, 'prepare'>) {
    this.pool = pool;
  }

  /** The index of a data set; the first search in a version waits until it is made. */
  of(dataset: DatasetImage): Promise<SearchImage> {
    const key = versionKey(dataset);
    const known = this.made.get(key);
    if (known) return known;
    const image = this.pool.prepare<SearchImage>('packSearchImage', dataset);
    this.made.set(key, image);
    image.catch(() => this.made.get(key) === image && this.made.delete(key));
    return image;
  }

  /** Drops the indexes of the data sets that are no longer in memory. */
  retain(versions: ReadonlySet<string>): void {
    for (const key of this.made.keys()) if (!versions.has(key)) this.made.delete(key);
  }
}
