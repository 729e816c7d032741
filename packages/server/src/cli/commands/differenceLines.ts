import { openDataset, type DatasetImage } from '@trellis/core/dataset';
import { formatCount } from '@trellis/core/formats';
import { compareDatasets, type AnalysisChange } from '@trellis/core/versions';
import { alignColumns } from '../alignColumns.ts';

/** Describes how two versions of a data set differ: counts, then a line for each analysis that differs. */
export function differenceLines(before: DatasetImage, after: DatasetImage): string[] {
  const { counts, analyses } = compareDatasets(openDataset(before), openDataset(after));
  const { genes, edges } = counts;
  const count = formatCount;
  return [
    `from ${before.version.slice(0, 12)} to ${after.version.slice(0, 12)}`,
    `analyses: ${count(counts.analyses.added)} added, ${count(counts.analyses.removed)} removed, ${count(counts.analyses.changed)} changed, ${count(counts.analyses.unchanged)} the same`,
    `edges: ${count(edges.gained)} gained, ${count(edges.lost)} lost, ${count(edges.revalued)} with other values, ${count(edges.kept)} in both`,
    `genes of the annotation: ${count(genes.gained)} gained, ${count(genes.lost)} lost, ${count(genes.kept)} in both`,
    ...(analyses.length === 0 ? [] : alignColumns([header, ...analyses.map(rowOf)])),
  ];
}

const header = ['analysis', 'tf', 'change', 'before', 'after', 'gained', 'lost', 'other values', 'metadata'];

const rowOf = (analysis: AnalysisChange): string[] => [
  analysis.name,
  analysis.symbol === '' ? analysis.tf : `${analysis.tf} ${analysis.symbol}`,
  analysis.change,
  ...[analysis.before, analysis.after, analysis.gained, analysis.lost, analysis.revalued].map(formatCount),
  analysis.metadata.map(({ key }) => key).join(', '),
];
