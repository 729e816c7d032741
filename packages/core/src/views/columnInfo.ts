import { columnLetter } from '../result/names.ts';
import type { Result, ResultColumn } from '../result/result.ts';

/** Names, filter and metadata of a shown analysis, as one flat record. */
export type ColumnInfo = Record<string, string | number>;

/** Whether every analysis is labeled (`label=1`), or only those that users renamed. */
export interface LabelOption {
  readonly label?: boolean;
}

/** `label` is empty unless the analysis was renamed or `label` is set. */
export function columnInfo({ dataset }: Result, column: ResultColumn, { label }: LabelOption = {}): ColumnInfo {
  const { analysis, filter, tag } = column;
  const gene = dataset.genes[analysis.tf];
  return {
    ...Object.fromEntries(analysis.metadata),
    analysis_id: analysis.id,
    gene_id: gene.id,
    gene_name: gene.name,
    filter,
    tag,
    label: labelOf(column, { label }),
  };
}

/** The label of a column, '' for none. */
export const labelOf = ({ state }: ResultColumn, { label }: LabelOption): string =>
  state.version > 0 || label ? state.name : '';

/** Letter of a column, the same in table, legend and figure; its name if `label` is set. */
export const indexText = (column: ResultColumn, index: number, { label }: LabelOption): string =>
  label ? column.state.name : columnLetter(index);

/** Text of a field, '' if missing. */
export const fieldText = (info: ColumnInfo, field: string): string => String(info[field] ?? '');
