import { TrellisError } from '@trellis/core';
import type { Bitset, Dataset, NamedText } from '@trellis/core/dataset';
import { readTargetNetwork } from '@trellis/core/formats';
import { knownGenes } from '@trellis/core/reading';
import {
  analysisSets,
  libraryAnalyses,
  networkSets,
  readNullLists,
  regulatorLibrary,
  type NullList,
  type RegulatorLibrary,
  type TargetSet,
} from '@trellis/core/regulators';
import type { DataReader } from '../data/dataReader.ts';
import { LastUsed } from '../data/lastUsed.ts';
import { memoize, memoizeAsync } from '../data/memoize.ts';

/** Predefined lists and networks in the memory of this thread, per version of a data set. */
const lists = new LastUsed<Promise<NamedText[]>>({ max: 4 });
const nullLists = new LastUsed<Promise<NullList[]>>({ max: 4 });
const networks = new LastUsed<Promise<ReadNetworks>>({ max: 4 });

/** Libraries with their scores in this thread; one of 700 analyses and 170 null lists needs up to 10 MB. */
const libraries = new LastUsed<RegulatorLibrary>({ max: 4 });

/** Drops the libraries: they refer to the memory of their data sets. */
export const forgetLibraries = (): void => libraries.clear();

/** The target sets of the predefined target networks, and a sentence for each network that cannot be read. */
interface ReadNetworks {
  readonly sets: readonly TargetSet<string>[];
  readonly unread: readonly string[];
}

/** What is read of a data set for questions about gene lists. */
export interface ListTables {
  /** The texts of all predefined lists. */
  texts(): Promise<readonly NamedText[]>;
  /** Text of a predefined list; throws `unknown-list`. */
  list(name: string): Promise<string>;
  nullLists(): Promise<readonly NullList[]>;
  networks(): Promise<ReadNetworks>;
  /** The library of a universe: the analyses that a query names, or all of them and the target networks. */
  library(universe: Bitset, query: string | undefined): Promise<RegulatorLibrary>;
}

/** Reads the tables of a data set on first use. Throws `version-gone` once the data set is no longer kept. */
export function listTables(reader: DataReader, dataset: Dataset): ListTables {
  const key = `${dataset.edition} ${dataset.version}`;
  const texts = () => memoizeAsync(lists, key, () => readTexts(reader, dataset, 'list'));
  const tables: ListTables = {
    texts,
    async list(name) {
      const found = (await texts()).find((list) => list.name === name);
      if (found) return found.text;
      throw new TrellisError('unknown-list', `There is no predefined list "${name}".`);
    },
    nullLists: () => memoizeAsync(nullLists, key, async () => readNullLists(dataset, await texts())),
    networks: () => memoizeAsync(networks, key, () => readNetworks(reader, dataset)),
    async library(universe, query) {
      const analyses = query === undefined ? dataset.analyses : libraryAnalyses(dataset, query);
      const sets = {
        analyses: analysisSets(analyses),
        networks: query === undefined ? (await tables.networks()).sets : [],
        nullLists: await tables.nullLists(),
        nullAnalyses: dataset.analyses,
        evidence: dataset.evidence,
      };
      const parts = [key, query ?? null, universe.join()];
      return memoize(libraries, JSON.stringify(parts), () => regulatorLibrary(sets, universe));
    },
  };
  return tables;
}

/** Reads all networks: one that cannot be read, which an earlier version may have let in, is left out alone. */
async function readNetworks(reader: DataReader, dataset: Dataset): Promise<ReadNetworks> {
  const sets: TargetSet<string>[] = [];
  const unread: string[] = [];
  for (const { name, text } of await readTexts(reader, dataset, 'network')) {
    try {
      sets.push(...networkSets(dataset, readTargetNetwork(text, { name, genes: knownGenes(dataset) })));
    } catch (error) {
      if (!(error instanceof TrellisError)) throw error;
      unread.push(`The target network ${name} cannot be read and is left out. ${error.message}`);
    }
  }
  return { sets, unread };
}

async function readTexts(reader: DataReader, dataset: Dataset, kind: 'list' | 'network'): Promise<NamedText[]> {
  const names = kind === 'list' ? dataset.lists : dataset.networks;
  const texts = await reader.documents(dataset, kind, names);
  return names.map((name, i) => ({ name, text: texts[i] ?? '' }));
}
