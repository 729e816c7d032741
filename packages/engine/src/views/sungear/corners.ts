import { countBits, cutTo, isEmpty, type Bitset } from '@trellis/core/dataset';
import type { Result, ResultColumn } from '@trellis/core/result';
import { resultAtLevel, type Level, type LevelOptions } from '@trellis/core/views';

/** A corner of the diagram. */
export interface SungearCorner {
  /** The analysis, TF or TF family. */
  readonly column: ResultColumn;
  /** Its genes in the diagram. */
  readonly genes: Bitset;
}

export interface SungearCorners {
  readonly level: Level;
  /** Number of corners of this level, with those that are left out. */
  readonly found: number;
  readonly corners: readonly SungearCorner[];
}

/** Maximum number of corners of a diagram; more cannot be told apart. */
export const maxVertices = 100;

/**
 * The corners of the diagram of a result, without those that target none of `wanted`. Without a chosen level they are its
 * analyses, or its TFs where there are more than `maxVertices` analyses, or the families where there are more TFs. If there are
 * too many, the corners with the most genes.
 */
export function sungearCorners(
  result: Result,
  { wanted, ...requested }: LevelOptions & { readonly wanted: Bitset | undefined },
): SungearCorners {
  const at = (level: Level) => {
    const corners = cornersOf(resultAtLevel(result, { ...requested, level }), wanted);
    return { level, found: corners.length, corners };
  };
  if (requested.level) return cut(at(requested.level));
  const analyses = at('analysis');
  if (analyses.found <= maxVertices) return analyses;
  const choices = [at('tf'), at('family')];
  const fitting = choices.find(({ found }) => found > 1 && found <= maxVertices);
  return fitting ?? cut(choices[0].found > 1 ? choices[0] : analyses);
}

const cornersOf = ({ columns }: Result, wanted: Bitset | undefined): SungearCorner[] =>
  columns
    .map((column) => ({ column, genes: wanted ? cutTo(column.present, wanted) : column.present }))
    .filter(({ genes }) => !isEmpty(genes));

const cut = (found: SungearCorners): SungearCorners =>
  found.corners.length > maxVertices ? { ...found, corners: largest(found.corners) } : found;

/** The corners with the most genes, in the order of the result. */
function largest(corners: readonly SungearCorner[]): SungearCorner[] {
  const size = new Map(corners.map((corner) => [corner, countBits(corner.genes)]));
  const sizeOf = (corner: SungearCorner) => size.get(corner) ?? 0;
  const kept = new Set([...corners].sort((a, b) => sizeOf(b) - sizeOf(a)).slice(0, maxVertices));
  return corners.filter((corner) => kept.has(corner));
}
