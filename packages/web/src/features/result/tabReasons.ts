import type { QueryAnswer, Site } from '@trellis/contract';

/** Why tabs of a result have nothing to show, by tab; a tab that is not in it applies. */
export function tabReasons(
  { stats, request }: Pick<QueryAnswer, 'stats' | 'request'>,
  site: Pick<Site, 'motifs' | 'functions'> | undefined,
): Readonly<Partial<Record<string, string>>> {
  const isAlone = stats.analyses < 2;
  const two = 'Compares at least two analyses; this result shows one.';
  return {
    ...(isAlone && { analysis: two, sungear: two }),
    ...(!request.targetgenes &&
      !request.targetnetworks && { target: 'Needs target genes or a target network in the query.' }),
    ...(site && site.motifs.clusters + site.motifs.individual === 0 && { motif: 'This data set has no motifs.' }),
    ...(site?.functions === null && { functions: 'This data set has no Gene Ontology annotations.' }),
  };
}
