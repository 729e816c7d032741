import type { FastifyInstance } from 'fastify';
import { readSite, type Site } from '@trellis/contract';
import { countDataTypes, countMotifs, type Dataset } from '@trellis/core';
import { datasetFor, type Context } from '../context.ts';
import { geneLinks, type Edition } from '../../data/editions.ts';
import { mount } from '../mount.ts';

export function siteRoutes(app: FastifyInstance, context: Context): void {
  mount(app, readSite, async (call) => {
    const { dataset, edition } = await datasetFor(context, call);
    return { ...describeSite(dataset, edition), issuesUrl: context.config.issuesUrl ?? '' };
  });
}

function describeSite(dataset: Dataset, edition: Edition): Omit<Site, 'issuesUrl'> {
  const tfs = [...dataset.analysesByTf.keys()].map((tf) => dataset.genes[tf]);
  const has = (id: string) => tfs.some((tf) => tf.id === id);
  const defaultTf = has(edition.defaultTf) ? edition.defaultTf : (tfs[0]?.id ?? '');
  return {
    edition: edition.name,
    label: dataset.label,
    version: dataset.version,
    defaultTf,
    examples: edition.examples.filter(has),
    geneLinks: [...geneLinks],
    dataTypes: countDataTypes(dataset),
    totals: {
      genes: dataset.genes.length,
      tfs: tfs.length,
      analyses: dataset.analyses.length,
      interactions: dataset.analyses.reduce((sum, analysis) => sum + analysis.targets.length, 0),
    },
    motifs: countMotifs(dataset),
    exampleQueries: exampleQueries(dataset, defaultTf),
  };
}

/** Example queries with TFs of this data set. */
function exampleQueries(dataset: Dataset, tf: string): Site['exampleQueries'] {
  const second = [...dataset.analysesByTf.keys()].map((gene) => dataset.genes[gene].id).find((id) => id !== tf);
  const expression = dataset.analyses.some((analysis) => analysis.expression);
  return [
    ...(tf ? [{ query: tf, says: 'every target of one transcription factor' }] : []),
    ...(second ? [{ query: `${tf} or ${second}`, says: 'targets of either of two transcription factors' }] : []),
    ...(expression ? [{ query: 'all_expression', says: 'every gene regulated by a transcription factor' }] : []),
    { query: 'all_tfs[targeted_by >= 3]', says: 'genes that at least three analyses agree on' },
  ];
}
