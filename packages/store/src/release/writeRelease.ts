import { createHash } from 'node:crypto';
import { createReadStream } from 'node:fs';
import { rm, stat, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { pipeline } from 'node:stream/promises';
import { TrellisError } from '@trellis/core';
import { openDataset, packDataset } from '@trellis/core/dataset';
import { shortVersion } from '../contents/shortVersion.ts';
import { writeGzip } from '../export/writeGzip.ts';
import { ifMissing } from '../sqlite/ifMissing.ts';
import { renameDurably, syncTree } from '../sqlite/durable.ts';
import { removeLeftovers } from '../sqlite/temporary.ts';
import type { DatasetHeader, DatasetStore } from '../store.ts';
import { citationText } from './citation.ts';
import { dataCiteText } from './dataCite.ts';
import { dataPackageText } from './dataPackage.ts';
import { geneSetFiles } from './geneSets.ts';
import { jsonLdText } from './jsonLd.ts';
import { readMeText } from './readMe.ts';
import { geneSetFile, tableFiles, type PlannedFile, type Publication, type ReleasedFile } from './releasedFile.ts';
import { releaseTables, type Released } from './releaseTables.ts';
import { orShipped } from '../shippedEditions.ts';
import { describeSources } from './sources.ts';
import { sumsFile, sumsText } from './sums.ts';
import { openParquet } from './writeParquet.ts';
import { csvHead, csvLines } from './writeCsv.ts';
import type { Table } from './table.ts';
import { makeFolder } from '../makeFolder.ts';

export interface ReleaseOptions extends Omit<Publication, 'url'> {
  /** Address of the site, on which the release is `releases/VERSION/`. */
  readonly url?: string;
  readonly edition: string;
  /** Beginning of a version that the store keeps; by default the newest. */
  readonly version?: string;
  /** Folder of all releases; the release is written to `EDITION/VERSION` in it. */
  readonly folder: string;
  /** Called with a fraction from 0 to 1. */
  readonly progress?: (fraction: number) => void;
}

/** A release that was written, or was there before. */
export interface WrittenRelease {
  readonly header: DatasetHeader;
  readonly folder: string;
  /** False if the release was there before; it was not changed. */
  readonly isNew: boolean;
}

/**
 * Writes a release of a data set into a folder of its own. The files are written to a temporary folder, which gets its name
 * once all are complete; a release that is there is never changed. The same version, options and version of Node give the same
 * bytes. Memory: the data set, and one batch of rows as values. Throws `unknown-edition` and `version-gone`.
 */
export async function writeRelease(datasets: DatasetStore, options: ReleaseOptions): Promise<WrittenRelease> {
  const header = await chooseVersion(datasets, options);
  const folder = join(options.folder, header.edition, shortVersion(header.version));
  await makeFolder(dirname(folder));
  if (await exists(folder)) return { header, folder, isNew: false };
  const aside = join(dirname(folder), `.${shortVersion(header.version)}.partial-${process.pid}`);
  await removeLeftovers(dirname(folder), /^\.[0-9a-f]+\.partial-(\d+)$/);
  await rm(aside, { recursive: true, force: true });
  await makeFolder(aside);
  try {
    const url = options.url && releaseAddress(options.url, header);
    await writeFiles(await readReleased(datasets, header), aside, { ...options, url, header });
    await syncTree(aside);
    await renameDurably(aside, folder);
    return { header, folder, isNew: true };
  } finally {
    await rm(aside, { recursive: true, force: true });
  }
}

async function chooseVersion(
  datasets: DatasetStore,
  { edition, version = '' }: ReleaseOptions,
): Promise<DatasetHeader> {
  const kept = await datasets.versions(edition);
  if (kept.length === 0)
    throw new TrellisError('unknown-edition', `There is no data set for the edition ${edition}.`);
  const found = kept.filter(({ header }) => header.version.startsWith(version));
  if (version === '' || found.length === 1) return found[0].header;
  const problem = found.length === 0 ? 'no version of' : 'more than one version of';
  throw new TrellisError(
    'version-gone',
    `The store has ${problem} the ${edition} data that begins with "${version}".`,
  );
}

/** Address of a release on the site that has this address. */
const releaseAddress = (site: string, { version }: DatasetHeader): string =>
  new URL(`releases/${shortVersion(version)}/`, site.endsWith('/') ? site : `${site}/`).href;

const exists = (path: string): Promise<boolean> => stat(path).then(() => true, ifMissing(false));

/** Reads a data set. Motifs are not part of a release, and analyses are kept in their packed form only. */
async function readReleased(datasets: DatasetStore, { edition, version }: DatasetHeader): Promise<Released> {
  const { motifs: _, analyses, ...stored } = await datasets.contents(edition, version);
  const contents = { ...stored, settings: orShipped(edition, stored.settings) };
  const motifs = { cluster: [], individual: [] };
  const dataset = openDataset(packDataset({ ...contents, analyses, motifs }, version));
  return { contents, dataset, sources: describeSources(dataset) };
}

interface Target extends Publication {
  readonly header: DatasetHeader;
  readonly progress?: (fraction: number) => void;
}

async function writeFiles(released: Released, folder: string, target: Target): Promise<void> {
  const [tables, sets] = [releaseTables(released), geneSetFiles(released.dataset)];
  const files: ReleasedFile[] = [];
  const add = async (...planned: PlannedFile[]): Promise<void> => {
    for (const file of planned) files.push({ ...file, ...(await measure(join(folder, file.name))) });
    target.progress?.(files.length / (2 * tables.length + sets.length));
  };
  for (const table of tables) await add(...tableFiles(table, await writeTable(table, folder)));
  for (const set of sets) {
    let count = 0;
    const lines = function* (): Generator<string> {
      for (const line of set.lines()) {
        count++;
        yield line;
      }
    };
    const path = join(folder, set.name);
    await (set.packed ? writeGzip(path, lines()) : writeFile(path, lines()));
    await add(geneSetFile(set, count));
  }
  const { species = '', annotation = '' } = released.dataset.settings;
  const facts = { header: target.header, species, annotation, sources: released.sources, files, publication: target };
  const texts: readonly (readonly [name: string, text: string])[] = [
    ['datapackage.json', dataPackageText(facts)],
    ['dataset.jsonld', jsonLdText(facts)],
    ['datacite.json', dataCiteText(facts)],
    ['CITATION.cff', citationText(facts)],
    ['README.md', readMeText(facts)],
  ];
  for (const [name, text] of texts) await writeFile(join(folder, name), text);
  const described = await Promise.all(
    texts.map(async ([name]) => ({ name, ...(await measure(join(folder, name))) })),
  );
  await writeFile(join(folder, sumsFile), sumsText([...files, ...described]));
}

/** Writes a table as Parquet and CSV in one pass; returns the number of its rows. */
async function writeTable(table: Table, folder: string): Promise<number> {
  const parquet = await openParquet(join(folder, `${table.name}.parquet`), table);
  let rows = 0;
  const texts = async function* (): AsyncGenerator<string> {
    yield csvHead(table);
    for (const batch of table.batches()) {
      rows += batch[0].length;
      await parquet.write(batch);
      yield* csvLines(batch);
    }
  };
  try {
    await writeGzip(join(folder, `${table.name}.csv.gz`), texts());
  } finally {
    await parquet.close();
  }
  return rows;
}

/** The size and the hash of a file. */
async function measure(path: string): Promise<Pick<ReleasedFile, 'bytes' | 'sha256'>> {
  const hash = createHash('sha256');
  await pipeline(createReadStream(path, { highWaterMark: 1 << 20 }), hash);
  return { bytes: (await stat(path)).size, sha256: hash.digest('hex') };
}
