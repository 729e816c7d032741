import { countBits, intersect, type Bitset } from '@trellis/core/dataset';
import { columnLetter, type Result } from '@trellis/core/result';
import { columnInfo, fieldText, indexText, type ColumnInfo, type LabelOption } from '@trellis/core/views';

/** A gene set in which motifs are counted: a shown analysis or a target list. */
export interface MotifSet {
  readonly info: ColumnInfo;
  readonly genes: Bitset;
  /** Id of the TF; undefined for a TF family and for a target list. */
  readonly tf: string | undefined;
}

/** The gene sets for motif enrichment, within the universe: the shown analyses, then the target lists. */
export function motifSets(result: Result, options: LabelOption = {}): MotifSet[] {
  const { dataset, universe } = result;
  const analyses = result.columns.map((column) => ({
    info: columnInfo(result, column, options),
    genes: intersect(column.present, universe),
    tf: column.group?.family === undefined ? dataset.genes[column.analysis.tf].id : undefined,
  }));
  const lists = result.inputs.lists.map((list) => {
    const genes = intersect(list.genes, universe);
    return { info: { name: list.name, targets: countBits(genes) }, genes, tf: undefined };
  });
  return [...analyses.map(({ info, ...set }) => ({ ...set, info: { name: geneOf(info), ...info } })), ...lists];
}

/** `[info, letter, gene id or list, filter, gene name, analysis id]` per gene set. */
export type MotifLegend = readonly (readonly [ColumnInfo, string, string, string, string, number | ''])[];

/** The legend of the motif heat map. */
export function motifLegend(result: Result, options: LabelOption = {}): MotifLegend {
  return motifSets(result, options).map(({ info }, i) => {
    const column = result.columns[i];
    if (!column) return [info, columnLetter(i), String(info.name), '', '', ''];
    const letter = indexText(info, i, options);
    return [
      info,
      letter,
      String(geneOf(info)),
      column.filter,
      fieldText(info, 'gene_name'),
      column.group ? '' : column.analysis.id,
    ];
  });
}

/** Id of the TF, or the TF family. */
const geneOf = (info: ColumnInfo): string | number => info.gene_id ?? info.family;
