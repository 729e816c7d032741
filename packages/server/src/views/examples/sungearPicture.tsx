import { countOf } from '@trellis/core/formats';
import type { Result } from '@trellis/core/result';
import { groupGenesBySet, type SungearGroups } from '@trellis/engine/views/sungear/groupGenesBySet';
import { layoutSungear, Sungear, type SungearData } from '@trellis/figures';
import { sungearData } from '../figures/sungearFigure.tsx';
import type { Canvas, Drawing } from './picture.ts';
import { rendered } from './render.tsx';

/** Heights that leave room for the labels around the diagram, in pixels. */
const heights = { wide: 460, narrow: 420 } as const;

/** Draws the groups of genes that the same analyses share. Marks: the largest group, and a corner. */
export function sungearPicture(result: Result): (canvas: Canvas) => Drawing {
  const sungear = groupGenesBySet(result, { expected: 'universe' });
  const data = sungearData(result, sungear);
  return (canvas) => drawSungear(sungear, data, canvas);
}

function drawSungear(sungear: SungearGroups, data: SungearData, { size, width, theme }: Canvas): Drawing {
  const { columns, groups, total } = sungear;
  const label = `${countOf(total, 'gene')} of ${countOf(columns.length, 'analysis', 'analyses')} in ${countOf(groups.length, 'group')}`;
  const layout = layoutSungear(data, { width, height: heights[size] });
  const largest = layout.nodes.reduce((best, node) => (node.r > best.r ? node : best), layout.nodes[0]);
  return rendered(<Sungear layout={layout} theme={theme} label={label} />, layout, [
    { x: largest.x + largest.r, y: largest.y },
    layout.anchors[0],
  ]);
}
