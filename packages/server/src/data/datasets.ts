import { setTimeout as wait } from 'node:timers/promises';
import { openDataset, TrellisError, type Dataset, type DatasetImage } from '@trellis/core';
import type { DatasetStore } from '@trellis/store';
import type { ViewEngine } from '../views/engine.ts';

/** A data set as the server holds it: open for its own use, packed for the workers. */
export interface LoadedDataset {
  readonly dataset: Dataset;
  readonly image: DatasetImage;
}

/**
 * The current data set of every edition. When an import has replaced one, the next is loaded beside it and takes its place
 * between two calls: who has been given one keeps it to the end of the answer.
 */
export interface Datasets {
  /** Throws `unknown-edition` when there is none. */
  current(edition: string): Promise<LoadedDataset>;
  /** Reads the data sets of all editions that have not been read yet; one that cannot be read keeps nobody waiting. */
  load(): Promise<void>;
  /** Waits until the edition's data set is the one in the store. */
  renew(edition: string): Promise<void>;
  /** Edition that a name stands for: itself, or the only one there is when it has no data set. */
  resolve(edition: string): Promise<string>;
  /** Versions that answers are given from, by edition. */
  versions(): ReadonlyMap<string, string>;
  close(): void;
}

/** Milliseconds for which a data set is taken to be the current one without asking the store. */
const maxAgeMs = 1000;

/** Milliseconds that a call waits for the next data set before it is answered from the one that is there. */
const timeoutMs = 1500;

interface Slot {
  loaded?: LoadedDataset;
  /** When the store last said that it is the current one. */
  checked: number;
  /** A look at the store that is under way, with the loading that it may lead to. */
  renewing?: Promise<LoadedDataset>;
}

/** `onFault` hears of data sets that could not be renewed; the one that is there goes on answering. */
export function holdDatasets(
  store: DatasetStore,
  engine: Pick<ViewEngine, 'readImage'>,
  onFault: (error: unknown) => void = () => {},
): Datasets {
  const slots = new Map<string, Slot>();
  let editions: { readonly names: Promise<string[]>; readonly asked: number } | undefined;

  function slotOf(edition: string): Slot {
    const slot = slots.get(edition) ?? { checked: 0 };
    slots.set(edition, slot);
    return slot;
  }

  async function renewSlot(edition: string, slot: Slot): Promise<LoadedDataset> {
    const header = await store.header(edition);
    if (!header) {
      slots.delete(edition);
      throw new TrellisError('unknown-edition', `There is no data set for the edition ${edition}.`);
    }
    if (slot.loaded?.image.version !== header.version) {
      const image = await engine.readImage(edition);
      slot.loaded = { image, dataset: openDataset(image) };
    }
    slot.checked = Date.now();
    return slot.loaded;
  }

  /** Looks at the store once at a time. */
  function renew(edition: string): Promise<LoadedDataset> {
    const slot = slotOf(edition);
    slot.renewing ??= renewSlot(edition, slot).finally(() => (slot.renewing = undefined));
    slot.renewing.catch(() => slot.loaded ?? slots.delete(edition));
    return slot.renewing;
  }

  /** What is there, when the next one takes long or cannot be had. */
  async function current(edition: string): Promise<LoadedDataset> {
    const { loaded, checked } = slotOf(edition);
    if (!loaded) return renew(edition);
    if (Date.now() - checked < maxAgeMs) return loaded;
    const next = renew(edition).catch((error: unknown) => {
      if (error instanceof TrellisError && error.code === 'unknown-edition') throw error;
      slotOf(edition).checked = Date.now();
      onFault(error);
      return loaded;
    });
    next.catch(() => {});
    return Promise.race([next, wait(timeoutMs, loaded, { ref: false })]);
  }

  async function names(): Promise<string[]> {
    const known = editions;
    if (known && Date.now() - known.asked < maxAgeMs) return known.names;
    const asking = store.editions().catch((error: unknown) => {
      if (known) return known.names;
      editions = undefined;
      throw error;
    });
    asking.catch(() => {});
    editions = { names: asking, asked: Date.now() };
    return asking;
  }

  /** A look that begins now: one that is under way may have been too early. */
  async function renewAgain(edition: string): Promise<void> {
    await slots.get(edition)?.renewing?.catch(() => {});
    await renew(edition);
  }

  const unwatch = store.watch((changed) => {
    editions = undefined;
    for (const edition of changed === undefined ? slots.keys() : [changed]) {
      if (slots.get(edition)?.loaded) renewAgain(edition).catch(onFault);
    }
  });

  return {
    current,
    async load() {
      const missing = (await names()).filter((edition) => !slots.get(edition)?.loaded);
      await Promise.all(missing.map((edition) => renew(edition).catch(onFault)));
    },
    renew: renewAgain,
    async resolve(edition) {
      if (slots.get(edition)?.loaded) return edition;
      const all = await names();
      return !all.includes(edition) && all.length === 1 ? all[0] : edition;
    },
    versions: () =>
      new Map([...slots].flatMap(([edition, { loaded }]) => (loaded ? [[edition, loaded.image.version]] : []))),
    close: unwatch,
  };
}
