import type { SungearData, SungearLayout } from '@trellis/figures';
import { countOf, formatCount } from '../../ui/numbers.ts';

/**
 * What a diagram shows whose circles are too many to be read one by one: how many groups differ from what is expected, and the
 * largest of them; undefined where all circles have their arrows.
 */
export function crowdText({ nodes }: SungearData, { nodes: placed, allArrows }: SungearLayout): string | undefined {
  if (allArrows) return undefined;
  const differing = nodes.filter((_, i) => placed[i]?.tint);
  const more = differing.filter(({ n, expected }) => n > expected);
  const fewer = differing.length - more.length;
  const counts = `more genes than expected in ${formatCount(more.length)} (red), fewer in ${formatCount(fewer)} (blue)`;
  return `${countOf(nodes.length, 'group')}, most of them dots: ${counts}. Zoom in to read dots, or see UpSet for the largest groups.`;
}
