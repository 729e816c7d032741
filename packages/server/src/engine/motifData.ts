import { parse } from 'csv-parse/sync';
import { arrangeHits, checkRegions, TrellisError, type Dataset, type MotifHits, type MotifInfo } from '@trellis/core';
import { openStore, type DatabaseLimits, type DatasetStore, type MotifKind } from '@trellis/store';
import { Recent } from './recent.ts';

/** Motif tables as this thread has read them. One region of 1,300 motifs takes some 10 MB. */
const regions = new Recent<Promise<MotifHits>>(8);
const clusters = new Recent<Promise<ReadonlyMap<string, MotifInfo>>>(6);

/** Where a thread finds the store. */
export interface StoreSource {
  readonly place: string;
  readonly limits: DatabaseLimits;
}

/** Motif hits of a data set. */
export interface MotifTables {
  /** Hits in the asked regions, or in the default ones; see `checkRegions` for the errors. */
  hits(kind: MotifKind, asked: readonly string[] | undefined): Promise<MotifHits[]>;
  /** What is known of the motif clusters, by name. */
  clusters(): Promise<ReadonlyMap<string, MotifInfo>>;
}

/** Reads the motif tables of a data set when they are first asked for. */
export function motifTables(source: StoreSource, dataset: Dataset): MotifTables {
  const key = `${dataset.edition} ${dataset.version}`;
  return {
    hits: (kind, asked) =>
      Promise.all(
        checkRegions(asked).map((region) =>
          kept(regions, `${key} ${kind} ${region}`, () =>
            reading(source, dataset, async (store) => {
              const columns = await store.motifs(dataset.edition, kind, [region]);
              return arrangeHits(region, columns, dataset.genes.length);
            }),
          ),
        ),
      ),
    clusters: () =>
      kept(clusters, key, () =>
        reading(source, dataset, async (store) => readClusters(await store.clusterInfo(dataset.edition))),
      ),
  };
}

/** A reading that is remembered, unless it fails. */
function kept<T>(recent: Recent<Promise<T>>, key: string, read: () => Promise<T>): Promise<T> {
  const value = recent.get(key, read);
  value.catch(() => recent.forget(key));
  return value;
}

/** Opens the store for one reading, and refuses a data set that has been replaced meanwhile. */
async function reading<T>(
  { place, limits }: StoreSource,
  { edition, version }: Dataset,
  read: (store: DatasetStore) => Promise<T>,
): Promise<T> {
  const store = await openStore(place, limits);
  try {
    const header = await store.datasets.header(edition);
    if (header?.version === version) return await read(store.datasets);
    throw new TrellisError('store-changed', 'The data set is being replaced; please try again in a moment.');
  } finally {
    await store.close();
  }
}

/** The cluster information: a CSV whose first column names the cluster. */
function readClusters(text: string): Map<string, MotifInfo> {
  const [header = [], ...rows] = parse(text, { relax_column_count: true, skip_empty_lines: true }) as string[][];
  return new Map(
    rows.map(([name, ...values]) => [
      name,
      { name, ...Object.fromEntries(values.map((value, i) => [header[i + 1] ?? '', value])) },
    ]),
  );
}
