import type { Dataset } from '@trellis/core/dataset';
import type { MotifHits } from '@trellis/core/views';
import type { MotifData } from './testMotifs.ts';
import type { MotifTables } from '../../viewContext.ts';

/** Reads the data for the test of motif clusters. */
export const clusterData = async (
  motifs: MotifTables,
  chosen: readonly string[] | undefined,
): Promise<MotifData> => ({
  hits: await motifs.hits('cluster', chosen),
  clusters: await motifs.clusters(),
});

/** Reads the data for the test of individual motifs. */
export const individualData = async (
  motifs: MotifTables,
  { motifs: { individual } }: Dataset,
  chosen: readonly string[] | undefined,
): Promise<{ readonly hits: readonly MotifHits[]; readonly known: readonly string[] }> => ({
  hits: await motifs.hits('individual', chosen),
  known: individual,
});
