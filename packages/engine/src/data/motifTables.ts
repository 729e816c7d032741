import type { Dataset } from '@trellis/core/dataset';
import { splitRows } from '@trellis/core/formats';
import { arrangeHits, checkRegions, type MotifHits, type MotifInfo } from '@trellis/core/views';
import type { MotifTables } from '../viewContext.ts';
import type { DataReader } from './dataReader.ts';
import { LastUsed } from './lastUsed.ts';
import { memoizeAsync } from './memoize.ts';

type MotifKind = Parameters<MotifTables['hits']>[0];

/** Motif tables in the memory of this thread. One region of 1,300 motifs needs about 10 MB. */
const regions = new LastUsed<Promise<MotifHits>>({ max: 8 });
/** Motif clusters in all regions, for gene pages. Nine regions of 45 clusters need about 10 MB. */
const allRegions = new LastUsed<Promise<MotifHits[]>>({ max: 3 });
const clusters = new LastUsed<Promise<ReadonlyMap<string, MotifInfo>>>({ max: 6 });

/** Reads the motif tables of a data set on first use. Throws `version-gone` once the data set is no longer kept. */
export function motifTables(reader: DataReader, dataset: Dataset): MotifTables {
  const key = `${dataset.edition} ${dataset.version}`;
  const read = async (kind: MotifKind, region: string): Promise<MotifHits> => {
    const columns = await reader.motifs(dataset, kind, [region]);
    return arrangeHits(region, columns, dataset.genes.length);
  };
  const hitsIn = (kind: MotifKind, region: string): Promise<MotifHits> =>
    memoizeAsync(regions, `${key} ${kind} ${region}`, () => read(kind, region));
  return {
    hits: (kind, chosen) => Promise.all(checkRegions(chosen).map((region) => hitsIn(kind, region))),
    clusterHits: () =>
      memoizeAsync(allRegions, key, () => Promise.all(dataset.motifRegions.map((region) => read('cluster', region)))),
    clusters: () => memoizeAsync(clusters, key, async () => readClusters(await reader.clusterInfo(dataset))),
  };
}

/** Parses the cluster information: a CSV with the name of the cluster in the first column. */
function readClusters(text: string): Map<string, MotifInfo> {
  const lines: string[][] = [];
  splitRows(text, { separator: ',', quote: true, name: 'cluster_info.csv' }, (cells) => lines.push(cells));
  const [header = [], ...rows] = lines;
  return new Map(
    rows.map(([name, ...values]) => [
      name,
      { name, ...Object.fromEntries(values.map((value, i) => [header[i + 1] ?? '', value])) },
    ]),
  );
}
