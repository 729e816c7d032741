import { countOf, formatCount, formatPValue } from '@trellis/core';
import type { SungearAnchor, SungearNode } from './types.ts';

/** Maximum number of anchors listed by name; more are only counted. */
const maxNamed = 8;

/** Describes a group: `12 genes in A, B: 3.400 expected, p 1.234e-6, adjusted p 1.234e-5`. */
export function wordsOf(
  { size, n, members, expected, pLog10, adjustedLog10 }: SungearNode,
  anchors: readonly SungearAnchor[],
): string {
  const named = members.length <= maxNamed;
  const where = named ? members.map((member) => anchors[member].label).join(', ') : `${members.length} analyses`;
  const test = `p ${formatPValue(pLog10, 3)}, adjusted p ${formatPValue(adjustedLog10, 3)}`;
  const tested = n === size ? '' : `, of which ${formatCount(n)} could be drawn`;
  return `${countOf(size, 'gene')} in ${where}${tested}: ${expected.toFixed(3)} expected, ${test}`;
}
