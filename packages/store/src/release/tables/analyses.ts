import { countBits, originOf, type Analysis, type Dataset } from '@trellis/core/dataset';
import { licensesIn, unknownLicense } from '@trellis/core/formats';
import { perturbationOf } from '@trellis/core/release';
import { collectReferences, licenseOf } from '@trellis/core/views';
import { batchesOf, type Column, type Row, type Table } from '../table.ts';

const columns: readonly Column[] = [
  { name: 'analysis', type: 'integer', description: 'Id of the analysis.' },
  { name: 'name', type: 'string', description: 'Base name of its files.' },
  { name: 'tf', type: 'string', description: 'Gene id of the transcription factor.' },
  { name: 'symbol', type: 'string', description: 'Symbol of the transcription factor.', optional: true },
  { name: 'experiment_type', type: 'string', description: 'Binding or Expression.', optional: true },
  { name: 'edge_type', type: 'string', description: 'Type of its edges, as its metadata name it.', optional: true },
  { name: 'technology', type: 'string', description: 'Technology, e.g. ChIP-seq.', optional: true },
  {
    name: 'perturbation',
    type: 'string',
    description: 'For expression: gain or loss of the TF, as its metadata say it; empty where they do not.',
    optional: true,
  },
  {
    name: 'perturbation_from',
    type: 'string',
    description: 'The metadata from which the perturbation was read.',
    optional: true,
  },
  { name: 'targets', type: 'integer', description: 'Number of its rows in the table of interactions.' },
  { name: 'edges', type: 'integer', description: 'Number of these rows that count as edges.' },
  { name: 'citation', type: 'string', description: 'Publications, as the source cites them.', optional: true },
  { name: 'doi', type: 'string', description: 'DOIs of the publications.', optional: true },
  { name: 'pmid', type: 'string', description: 'PubMed ids of the publications.', optional: true },
  { name: 'url', type: 'string', description: 'Address of the source file.', optional: true },
  { name: 'license', type: 'string', description: 'License of the source, or "License unknown".' },
  { name: 'metadata', type: 'string', description: 'All metadata as a JSON object.' },
];

/** All analyses with their metadata, sources and licenses, by id. */
export const analysisTable = (dataset: Dataset): Table => ({
  name: 'analyses',
  title: 'Analyses',
  description: 'One row per analysis: its transcription factor, experiment, source, license and metadata.',
  columns,
  primaryKey: ['analysis'],
  foreignKeys: [{ fields: ['tf'], table: 'genes', references: ['gene_id'] }],
  batches: () =>
    batchesOf(
      columns,
      dataset.analyses.map((analysis) => describeAnalysis(dataset, analysis)),
    ),
});

function describeAnalysis(dataset: Dataset, analysis: Analysis): Row {
  const { metadata } = analysis;
  const gene = dataset.genes[analysis.tf];
  const { references } = collectReferences([analysis]);
  const { perturbation, evidence } = analysis.expression ? perturbationOf(analysis, dataset) : unperturbed;
  return [
    analysis.id,
    analysis.name,
    gene.id,
    gene.name || null,
    metadata.get('EXPERIMENT_TYPE') || null,
    metadata.get('EDGE_TYPE') || null,
    metadata.get('TECHNOLOGY') || null,
    perturbation ?? null,
    evidence || null,
    analysis.targets.length,
    countBits(analysis.present),
    joined(references.flatMap(({ citations }) => citations)),
    joined(references.map(({ doi }) => doi)),
    joined(references.map(({ pmid }) => pmid)),
    originOf(metadata).url || null,
    licenseText(licenseOf(analysis)),
    JSON.stringify(Object.fromEntries([...metadata].map(([key, value]) => [key, value]))),
  ];
}

const unperturbed = { perturbation: undefined, evidence: '' } as const;

const joined = (texts: readonly string[]): string | null => [...new Set(texts.filter(Boolean))].join('; ') || null;

/** A license as tables show it; a source without one is said to have none. */
const licenseText = (license: string): string =>
  licensesIn(license)
    .map((one) => one || unknownLicense)
    .join('; ');
