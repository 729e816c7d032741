import { sha256 } from '@noble/hashes/sha2.js';
import { bytesToHex } from '@noble/hashes/utils.js';
import { gzipSync } from 'fflate';
import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { openDataset } from '@trellis/core/dataset';
import { motifTables } from '@trellis/engine';
import type { DatasetStore } from '@trellis/store';
import { Editions, preferredTfs } from '../data/editions.ts';
import type { CallSettings } from '../http/context.ts';
import { siteFacts } from '../http/siteFacts.ts';
import { software } from '../software/software.ts';
import { makeExamples } from '../views/examples/makeExamples.ts';
import { packColumns, splitIndex } from './columns.ts';
import type { PartName, PartsByName, SiteEdition, SiteManifest } from './manifest.ts';
import { packMotifs } from './motifParts.ts';

/** Characters of the name of a part: 96 bits of its hash. */
const nameLength = 24;

/** Writes parts of data into a folder, each under the name of its content. */
type AddPart = (content: Uint8Array | string) => Promise<PartName>;

async function partWriter(folder: string): Promise<AddPart> {
  await mkdir(folder, { recursive: true });
  const written = new Set<PartName>();
  return async (content) => {
    const bytes = typeof content === 'string' ? new TextEncoder().encode(content) : content;
    const name = bytesToHex(sha256(bytes)).slice(0, nameLength);
    // The packer is part of the program: the same bytes in every version of Node.
    if (!written.has(name)) await writeFile(join(folder, `${name}.bin`), gzipSync(bytes, { level: 9, mtime: 0 }));
    written.add(name);
    return name;
  };
}

/** Packs the newest data sets of some editions for pages, and writes `site.json`. */
export async function writeSiteData(
  store: DatasetStore,
  { folder, editions, settings }: { folder: string; editions: readonly string[]; settings: CallSettings },
): Promise<SiteManifest> {
  const add = await partWriter(join(folder, 'data'));
  const written: SiteEdition[] = [];
  for (const edition of editions) written.push(await writeEdition(store, edition, add));
  const manifest: SiteManifest = { format: 1, program: software.version, settings, editions: written };
  await writeFile(join(folder, 'site.json'), JSON.stringify(manifest));
  return manifest;
}

async function writeEdition(store: DatasetStore, edition: string, add: AddPart): Promise<SiteEdition> {
  const [newest] = await store.versions(edition);
  const image = await store.image(edition);
  const dataset = openDataset(image);
  const { chunks, rest } = packColumns(image);
  const texts = splitIndex(image.index);
  const profile = await store.profile(edition);
  const documents = async (names: readonly string[], read: (name: string) => Promise<string | undefined>) => {
    const parts = new Map<string, PartName>();
    for (const name of names) parts.set(name, await add((await read(name)) ?? ''));
    return Object.fromEntries(parts);
  };
  const motifs = async (kind: 'cluster' | 'individual'): Promise<PartsByName> => {
    const parts = new Map<string, PartName>();
    for (const region of dataset.motifRegions) {
      const columns = await store.motifs({ edition }, kind, [region]);
      if (columns.length > 0) parts.set(region, await add(packMotifs(columns)));
    }
    return Object.fromEntries(parts);
  };
  const reader = {
    documents: async () => [],
    clusterInfo: () => store.clusterInfo({ edition }),
    motifs: (_: unknown, kind: 'cluster' | 'individual', regions: readonly string[]) =>
      store.motifs({ edition }, kind, regions),
  };
  const examples = await makeExamples(
    { image, preferred: preferredTfs(profile.settings) },
    { dataset, store, motifs: motifTables(reader, dataset) },
  );
  const packed: PartName[] = [];
  for (const chunk of chunks) packed.push(await add(chunk));
  return {
    ...newest,
    profile,
    facts: siteFacts(dataset, await new Editions(store).of(edition)),
    index: await add(texts.index),
    fullNames: await add(texts.fullNames),
    columnBytes: image.columns.byteLength,
    chunks: packed,
    rest: await add(rest),
    lists: await documents(dataset.lists, (name) => store.list(edition, name)),
    networks: await documents(dataset.networks, (name) => store.network(edition, name)),
    clusterInfo: await add(await store.clusterInfo({ edition })),
    motifs: { cluster: await motifs('cluster'), individual: await motifs('individual') },
    examples: await add(JSON.stringify(examples)),
  };
}
