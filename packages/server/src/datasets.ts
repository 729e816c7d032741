import { openDataset, TrellisError, type Dataset, type DatasetImage } from '@trellis/core';
import type { DatasetStore } from '@trellis/store';
import type { Engine } from './engine/engine.ts';

/** A data set as the server holds it: open for its own use, packed for the workers. */
export interface LoadedDataset {
  readonly dataset: Dataset;
  readonly image: DatasetImage;
}

/** The current data set of every edition, reloaded when an import has replaced it. */
export interface Datasets {
  /** Throws `unknown-edition` when there is none. */
  current(edition: string): Promise<LoadedDataset>;
  /** Edition that a name stands for: itself, or the only one there is when it has no data set. */
  resolve(edition: string): Promise<string>;
}

/** Milliseconds for which a data set is taken to be the current one without asking the store. */
const trust = 1000;

interface Slot {
  loaded: Promise<LoadedDataset>;
  version: string;
  checked: number;
}

/** `folder` is where the workers find the store. */
export function holdDatasets(store: DatasetStore, engine: Engine, folder: string): Datasets {
  const slots = new Map<string, Slot>();

  async function load(edition: string): Promise<LoadedDataset> {
    const image = await engine.readImage(folder, edition);
    return { image, dataset: openDataset(image) };
  }

  async function versionOf(edition: string): Promise<string> {
    const header = await store.header(edition);
    if (!header) throw new TrellisError('unknown-edition', `There is no data set for the edition ${edition}.`);
    return header.version;
  }

  return {
    async current(edition) {
      const slot = slots.get(edition);
      if (slot && Date.now() - slot.checked < trust) return slot.loaded;
      const version = await versionOf(edition);
      if (slot?.version === version) {
        slot.checked = Date.now();
        return slot.loaded;
      }
      const loaded = load(edition);
      slots.set(edition, { loaded, version, checked: Date.now() });
      loaded.catch(() => slots.delete(edition));
      return loaded;
    },
    async resolve(edition) {
      const editions = await store.editions();
      return !editions.includes(edition) && editions.length === 1 ? editions[0] : edition;
    },
  };
}
