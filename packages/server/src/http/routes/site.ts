import type { FastifyInstance } from 'fastify';
import { readSite, type Site } from '@trellis/contract';
import { countDataTypes, countMotifs, hasEvidenceCodes, orthologEditions, type Dataset } from '@trellis/core';
import type { Config } from '../../config/config.ts';
import { embedOriginsOf } from '../embed/embedHeaders.ts';
import { datasetFor, type Context } from '../context.ts';
import { geneLinks, type Edition } from '../../data/editions.ts';
import { siteExamples } from '../../data/siteExamples.ts';
import { mount } from '../mount.ts';

export function siteRoutes(app: FastifyInstance, context: Context): void {
  mount(app, readSite, async (call) => {
    const { dataset, edition } = await datasetFor(context, call);
    const others = await context.datasets.others(edition.name);
    const orthologs = orthologEditions(
      dataset,
      others.map((other) => other.dataset),
    );
    return { ...describeSite(dataset, edition), orthologs, ...linksOf(context.config) };
  });
}

/** Addresses for users, from the settings. */
const linksOf = ({
  issuesUrl = '',
  embedOrigins,
  guideEditUrl = '',
  contactEmail = '',
  repositoryUrl = '',
  paperUrl = '',
}: Config) => ({
  issuesUrl,
  embedOrigins: embedOriginsOf(embedOrigins),
  guideEditUrl,
  contact: { email: contactEmail, repository: repositoryUrl, paper: paperUrl },
});

function describeSite(
  dataset: Dataset,
  edition: Edition,
): Omit<Site, 'issuesUrl' | 'embedOrigins' | 'guideEditUrl' | 'contact' | 'orthologs'> {
  return {
    edition: edition.name,
    label: dataset.label,
    version: dataset.version,
    ...siteExamples(dataset, edition),
    geneLinks: [...geneLinks],
    dataTypes: countDataTypes(dataset),
    totals: {
      genes: dataset.genes.length,
      tfs: dataset.analysesByTf.size,
      analyses: dataset.analyses.length,
      interactions: dataset.analyses.reduce((sum, analysis) => sum + analysis.targets.length, 0),
    },
    motifs: countMotifs(dataset),
    functions: functionsOf(dataset),
  };
}

/** What the pages need for tests of functions; null without annotations. */
const functionsOf = ({ evidenceCodes: codes }: Dataset): Site['functions'] =>
  codes && { evidence: hasEvidenceCodes({ codes }) };
