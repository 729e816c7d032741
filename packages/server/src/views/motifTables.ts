import { parse } from 'csv-parse/sync';
import { arrangeHits, checkRegions, type Dataset, type MotifHits, type MotifInfo } from '@trellis/core';
import { openStore, type DatabaseLimits, type DatasetStore, type MotifKind } from '@trellis/store';
import { Recent } from '../pool/recent.ts';

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

/** Reads the motif tables of a data set when they are first asked for; `store-changed` once it has been replaced. */
export function motifTables(source: StoreSource, dataset: Dataset): MotifTables {
  const key = `${dataset.edition} ${dataset.version}`;
  return {
    hits: (kind, asked) =>
      Promise.all(
        checkRegions(asked).map((region) =>
          kept(regions, `${key} ${kind} ${region}`, () =>
            reading(source, async (store) => {
              const columns = await store.motifs(dataset, kind, [region]);
              return arrangeHits(region, columns, dataset.genes.length);
            }),
          ),
        ),
      ),
    clusters: () =>
      kept(clusters, key, () => reading(source, async (store) => readClusters(await store.clusterInfo(dataset)))),
  };
}

/** A reading that is remembered, unless it fails. */
function kept<T>(recent: Recent<Promise<T>>, key: string, read: () => Promise<T>): Promise<T> {
  const value = recent.get(key, read);
  value.catch(() => recent.forget(key));
  return value;
}

/** Opens the store for one reading. */
async function reading<T>({ place, limits }: StoreSource, read: (store: DatasetStore) => Promise<T>): Promise<T> {
  const store = await openStore(place, limits);
  try {
    return await read(store.datasets);
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
