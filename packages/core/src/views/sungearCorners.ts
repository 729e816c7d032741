import { countBits, cutTo, isEmpty, uniteInto, type Bitset } from '../dataset/bitset.ts';
import { familiesOf } from '../genes/familiesOf.ts';
import { groupBy } from '../groupBy.ts';
import type { Result, ResultColumn } from '../result/result.ts';
import type { ColumnKey } from '../result/revision.ts';
import { columnInfo, type ColumnInfo } from './columnInfo.ts';
import { countOf } from '../formats/numbers.ts';

/** What a corner of the diagram is: an analysis, all analyses of a TF, or those of a TF family. */
export type SungearLevel = 'analysis' | 'tf' | 'family';

/** A corner of the diagram. */
export interface SungearCorner {
  /** The analysis, or the first one of the TF or family; its key names the corner. */
  readonly column: ResultColumn;
  /** Number of analyses. */
  readonly analyses: number;
  /** TF family; '' for TFs without one, and for other levels. */
  readonly family: string;
  /** Genes that any of the analyses targets. */
  readonly genes: Bitset;
}

export interface SungearCorners {
  readonly level: SungearLevel;
  /** Number of corners of this level, with those that are left out. */
  readonly found: number;
  readonly corners: readonly SungearCorner[];
}

/** Maximum number of corners of a diagram; more cannot be told apart. */
export const maxVertices = 100;

/**
 * The corners of the diagram of a result, without those that target none of `wanted`: its analyses, or its TFs where there are
 * more than `maxVertices` analyses, or the families where there are more TFs. If no level has few enough, the corners with
 * the most genes.
 */
export function sungearCorners(result: Result, wanted: Bitset | undefined): SungearCorners {
  const analyses = result.columns
    .map((column): SungearCorner => {
      const genes = wanted ? cutTo(column.present, wanted) : column.present;
      return { column, analyses: 1, family: '', genes };
    })
    .filter(({ genes }) => !isEmpty(genes));
  if (analyses.length <= maxVertices) return { level: 'analysis', found: analyses.length, corners: analyses };
  const tfs = merge(analyses, ({ column }) => column.analysis.tf);
  const families = merge(
    tfs.map((tf) => ({ ...tf, family: familiesOf(result.dataset.tfFamilies, tf.column.analysis.tf)[0] ?? '' })),
    ({ family }) => family,
  );
  const choices = [
    { level: 'tf', corners: tfs },
    { level: 'family', corners: families },
  ] as const;
  const fitting = choices.find(({ corners }) => corners.length > 1 && corners.length <= maxVertices);
  if (fitting) return { ...fitting, found: fitting.corners.length };
  const [level, corners] = tfs.length > 1 ? (['tf', tfs] as const) : (['analysis', analyses] as const);
  return { level, found: corners.length, corners: largest(corners) };
}

/** Merges corners with the same key, in the order of the first of each. */
const merge = (corners: readonly SungearCorner[], keyOf: (corner: SungearCorner) => unknown): SungearCorner[] =>
  Array.from(groupBy(corners, keyOf).values(), (same) => {
    const genes = same[0].genes.slice();
    for (const other of same) uniteInto(genes, other.genes);
    return { ...same[0], genes, analyses: same.reduce((sum, { analyses }) => sum + analyses, 0) };
  });

/** The corners with the most genes, in the order of the result. */
function largest(corners: readonly SungearCorner[]): SungearCorner[] {
  const size = new Map(corners.map((corner) => [corner, countBits(corner.genes)]));
  const sizeOf = (corner: SungearCorner) => size.get(corner) ?? 0;
  const kept = new Set([...corners].sort((a, b) => sizeOf(b) - sizeOf(a)).slice(0, maxVertices));
  return corners.filter((corner) => kept.has(corner));
}

/** The key of a corner: that of its analysis, or of the first one of its TF or family, without the filter. */
export const cornerKey = (level: SungearLevel, { column: { key } }: SungearCorner): ColumnKey =>
  level === 'analysis' ? key : [[key[0][0], '', key[0][2]], key[1]];

/** Names and facts of a corner. A TF or family has a label with its number of analyses in the place of their metadata. */
export function cornerInfo(result: Result, level: SungearLevel, corner: SungearCorner): ColumnInfo {
  const info = columnInfo(result, corner.column);
  if (level === 'analysis') return info;
  const { gene_id, gene_name, tag } = info;
  const count = countOf(corner.analyses, 'analysis', 'analyses');
  if (level === 'tf') {
    return {
      gene_id,
      gene_name,
      tag,
      analyses: corner.analyses,
      analysis_label: `${gene_name || gene_id} (${count})`,
    };
  }
  const family = corner.family || 'no family';
  return { family, tag, analyses: corner.analyses, analysis_label: `${family} (${count})` };
}

/** E.g. `60 TFs`. */
export const cornersText = (level: SungearLevel, count: number): string =>
  level === 'analysis'
    ? countOf(count, 'analysis', 'analyses')
    : level === 'tf'
      ? countOf(count, 'TF')
      : countOf(count, 'TF family', 'TF families');
