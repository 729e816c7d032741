import { valueOf } from '../valueOf.ts';
import { columnLetter } from '../result/names.ts';
import type { ColumnGroup, Result, ResultColumn } from '../result/result.ts';
import { analysisLabel } from './analysisLabels.ts';

/** Names, filter and metadata of a shown analysis, as one flat record. */
export type ColumnInfo = Record<string, string | number>;

/** Whether every analysis is labeled (`label=1`), or only those that users renamed. */
export interface LabelOption {
  readonly label?: boolean;
}

/** `analysis_label` is never empty; `label` is empty unless the analysis was renamed or `label` is set. */
export function columnInfo(result: Result, column: ResultColumn, { label }: LabelOption = {}): ColumnInfo {
  if (column.group) return groupInfo(result, column, column.group);
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

/** Names of a TF or a TF family, with its number of analyses in the place of their metadata. */
function groupInfo({ dataset }: Result, { analysis, tag }: ResultColumn, group: ColumnGroup): ColumnInfo {
  const { id, name } = dataset.genes[analysis.tf];
  const { family, analysisIds, name: label } = group;
  return {
    ...(family === undefined ? { gene_id: id, gene_name: name } : { family }),
    analyses: analysisIds.length,
    ...{ filter: '', tag, label, analysis_label: label },
  };
}

/** The columns of an answer that are not metadata of the analysis, nor names that a heading shows. */
export const headingFields: readonly string[] = ['gene_id', 'gene_name', 'tag', 'label', 'analysis_label'];

type Info = Readonly<Record<string, unknown>>;

/** The label of an analysis, or the name of a target list. */
export const infoLabel = (info: Info): string => String(info.analysis_label ?? info.name ?? '');

/**
 * The label of an analysis with its TF by id and, in parentheses, symbol: `AT4G24020 (NLP7) · DAP-seq · 493`. A name that the user gave,
 * a group of analyses and a target list stay as they are.
 */
export function labelWithGene(info: Info): string {
  const label = infoLabel(info);
  const [id, symbol, given] = ['gene_id', 'gene_name', 'label'].map((field) => valueOf(info, field) ?? '');
  if (given !== '' || symbol === '' || symbol === id || !label.startsWith(`${String(symbol)} · `)) return label;
  return `${String(id)} (${String(symbol)})${label.slice(String(symbol).length)}`;
}

/** The same after the letter of its column: `A - AT4G24020 (NLP7) · DAP-seq · 493`. */
export const letteredLabel = (info: Info, index: number): string => `${columnLetter(index)} - ${labelWithGene(info)}`;

/** Letter of a column, the same in table, legend and figure; its label if `label` is set. */
export const indexText = (info: ColumnInfo, index: number, { label }: LabelOption): string =>
  label ? fieldText(info, 'analysis_label') : columnLetter(index);

/** Text of a field, '' if missing. */
export const fieldText = (info: ColumnInfo, field: string): string => String(valueOf(info, field) ?? '');
