import { LRUCache } from 'lru-cache';
import * as contract from '@trellis/contract';
import { encodeAnswer } from '@trellis/contract';
import {
  describeGene,
  orthologPairs,
  TrellisError,
  unknownGene,
  type Dataset,
  type DatasetImage,
  type OrthologPairs,
  type OtherEdition,
} from '@trellis/core';
import { memoize } from '../../cache/memoize.ts';
import type { MotifTables } from '@trellis/engine';
import type { ListTables } from './listTables.ts';
import type { ListTask } from './listTask.ts';

/** Orthologs of pairs of editions in this thread, null without a table; 40,000 pairs need 300 kB. */
const known = new LRUCache<string, { readonly pairs: OrthologPairs | null }>({ max: 12 });

interface Sources {
  readonly tables: ListTables;
  readonly motifs: MotifTables;
  readonly datasetOf: (image: DatasetImage) => Dataset;
}

/** Answers what is known about the gene with a name. Throws `unknown-gene`. */
export async function answerGene(task: ListTask, name: string, sources: Sources): Promise<string> {
  const dataset = sources.datasetOf(task.image);
  const match = dataset.names.find(name);
  if (match.kind !== 'gene') throw unknownGene(dataset, name);
  const { tables, motifs } = sources;
  const record = describeGene(dataset, match.gene, {
    lists: await tables.nullLists(),
    networks: await tables.networks(),
    motifs: await motifs.clusterHits(),
    motifClusters: (await motifs.clusters()).values(),
    others: othersOf(task, dataset, sources),
  });
  return JSON.stringify(encodeAnswer(contract.readGene, record));
}

/** The other editions that have orthologs of this one. */
function othersOf(task: ListTask, from: Dataset, { datasetOf }: Sources): OtherEdition[] {
  return (task.others ?? []).flatMap((image) => {
    const key = JSON.stringify([task.image, image, task.hub].map((each) => each && [each.edition, each.version]));
    const dataset = datasetOf(image);
    const { pairs } = memoize(known, key, () => ({ pairs: pairsOf(task, from, { dataset, datasetOf }) }));
    return pairs ? [{ dataset, pairs }] : [];
  });
}

function pairsOf(
  { hub }: ListTask,
  from: Dataset,
  { dataset: to, datasetOf }: { readonly dataset: Dataset } & Pick<Sources, 'datasetOf'>,
): OrthologPairs | null {
  try {
    return orthologPairs(from, to, () => hub && datasetOf(hub));
  } catch (error) {
    if (error instanceof TrellisError && error.code === 'no-orthologs') return null;
    throw error;
  }
}
