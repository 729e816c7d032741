import { countOf, formatCount } from '@trellis/core/formats';
import { formatPValue } from '@trellis/core/stats';
import { foldInterval } from '@trellis/core/views';
import type { SungearAnchor, SungearNode } from './types.ts';

/** Maximum number of anchors listed by name; more are only counted. */
const maxNamed = 8;

/** Describes a group: `12 genes in A, B: 3.400 expected, fold 3.53 (2.02 to 6.13), p 1.23e-6, adjusted p 1.23e-5`. */
export function textsOf(
  { size, n, drawn, members, expected, pLog10, adjustedLog10 }: SungearNode,
  anchors: readonly SungearAnchor[],
): string {
  const named = members.length <= maxNamed;
  const where = named ? members.map((member) => anchors[member].label).join(', ') : `${members.length} analyses`;
  const test = `p ${formatPValue(pLog10)}, adjusted p ${formatPValue(adjustedLog10)}`;
  const tested = n === size ? '' : `, of which ${formatCount(n)} could be drawn`;
  return `${countOf(size, 'gene')} in ${where}${tested}: ${expected.toFixed(3)} expected, ${foldText(n, drawn, expected)}${test}`;
}

/** The fold with its 95 % interval, `fold 3.53 (2.9 to 4.2), `; '' where none is expected. */
function foldText(n: number, drawn: number, expected: number): string {
  if (expected <= 0) return '';
  const [low, high] = foldInterval(n, drawn, expected).map(shortFold);
  return `fold ${shortFold(n / expected)} (${low} to ${high}), `;
}

const shortFold = (fold: number): string => String(Number(fold.toPrecision(3)));
