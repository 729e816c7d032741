import { columnLetter } from '../result/names.ts';
import type { Result, ResultColumn } from '../result/result.ts';

/** What is known of a shown analysis, flat: its names, its filter, and all its metadata. */
export type ColumnInfo = Record<string, string | number>;

/** Whether analyses bear the names that users gave them, or always a name (`label=1`). */
export interface LabelOption {
  readonly label?: boolean;
}

/** Names, filter and metadata of a column. `label` is empty unless the analysis was renamed or names are asked for. */
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

/** The name to show for a column, '' for none. */
export const labelOf = ({ state }: ResultColumn, { label }: LabelOption): string =>
  state.version > 0 || label ? state.name : '';

/** Letter of the column, the same in table, legend and figure; its name where names are asked for. */
export const indexText = (column: ResultColumn, index: number, { label }: LabelOption): string =>
  label ? column.state.name : columnLetter(index);

/** Text of a field of a column, '' where it has none. */
export const fieldText = (info: ColumnInfo, field: string): string => String(info[field] ?? '');
