import { renderToStaticMarkup } from 'react-dom/server';
import { countOf } from '@trellis/core/formats';
import type { Result } from '@trellis/core/result';
import { columnInfo, labelWithGene, setsText } from '@trellis/core/views';
import {
  groupGenesBySet,
  type SungearGroups,
  type SungearOptions,
} from '@trellis/engine/views/sungear/groupGenesBySet';
import { arrowEnd, layoutSungear, printTheme, Sungear, type SungearData } from '@trellis/figures';
import { placeGroups } from '@trellis/engine';

/** Draws the Sungear diagram with title, labels and legend. */
export function sungearFigure(result: Result, options: SungearOptions): string {
  const sungear = groupGenesBySet(result, { ...options, expected: 'universe' });
  const { corners: sets, level, groups, total } = sungear;
  const title = `${countOf(total, 'gene')} of ${setsText({ ...options, level }, sets.length)} in ${countOf(groups.length, 'group')}`;
  const layout = layoutSungear(sungearData(result, sungear), { width: 800, height: 860, title });
  return renderToStaticMarkup(<Sungear layout={layout} theme={printTheme} label={title} />);
}

/** Anchors with their labels, and circles with their arrows, in shares of the side of the diagram. */
export function sungearData(result: Result, sungear: SungearGroups): SungearData {
  const { groups, population: drawn } = sungear;
  const { order, corners, anchors, circles } = placeGroups(sungear);
  return {
    anchors: order.map((column, place) => ({
      ...anchors[place],
      label: labelWithGene(columnInfo(result, sungear.corners[column].column)),
    })),
    nodes: groups.map(({ members, genes, n, expected, pLog10, adjustedLog10 }, i) => ({
      ...circles[i],
      members: members.map((member) => corners[member]),
      arrows: members.map((member) => arrowEnd(circles[i], anchors[corners[member]])),
      size: genes.length,
      n,
      drawn,
      expected,
      pLog10,
      adjustedLog10,
    })),
  };
}
