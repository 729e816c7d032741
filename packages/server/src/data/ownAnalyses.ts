import { LRUCache } from 'lru-cache';
import { sizeOfOwn, type DatasetImage, type OwnFile, type OwnImage } from '@trellis/core/dataset';
import type { RequestStore } from '@trellis/store';
import type { Caller } from '../pool/client.ts';
import type { ViewEngine } from '../views/viewEngine.ts';
import type { OwnDescription } from './submittedInputs.ts';

/** The analyses that users brought with requests, packed for queries. The last ones stay in memory. */
export interface OwnAnalyses {
  /** Packs files for the data set of a new request and keeps the result for it. Throws `bad-file`. */
  pack(files: readonly OwnFile[], request: NewHolder): Promise<OwnImage>;
  /** Keeps packed analyses for a request that has the same. */
  keep(id: string, own: OwnImage, image: DatasetImage): void;
  /** The analyses of a stored request; undefined if it has none. */
  of(stored: StoredOwn, image: DatasetImage): Promise<OwnImage | undefined>;
  /** The analyses of a stored request as the user gave them. */
  filesOf(stored: StoredOwn): Promise<readonly OwnFile[]>;
  /** Drops those of a deleted request. */
  forget(id: string): void;
}

/** The new request that brings analyses. */
interface NewHolder {
  readonly id: string;
  readonly image: DatasetImage;
  readonly caller: Caller;
}

/** What a stored request says about its own analyses. */
interface StoredOwn {
  readonly id: string;
  readonly own?: readonly OwnDescription[];
  readonly ownFrom?: string;
}

/** Memory for packed analyses, of which twenty of 30,000 genes with values need 12 MB, and as much for files. */
const maxBytes = 64 << 20;

/** Opens what a request brought. Each is read and packed once, however many ask at the same time. */
export function openOwnAnalyses(store: RequestStore, engine: Pick<ViewEngine, 'packOwn'>): OwnAnalyses {
  const packed = new KeptOnce(sizeOfOwn);
  const files = new KeptOnce(sizeOfFiles);

  async function readFiles({ id, own = [], ownFrom = id }: StoredOwn): Promise<OwnFile[]> {
    return (await store.ownFiles(ownFrom)).map((bytes, i) => ({ ...own[i], bytes }));
  }

  return {
    pack: (given, { id, image, caller }) =>
      packed.get(keyOf(id, image), () => engine.packOwn({ image, files: given }, caller)),
    keep: (id, own, image) => packed.set(keyOf(id, image), own),
    async of(stored, image) {
      const { id, own, ownFrom = id } = stored;
      if (!own?.length) return undefined;
      return packed.get(keyOf(ownFrom, image), async () => engine.packOwn({ image, files: await readFiles(stored) }));
    },
    // They have up to 64 MB, and are read in the main thread: a download or an archive that is asked for again finds them here.
    filesOf: (stored) => files.get(stored.ownFrom ?? stored.id, () => readFiles(stored)),
    forget(id) {
      for (const kept of [packed, files]) kept.forget(id);
    },
  };
}

const keyOf = (id: string, { version }: DatasetImage): string => `${id} ${version}`;

const sizeOfFiles = (files: readonly OwnFile[]): number => files.reduce((sum, { bytes }) => sum + bytes.length, 0);

/** Values by keys that begin with the id of a request. Each is made once at a time; the last ones stay in memory. */
class KeptOnce<T extends object> {
  private readonly kept: LRUCache<string, T>;
  private readonly running = new Map<string, Promise<T>>();

  constructor(sizeOf: (value: T) => number) {
    this.kept = new LRUCache({ maxSize: maxBytes, sizeCalculation: (value) => Math.max(1, sizeOf(value)) });
  }

  get(key: string, make: () => Promise<T>): Promise<T> {
    const known = this.kept.get(key);
    if (known) return Promise.resolve(known);
    const running = this.running.get(key) ?? this.make(key, make).finally(() => this.running.delete(key));
    this.running.set(key, running);
    return running;
  }

  set(key: string, value: T): void {
    this.kept.set(key, value);
  }

  forget(id: string): void {
    for (const key of this.kept.keys()) if (key.startsWith(id)) this.kept.delete(key);
  }

  private async make(key: string, make: () => Promise<T>): Promise<T> {
    const value = await make();
    this.kept.set(key, value);
    return value;
  }
}
