import {
  downloadClusterInfo,
  readIndividualMotifs,
  readMotifClusters,
  readMotifRegions,
  readMotifSources,
} from '@trellis/contract';
import { TrellisError } from '@trellis/core';
import { defaultRegions, motifRegions } from '@trellis/core/views';
import { noIndividualMotifs } from '@trellis/engine/views/motifs/individualMotifs';
import { datasetFor, type CallContext } from '../context.ts';
import type { Router } from '../router.ts';

export function motifRoutes(router: Router, context: CallContext): void {
  router.mount(readMotifRegions, async () => ({ regions: motifRegions, defaultRegions }));
  router.mount(readMotifSources, async (call) => (await datasetFor(context, call)).dataset.motifSources);
  router.mount(readMotifClusters, async (call) => ({
    motifs: (await datasetFor(context, call)).dataset.motifs.cluster,
  }));
  router.mount(readIndividualMotifs, async (call) => {
    const { individual } = (await datasetFor(context, call)).dataset.motifs;
    if (individual.length) return { motifs: individual };
    throw new TrellisError('unknown-motifs', noIndividualMotifs);
  });
  router.mount(downloadClusterInfo, async (call) => {
    const { edition } = await datasetFor(context, call);
    const text = await context.store.datasets.clusterInfo({ edition: edition.name });
    if (!text) throw new TrellisError('unknown-motifs', 'There is no cluster information in the database.');
    return text;
  });
}
