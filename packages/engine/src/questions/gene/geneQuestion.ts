import { readGene } from '@trellis/contract';
import { TrellisError } from '@trellis/core';
import type { Dataset, DatasetImage } from '@trellis/core/dataset';
import { describeGene, unknownGene, type OtherEdition } from '@trellis/core/gene';
import { hubBetween, orthologPairs, type OrthologPairs } from '@trellis/core/orthologs';
import { LastUsed } from '../../data/lastUsed.ts';
import { memoize } from '../../data/memoize.ts';
import { jsonQuestion, type Sources } from '../question.ts';

/** Orthologs of pairs of editions in this thread, null without a table; 40,000 pairs need 300 kB. */
const known = new LastUsed<{ readonly pairs: OrthologPairs | null }>({ max: 12 });

/** What is known about the gene with a name. Throws `unknown-gene`. */
export const gene = jsonQuestion('gene', readGene, {
  isQuick: () => true,
  async compute({ name }: { readonly name: string }, sources) {
    const { dataset, tables, motifs } = sources;
    const match = dataset.names.find(name);
    if (match.kind !== 'gene') throw unknownGene(dataset, name);
    const networks = await tables.networks();
    return describeGene(dataset, match.gene, {
      lists: await tables.nullLists(),
      networks: networks.sets,
      unreadNetworks: networks.unread,
      motifs: await motifs.clusterHits(),
      motifClusters: (await motifs.clusters()).values(),
      others: othersOf(sources),
    });
  },
});

/** The other editions that have orthologs of this one. */
function othersOf({ dataset: from, task, datasetOf }: Sources): OtherEdition[] {
  return (task.others ?? []).flatMap((image) => {
    const dataset = datasetOf(image);
    const hub = hubOf(task, from, dataset);
    const key = JSON.stringify([task.image, image, hub].map((each) => each && [each.edition, each.version]));
    const { pairs } = memoize(known, key, () => ({ pairs: pairsOf(from, dataset, () => hub && datasetOf(hub)) }));
    return pairs ? [{ dataset, pairs }] : [];
  });
}

/** The data set through which the orthologs of another edition are composed. */
function hubOf({ others = [] }: Sources['task'], from: Dataset, to: Dataset): DatasetImage | undefined {
  const name = hubBetween(from.settings, to.settings);
  return others.find(({ edition }) => edition === name && edition !== to.edition);
}

function pairsOf(from: Dataset, to: Dataset, openHub: () => Dataset | undefined): OrthologPairs | null {
  try {
    return orthologPairs(from, to, openHub);
  } catch (error) {
    if (error instanceof TrellisError && error.code === 'no-orthologs') return null;
    throw error;
  }
}
