import { setTimeout as wait } from 'node:timers/promises';
import { openDataset, TrellisError, type Dataset, type DatasetImage } from '@trellis/core';
import type { DatasetStore } from '@trellis/store';
import type { ViewEngine } from '../views/engine.ts';

/** A data set in the memory of the server: open for its own use, and as an image for the workers. */
export interface LoadedDataset {
  readonly dataset: Dataset;
  readonly image: DatasetImage;
}

/** Time for which a data set counts as current without a check of the store. */
const maxAgeMs = 1000;

/** Time that a call waits for the next data set before it is answered from the loaded one. */
const timeoutMs = 1500;

interface Slot {
  loaded?: LoadedDataset;
  /** Time of the last check that the store has the same version, Unix time in ms. */
  checked: number;
  /** A running check of the store, including the loading of a new version. */
  renewing?: Promise<LoadedDataset>;
}

/**
 * The current data set of every edition. When an import has replaced one, the next is loaded while the old one still
 * answers. A call keeps the data set that it started with.
 */
export class Datasets {
  private readonly store: DatasetStore;
  private readonly engine: Pick<ViewEngine, 'readImage'>;
  private readonly onFault: (error: unknown) => void;
  private readonly slots = new Map<string, Slot>();
  /** Names of the editions in the store, and when they were requested. */
  private editions: { readonly names: Promise<string[]>; readonly checked: number } | undefined;
  private readonly unwatch: () => void;

  /** `onFault` is called when a data set cannot be renewed; the loaded one stays in use. */
  constructor(
    store: DatasetStore,
    engine: Pick<ViewEngine, 'readImage'>,
    onFault: (error: unknown) => void = () => {},
  ) {
    this.store = store;
    this.engine = engine;
    this.onFault = onFault;
    this.unwatch = store.watch((changed) => this.renewChanged(changed));
  }

  /**
   * Returns the data set of an edition; the loaded one if the next takes too long or cannot be loaded. Throws
   * `unknown-edition` when there is none.
   */
  async current(edition: string): Promise<LoadedDataset> {
    const { loaded, checked } = this.slotOf(edition);
    if (!loaded) return this.renewOnce(edition);
    if (Date.now() - checked < maxAgeMs) return loaded;
    const next = this.renewOnce(edition).catch((error: unknown) => {
      if (error instanceof TrellisError && error.code === 'unknown-edition') throw error;
      this.slotOf(edition).checked = Date.now();
      this.onFault(error);
      return loaded;
    });
    next.catch(() => {});
    return Promise.race([next, wait(timeoutMs, loaded, { ref: false })]);
  }

  /** Loads the data sets of all editions that are not loaded yet; one that cannot be read does not delay the others. */
  async load(): Promise<void> {
    const missing = (await this.editionNames()).filter((edition) => !this.slots.get(edition)?.loaded);
    await Promise.all(missing.map((edition) => this.renewOnce(edition).catch(this.onFault)));
  }

  /** Waits until the loaded data set is the one in the store. A check that is running can be too early, so a new one starts. */
  async renew(edition: string): Promise<void> {
    await this.slots.get(edition)?.renewing?.catch(() => {});
    await this.renewOnce(edition);
  }

  /** Returns the edition itself, or the only one in the store if this one has no data set. */
  async resolve(edition: string): Promise<string> {
    if (this.slots.get(edition)?.loaded) return edition;
    const all = await this.editionNames();
    return !all.includes(edition) && all.length === 1 ? all[0] : edition;
  }

  /** Versions of the loaded data sets, by edition. */
  versions(): ReadonlyMap<string, string> {
    return new Map(
      [...this.slots].flatMap(([edition, { loaded }]) => (loaded ? [[edition, loaded.image.version]] : [])),
    );
  }

  close(): void {
    this.unwatch();
  }

  private slotOf(edition: string): Slot {
    const slot = this.slots.get(edition) ?? { checked: 0 };
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

  private async renewSlot(edition: string, slot: Slot): Promise<LoadedDataset> {
    const header = await this.store.header(edition);
    if (!header) {
      this.slots.delete(edition);
      throw new TrellisError('unknown-edition', `There is no data set for the edition ${edition}.`);
    }
    if (slot.loaded?.image.version !== header.version) {
      const image = await this.engine.readImage(edition);
      slot.loaded = { image, dataset: openDataset(image) };
    }
    slot.checked = Date.now();
    return slot.loaded;
  }

  /** Renews a loaded edition after a change of the store, or all loaded ones. */
  private renewChanged(changed: string | undefined): void {
    this.editions = undefined;
    for (const edition of changed === undefined ? this.slots.keys() : [changed]) {
      if (this.slots.get(edition)?.loaded) this.renew(edition).catch(this.onFault);
    }
  }

  /** Names of the editions in the store, sorted. */
  async editionNames(): Promise<string[]> {
    const known = this.editions;
    if (known && Date.now() - known.checked < maxAgeMs) return known.names;
    const names = this.store.editions().catch((error: unknown) => {
      if (known) return known.names;
      this.editions = undefined;
      throw error;
    });
    names.catch(() => {});
    this.editions = { names, checked: Date.now() };
    return names;
  }
}
