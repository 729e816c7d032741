import { valueOf } from '../valueOf.ts';
import { columnLetter } from '../result/names.ts';
import type { Result, ResultColumn } from '../result/result.ts';
import { analysisLabel } from './analysisLabels.ts';

/** Names, filter and metadata of a shown analysis, as one flat record. */
export type ColumnInfo = Record<string, string | number>;

/** Whether every analysis is labeled (`label=1`), or only those that users renamed. */
export interface LabelOption {
  readonly label?: boolean;
}

/** `analysis_label` is never empty; `label` is empty unless the analysis was renamed or `label` is set. */
export function columnInfo(result: Result, column: ResultColumn, { label }: LabelOption = {}): ColumnInfo {
  const { analysis, filter, tag, state } = column;
  const gene = result.dataset.genes[analysis.tf];
  const name = analysisLabel(result, column);
  return {
    ...Object.fromEntries(analysis.metadata),
    analysis_id: analysis.id,
    gene_id: gene.id,
    gene_name: gene.name,
    filter,
    tag,
    label: state.version > 0 || label ? name : '',
    analysis_label: name,
  };
}

/** The columns of an answer that are not metadata of the analysis, nor names that a heading shows. */
export const headingFields: readonly string[] = ['gene_id', 'gene_name', 'tag', 'label', 'analysis_label'];

/** The label of an analysis, or the name of a target list. */
export const infoLabel = (info: Readonly<Record<string, unknown>>): string =>
  String(info.analysis_label ?? info.name ?? '');

/** Letter of a column, the same in table, legend and figure; its label if `label` is set. */
export const indexText = (info: ColumnInfo, index: number, { label }: LabelOption): string =>
  label ? fieldText(info, 'analysis_label') : columnLetter(index);

/** Text of a field, '' if missing. */
export const fieldText = (info: ColumnInfo, field: string): string => String(valueOf(info, field) ?? '');
