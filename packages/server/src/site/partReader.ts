import { LRUCache } from 'lru-cache';
import { TrellisError, valueOf } from '@trellis/core';
import type { DatasetImage, MotifColumn } from '@trellis/core/dataset';
import { memoizeAsync, type DataReader } from '@trellis/engine';
import type { DatasetStore } from '@trellis/store';
import type { MadeExamples } from '../views/examples/makeExamples.ts';
import { openLateColumns, type LateColumns, type ReadPart } from './lateColumns.ts';
import type { PartName, PartsByName, SiteEdition, SiteManifest } from './manifest.ts';
import { unpackMotifs } from './motifParts.ts';

/** Data sets and tables of motifs in memory. */
const [maxImages, maxMotifTables] = [4, 6];

/** What routes and views read of the data sets of a folder. */
type FolderStore = Pick<
  DatasetStore,
  'editions' | 'header' | 'versions' | 'profile' | 'image' | 'list' | 'network' | 'clusterInfo' | 'motifs' | 'watch'
>;

/** The data of a folder. */
export interface SiteData {
  readonly datasets: FolderStore;
  readonly reader: DataReader;
  /** Reads all parts of a data set at once. */
  complete(edition: string): Promise<void>;
  /** What reads each part of a data set. */
  loaders(edition: string): Promise<readonly (() => Promise<void>)[]>;
  /** The examples of a data set, which were made with the folder. */
  examples(edition: string): Promise<MadeExamples>;
}

/** Opens the data of a folder, which are read by parts when they are needed. */
export function openSiteData({ editions }: SiteManifest, read: ReadPart): SiteData {
  const find = (name: string): SiteEdition | undefined => editions.find(({ header }) => header.edition === name);
  const of = (name: string): SiteEdition => {
    const found = find(name);
    if (found) return found;
    throw new TrellisError('unknown-edition', `There is no data set for the edition ${name}.`);
  };
  const textOf = async (part: PartName): Promise<string> =>
    new TextDecoder('utf-8', { ignoreBOM: true }).decode(await read(part));
  const textIn = async (parts: PartsByName, name: string): Promise<string | undefined> => {
    const part = valueOf(parts, name);
    return part === undefined ? undefined : textOf(part);
  };
  const images = new LRUCache<string, Promise<PageImage>>({ max: maxImages });
  const imageOf = (edition: string) => memoizeAsync(images, edition, () => openImage(of(edition), read));
  const motifTables = new LRUCache<PartName, Promise<MotifColumn[]>>({ max: maxMotifTables });
  const motifsOf = (part: PartName) => memoizeAsync(motifTables, part, async () => unpackMotifs(await read(part)));

  const datasets: FolderStore = {
    editions: async () => editions.map(({ header }) => header.edition).sort(),
    header: async (edition) => find(edition)?.header,
    versions: async (edition) => [find(edition) ?? []].flat(),
    profile: async (edition) => of(edition).profile,
    image: imageOf,
    list: async (edition, name) => textIn(of(edition).lists, name),
    network: async (edition, name) => textIn(of(edition).networks, name),
    clusterInfo: async ({ edition }) => textOf(of(edition).clusterInfo),
    async motifs({ edition }, kind, regions) {
      const parts = of(edition).motifs[kind];
      const known = [...new Set(regions)].sort().flatMap((region) => valueOf(parts, region) ?? []);
      return (await Promise.all(known.map(motifsOf))).flat();
    },
    watch: () => () => {},
  };
  return {
    datasets,
    reader: {
      documents: ({ edition }, kind, names) => Promise.all(names.map((name) => datasets[kind](edition, name))),
      clusterInfo: (version) => datasets.clusterInfo(version),
      motifs: (...requested) => datasets.motifs(...requested),
    },
    complete: async (edition) => void (await Promise.all((await imageOf(edition)).loaders.map((load) => load()))),
    loaders: async (edition) => (await imageOf(edition)).loaders,
    examples: async (edition) => JSON.parse(await textOf(of(edition).examples)) as MadeExamples,
  };
}

/** A data set of a folder: its columns are read when answers need them. */
type PageImage = DatasetImage & LateColumns;

async function openImage(edition: SiteEdition, read: ReadPart): Promise<PageImage> {
  const { header, index } = edition;
  const json = await read(index);
  return {
    ...{ edition: header.edition, version: header.version },
    index: json.slice().buffer,
    ...openLateColumns(edition, read),
  };
}
