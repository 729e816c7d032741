import { TrellisError } from '@trellis/core';
import { openDataset, type Dataset, type DatasetImage } from '@trellis/core/dataset';
import type { DatasetStore, KeptVersion } from '@trellis/store';
import type { ViewEngine } from '../views/viewEngine.ts';
import { versionKey } from '@trellis/engine';
import { inBackground } from '../pool/inBackground.ts';
import { memoryOf } from './datasetMemory.ts';
import { OlderImages } from './olderImages.ts';

/** A data set in the memory of the server: open for its own use, and as an image for the workers. */
export interface LoadedDataset {
  readonly dataset: Dataset;
  readonly image: DatasetImage;
}

/** Time for which a data set counts as current without a check of the store. */
const maxAgeMs = 1000;

/** Time after which the memory of dropped versions is freed: answers that still use them are done by then, as a rule. */
const freeAfterMs = 2000;

/** Data sets that are loaded before the first call; of more than these only one, and others when they are asked for. */
const maxPrepared = 4;

/** Those of some editions that are prepared for the first visitors. */
export const preparedOf = (editions: readonly string[]): readonly string[] =>
  editions.length <= maxPrepared ? editions : editions.slice(0, 1);

/** Attempts to read the newest data set while imports replace it. */
const maxAttempts = 3;

/** Time that a call waits for the next data set before it is answered from the loaded one. */
const timeoutMs = 1500;

/** A data set for a request, and what is known of its versions. */
export interface VersionedImage {
  readonly image: DatasetImage;
  /** The version of the image, and the newest one. */
  readonly version: KeptVersion;
  readonly newest: KeptVersion;
}

interface Slot {
  loaded?: LoadedDataset;
  /** What the store keeps, the loaded one first. */
  kept: readonly KeptVersion[];
  /** Time of the last check that the store has the same version, Unix time in ms. */
  checked: number;
  /** Time of the last call that used it, Unix time in ms. */
  used: number;
  /** A running check of the store, including the loading of a new version. */
  renewing?: Promise<LoadedDataset>;
}

/** Parts of the engine that read data sets. */
type Reader = Pick<ViewEngine, 'readImage' | 'prepareSearch' | 'holdVersions'>;

/**
 * The newest data set of each edition that is asked for, and older versions on demand. When an import has replaced one, the
 * next is loaded while the old one still answers. A call keeps the data set that it started with. Where the data sets in use
 * need more than `maxBytes` (`memoryOf`), those whose last call is longest ago are closed, but always one stays.
 */
export class Datasets {
  private readonly store: DatasetStore;
  private readonly engine: Reader;
  private readonly older: OlderImages;
  private readonly maxBytes: number;
  private readonly heaps: number;
  private readonly onFault: (error: unknown) => void;
  private readonly freeMemory: () => void;
  private readonly slots = new Map<string, Slot>();
  /** Editions that were loaded ahead of their first call. One that was closed since then is not loaded again. */
  private readonly prepared = new Set<string>();
  private readonly unwatch: () => void;
  /** Keys of the versions in memory, as last announced. */
  private announced: readonly string[] = [];
  private freeing: ReturnType<typeof setTimeout> | undefined;

  /**
   * Older versions take up to `olderBytes` of memory, but at least one is held. `onFault` is called when a data set cannot be
   * renewed; the loaded one stays in use.
   */
  constructor(
    store: DatasetStore,
    engine: Reader,
    {
      maxBytes = Infinity,
      heaps = 1,
      olderBytes,
      onFault = () => {},
      freeMemory = () => {},
    }: {
      maxBytes?: number;
      /** Number of threads that open data sets, this one included. */
      heaps?: number;
      olderBytes: number;
      onFault?: (error: unknown) => void;
      /** Frees what was dropped, where a host can do that. */
      freeMemory?: () => void;
    },
  ) {
    this.store = store;
    this.engine = engine;
    this.maxBytes = maxBytes;
    this.heaps = heaps;
    const read = (edition: string, version: string) => engine.readImage(edition, version);
    this.older = new OlderImages(olderBytes, read, () => this.announce());
    this.onFault = onFault;
    this.freeMemory = freeMemory;
    this.unwatch = store.watch((changed) => this.renewChanged(changed));
  }

  /**
   * Returns the data set of an edition; the loaded one if the next takes too long or cannot be loaded. Throws
   * `unknown-edition` when there is none.
   */
  async current(edition: string): Promise<LoadedDataset> {
    const slot = this.slotOf(edition);
    slot.used = Date.now();
    const { loaded, checked } = slot;
    if (!loaded) return this.renewOnce(edition);
    if (Date.now() - checked < maxAgeMs) return loaded;
    const next = this.renewOnce(edition).catch((error: unknown) => {
      if (error instanceof TrellisError && error.code === 'unknown-edition') throw error;
      this.slotOf(edition).checked = Date.now();
      this.onFault(error);
      return loaded;
    });
    next.catch(() => {});
    return Promise.race([next, new Promise<LoadedDataset>((done) => inBackground(() => done(loaded), timeoutMs))]);
  }

  /**
   * Returns an edition's data set in a version; the newest one if that version is no longer kept. Throws `unknown-edition`.
   */
  async at(edition: string, version: string): Promise<VersionedImage> {
    const { image: current } = await this.current(edition);
    const { kept } = this.slotOf(edition);
    const newest = keptOf(kept, current.version) ?? kept[0];
    const wanted = version === current.version ? undefined : keptOf(kept, version);
    const image = wanted && (await this.older.get(edition, version).catch(ifGone));
    return image ? { image, version: wanted, newest } : { image: current, version: newest, newest };
  }

  /** Returns what the store keeps of an edition, the newest first. Throws `unknown-edition`. */
  async kept(edition: string): Promise<readonly KeptVersion[]> {
    await this.current(edition);
    return this.slotOf(edition).kept;
  }

  /** The data sets of some editions, in their order. One that cannot be read is left out and reported. */
  async imagesOf(editions: readonly string[]): Promise<DatasetImage[]> {
    const loaded = await Promise.all(editions.map((name) => this.current(name).catch(this.onFault)));
    return loaded.flatMap((one) => (one ? [one.image] : []));
  }

  /** Loads those of some editions that are prepared, each once; one that cannot be read does not delay the others. */
  async load(editions: readonly string[]): Promise<void> {
    const missing = preparedOf(editions).filter((edition) => !this.prepared.has(edition));
    const load = async (edition: string): Promise<void> => {
      if (!this.slots.get(edition)?.loaded) await this.renewOnce(edition);
      this.prepared.add(edition);
    };
    await Promise.all(missing.map((edition) => load(edition).catch(this.onFault)));
  }

  /** Waits until the loaded data set is the one in the store. A check that is running can be too early, so a new one starts. */
  async renew(edition: string): Promise<void> {
    await this.slots.get(edition)?.renewing?.catch(() => {});
    await this.renewOnce(edition);
  }

  /** Versions of the loaded data sets, by edition. */
  versions(): ReadonlyMap<string, string> {
    return new Map(
      [...this.slots].flatMap(([edition, { loaded }]) => (loaded ? [[edition, loaded.image.version]] : [])),
    );
  }

  close(): void {
    clearTimeout(this.freeing);
    this.unwatch();
  }

  private slotOf(edition: string): Slot {
    const slot = this.slots.get(edition) ?? { checked: 0, used: 0, kept: [] };
    this.slots.set(edition, slot);
    return slot;
  }

  /** Checks the store; concurrent callers share one check. */
  private renewOnce(edition: string): Promise<LoadedDataset> {
    const slot = this.slotOf(edition);
    slot.renewing ??= this.renewSlot(edition, slot).finally(() => (slot.renewing = undefined));
    slot.renewing.catch(() => slot.loaded ?? this.slots.delete(edition));
    return slot.renewing;
  }

  private async renewSlot(edition: string, slot: Slot, attempt = 1): Promise<LoadedDataset> {
    const kept = await this.store.versions(edition);
    if (kept.length === 0) {
      this.slots.delete(edition);
      throw new TrellisError('unknown-edition', `There is no data set for the edition ${edition}.`);
    }
    const { version: newest } = kept[0].header;
    try {
      const loaded = slot.loaded?.image.version === newest ? slot.loaded : await this.loadNewest(edition, newest);
      if (slot.loaded && slot.loaded !== loaded) this.older.add(slot.loaded.image);
      Object.assign(slot, { loaded, kept, checked: Date.now() });
      this.closeUnused(slot);
      this.older.retain(edition, (version) => version !== newest && keptOf(kept, version) !== undefined);
      this.announce();
      return loaded;
    } catch (error) {
      if (!isGone(error) || attempt === maxAttempts) throw error;
      return this.renewSlot(edition, slot, attempt + 1);
    }
  }

  private async loadNewest(edition: string, version: string): Promise<LoadedDataset> {
    const image = await this.engine.readImage(edition, version);
    // The thread that has read it is still there: a new one takes as long as the index.
    this.engine.prepareSearch?.(image);
    return { image, dataset: openDataset(image) };
  }

  /** Closes the data sets whose last call is longest ago, except that of a slot, until the others fit. */
  private closeUnused(inUse: Slot): void {
    const open = [...this.slots.values()]
      .flatMap((slot) => (slot.loaded ? [{ slot, bytes: memoryOf(slot.loaded.image, this.heaps) }] : []))
      .sort((a, b) => b.slot.used - a.slot.used);
    let bytes = 0;
    for (const one of open) {
      bytes += one.bytes;
      if (bytes > this.maxBytes && one.slot !== inUse) one.slot.loaded = undefined;
    }
  }

  /** Tells the worker threads which versions are in memory, and frees the memory of those that no longer are. */
  private announce(): void {
    const newest = [...this.slots.values()].flatMap(({ loaded }) => (loaded ? [versionKey(loaded.image)] : []));
    const announced = [...newest, ...this.older.keys()];
    const isSmaller = this.announced.some((key) => !announced.includes(key));
    if (!isSmaller && announced.length === this.announced.length) return;
    this.announced = announced;
    this.engine.holdVersions(announced);
    if (isSmaller) this.freeing ??= inBackground(() => this.free(), freeAfterMs);
  }

  private free(): void {
    this.freeing = undefined;
    this.freeMemory();
  }

  /** Renews a loaded edition after a change of the store, or all loaded ones. */
  private renewChanged(changed: string | undefined): void {
    for (const edition of changed === undefined ? this.slots.keys() : [changed]) {
      if (this.slots.get(edition)?.loaded) this.renew(edition).catch(this.onFault);
    }
  }
}

const keptOf = (kept: readonly KeptVersion[], version: string): KeptVersion | undefined =>
  kept.find(({ header }) => header.version === version);

const isGone = (error: unknown): boolean => error instanceof TrellisError && error.code === 'version-gone';

function ifGone(error: unknown): undefined {
  if (!isGone(error)) throw error;
}
