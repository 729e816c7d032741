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
  filesOf(stored: StoredOwn): Promise<OwnFile[]>;
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

/** For what files are packed: without a caller, again for a stored request. */
interface PackingFor {
  readonly image: DatasetImage;
  readonly caller?: Caller;
}

/** Memory for packed analyses. Twenty of 30,000 genes with values need 12 MB. */
const maxBytes = 64 << 20;

export function openOwnAnalyses(store: RequestStore, engine: Pick<ViewEngine, 'packOwn'>): OwnAnalyses {
  const packed = new LRUCache<string, OwnImage>({ maxSize: maxBytes, sizeCalculation: (image) => sizeOfOwn(image) });
  const running = new Map<string, Promise<OwnImage>>();

  async function filesOf({ id, own = [], ownFrom = id }: StoredOwn): Promise<OwnFile[]> {
    return (await store.ownFiles(ownFrom)).map((bytes, i) => ({ ...own[i], bytes }));
  }

  /** Packs once, however many views ask at the same time. */
  function packOnce(
    key: string,
    read: () => Promise<readonly OwnFile[]>,
    { image, caller }: PackingFor,
  ): Promise<OwnImage> {
    const known = packed.get(key);
    if (known) return Promise.resolve(known);
    const packing = running.get(key) ?? packFiles(key, read, { image, caller }).finally(() => running.delete(key));
    running.set(key, packing);
    return packing;
  }

  async function packFiles(key: string, read: () => Promise<readonly OwnFile[]>, { image, caller }: PackingFor) {
    const own = await engine.packOwn({ image, files: await read() }, caller);
    packed.set(key, own);
    return own;
  }

  return {
    pack: (files, { id, image, caller }) =>
      packOnce(keyOf(id, image), () => Promise.resolve(files), { image, caller }),
    keep: (id, own, image) => void packed.set(keyOf(id, image), own),
    async of(stored, image) {
      const { id, own, ownFrom = id } = stored;
      return own?.length ? packOnce(keyOf(ownFrom, image), () => filesOf(stored), { image }) : undefined;
    },
    filesOf,
    forget(id) {
      for (const key of packed.keys()) if (key.startsWith(id)) packed.delete(key);
    },
  };
}

const keyOf = (id: string, { version }: DatasetImage): string => `${id} ${version}`;
