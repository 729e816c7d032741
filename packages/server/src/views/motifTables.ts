import { parse } from 'csv-parse/sync';
import { LRUCache } from 'lru-cache';
import { arrangeHits, checkRegions, type Dataset, type MotifHits, type MotifInfo } from '@trellis/core';
import type { MotifTables } from '@trellis/engine';
import type { MotifKind } from '@trellis/store';
import { memoizeAsync } from '../cache/memoize.ts';
import { withStore, type StoreSource } from './storeSource.ts';

/** Motif tables in the memory of this thread. One region of 1,300 motifs needs about 10 MB. */
const regions = new LRUCache<string, Promise<MotifHits>>({ max: 8 });
/** Motif clusters in all regions, for gene pages. Nine regions of 45 clusters need about 10 MB. */
const allRegions = new LRUCache<string, Promise<MotifHits[]>>({ max: 3 });
const clusters = new LRUCache<string, Promise<ReadonlyMap<string, MotifInfo>>>({ max: 6 });

/** Reads the motif tables of a data set on first use. Throws `version-gone` once the data set is no longer kept. */
export function motifTables(source: StoreSource, dataset: Dataset): MotifTables {
  const key = `${dataset.edition} ${dataset.version}`;
  const read = (kind: MotifKind, region: string): Promise<MotifHits> =>
    withStore(source, async (store) => {
      const columns = await store.motifs(dataset, kind, [region]);
      return arrangeHits(region, columns, dataset.genes.length);
    });
  const hitsIn = (kind: MotifKind, region: string): Promise<MotifHits> =>
    memoizeAsync(regions, `${key} ${kind} ${region}`, () => read(kind, region));
  return {
    hits: (kind, chosen) => Promise.all(checkRegions(chosen).map((region) => hitsIn(kind, region))),
    clusterHits: () =>
      memoizeAsync(allRegions, key, () => Promise.all(dataset.motifRegions.map((region) => read('cluster', region)))),
    clusters: () =>
      memoizeAsync(clusters, key, () =>
        withStore(source, async (store) => readClusters(await store.clusterInfo(dataset))),
      ),
  };
}

/** Parses the cluster information: a CSV with the name of the cluster in the first column. */
function readClusters(text: string): Map<string, MotifInfo> {
  const lines: string[][] = parse(text, { relax_column_count: true, skip_empty_lines: true });
  const [header = [], ...rows] = lines;
  return new Map(
    rows.map(([name, ...values]) => [
      name,
      { name, ...Object.fromEntries(values.map((value, i) => [header[i + 1] ?? '', value])) },
    ]),
  );
}
