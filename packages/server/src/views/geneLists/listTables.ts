import { createHash } from 'node:crypto';
import { LRUCache } from 'lru-cache';
import {
  analysisSets,
  libraryAnalyses,
  networkSets,
  readNullLists,
  knownGenes,
  readTargetNetwork,
  regulatorLibrary,
  TrellisError,
  type Bitset,
  type Dataset,
  type NamedText,
  type NullList,
  type RegulatorLibrary,
  type TargetSet,
} from '@trellis/core';
import type { DatasetStore } from '@trellis/store';
import { memoize, memoizeAsync } from '../../cache/memoize.ts';
import { withStore, type StoreSource } from '../storeSource.ts';

/** Predefined lists and networks in the memory of this thread, per version of a data set. */
const lists = new LRUCache<string, Promise<NamedText[]>>({ max: 4 });
const nullLists = new LRUCache<string, Promise<NullList[]>>({ max: 4 });
const networks = new LRUCache<string, Promise<TargetSet<string>[]>>({ max: 4 });

/** Libraries with their scores in this thread; one of 700 analyses and 170 null lists needs up to 10 MB. */
const libraries = new LRUCache<string, RegulatorLibrary>({ max: 4 });

/** Drops the libraries: they refer to the memory of their data sets. */
export const forgetLibraries = (): void => libraries.clear();

/** What the store holds of a data set for questions about gene lists. */
export interface ListTables {
  /** The texts of all predefined lists. */
  texts(): Promise<readonly NamedText[]>;
  /** Text of a predefined list; throws `unknown-list`. */
  list(name: string): Promise<string>;
  nullLists(): Promise<readonly NullList[]>;
  /** The target sets of the predefined target networks. */
  networks(): Promise<readonly TargetSet<string>[]>;
  /** The library of a universe: the analyses that a query names, or all of them and the target networks. */
  library(universe: Bitset, query: string | undefined): Promise<RegulatorLibrary>;
}

/** Reads the tables of a data set on first use. Throws `version-gone` once the data set is no longer kept. */
export function listTables(source: StoreSource, dataset: Dataset): ListTables {
  const key = `${dataset.edition} ${dataset.version}`;
  const texts = () =>
    memoizeAsync(lists, key, () =>
      read(source, dataset, (store, name) => store.list(dataset.edition, name, dataset.version), 'lists'),
    );
  const tables: ListTables = {
    texts,
    async list(name) {
      const found = (await texts()).find((list) => list.name === name);
      if (found) return found.text;
      throw new TrellisError('unknown-list', `There is no predefined list "${name}".`);
    },
    nullLists: () => memoizeAsync(nullLists, key, async () => readNullLists(dataset, await texts())),
    networks: () => memoizeAsync(networks, key, () => readNetworks(source, dataset)),
    async library(universe, query) {
      const analyses = query === undefined ? dataset.analyses : libraryAnalyses(dataset, query);
      const sets = {
        analyses: analysisSets(analyses),
        networks: query === undefined ? await tables.networks() : [],
        nullLists: await tables.nullLists(),
        nullAnalyses: dataset.analyses,
        evidence: dataset.evidence,
      };
      const parts = [key, query ?? null, hashOf(universe)];
      return memoize(libraries, JSON.stringify(parts), () => regulatorLibrary(sets, universe));
    },
  };
  return tables;
}

const hashOf = (bits: Bitset): string =>
  createHash('sha256')
    .update(Uint8Array.from(bytesOf(bits)))
    .digest('base64');

const bytesOf = ({ buffer, byteOffset, byteLength }: Bitset): Uint8Array =>
  new Uint8Array(buffer, byteOffset, byteLength);

async function readNetworks(source: StoreSource, dataset: Dataset): Promise<TargetSet<string>[]> {
  const texts = await read(
    source,
    dataset,
    (store, name) => store.network(dataset.edition, name, dataset.version),
    'networks',
  );
  return texts.flatMap(({ name, text }) =>
    networkSets(dataset, readTargetNetwork(text, { name, genes: knownGenes(dataset) })),
  );
}

function read(
  source: StoreSource,
  dataset: Dataset,
  textOf: (store: DatasetStore, name: string) => Promise<string | undefined>,
  part: 'lists' | 'networks',
): Promise<NamedText[]> {
  return withStore(source, async (store) => {
    const texts: NamedText[] = [];
    for (const name of dataset[part]) texts.push({ name, text: (await textOf(store, name)) ?? '' });
    return texts;
  });
}
