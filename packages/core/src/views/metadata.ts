import { labelAnalyses } from './analysisLabels.ts';
import type { Analysis, Dataset } from '../dataset/dataset.ts';
import type { Result } from '../result/result.ts';

export interface MetadataColumn {
  /** `KEY`, or the id of the analysis. */
  readonly id: string | number;
  readonly name: string;
  /** The label of the analysis; the column of the keys has none. */
  readonly label?: string;
}

/** A row per metadata key, a column per analysis. */
export interface MetadataView {
  readonly columns: readonly MetadataColumn[];
  readonly data: Readonly<Record<string, Readonly<Record<string, string | number | null>>>>;
}

/** Metadata of the shown analyses, each once and in order; sorted keys follow the analysis id and the TF. */
export function tabulateMetadata(result: Result): MetadataView {
  const { dataset } = result;
  const labels = labelAnalyses(result);
  const analyses = [...new Set(result.columns.map((column) => column.analysis))];
  const keys = [...new Set(analyses.flatMap((analysis) => [...analysis.metadata.keys()]))].sort();
  const rows: [string, (analysis: Analysis) => string | null][] = [
    ['analysis_id', ({ id }) => String(id)],
    ['gene_id', ({ tf }) => dataset.genes[tf].id],
    ['gene_name', ({ tf }) => dataset.genes[tf].name || null],
    ...keys.map((key): [string, (analysis: Analysis) => string | null] => [
      key,
      ({ metadata }) => metadata.get(key) || null,
    ]),
  ];
  return {
    columns: [
      { id: 'KEY', name: 'KEY' },
      ...labels.map(({ analysisId: id, label }) => ({ id, name: `ID: ${id}`, label })),
    ],
    data: Object.fromEntries(
      rows.map(([key, read], i) => [
        String(i),
        { KEY: key, ...Object.fromEntries(analyses.map((analysis) => [analysis.id, read(analysis)])) },
      ]),
    ),
  };
}

/** Names of the fields that legends and tables can show for an analysis, sorted. */
export function extraFieldNames(dataset: Dataset): string[] {
  const keys = dataset.analyses.flatMap((analysis) => [...analysis.metadata.keys()]);
  return [...new Set(['analysis_id', 'gene_id', 'gene_name', 'filter', 'label', ...keys])].sort();
}
