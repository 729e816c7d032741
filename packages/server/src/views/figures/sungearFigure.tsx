import { renderToStaticMarkup } from 'react-dom/server';
import {
  cornerInfo,
  cornersText,
  countOf,
  groupGenesBySet,
  infoLabel,
  type Result,
  type SungearGroups,
  type SungearOptions,
} from '@trellis/core';
import { arrowEnd, layoutSungear, printTheme, Sungear, type SungearData } from '@trellis/figures';
import { placeGroups } from '@trellis/engine';

/** Draws the Sungear diagram with title, labels and legend. */
export function sungearFigure(result: Result, options: SungearOptions): string {
  const sungear = groupGenesBySet(result, { ...options, expected: 'universe' });
  const { corners: sets, level, groups, total } = sungear;
  const title = `${countOf(total, 'gene')} of ${cornersText(level, sets.length)} in ${countOf(groups.length, 'group')}`;
  const layout = layoutSungear(sungearData(result, sungear), { width: 800, height: 860, title });
  return renderToStaticMarkup(<Sungear layout={layout} theme={printTheme} label={title} />);
}

/** Anchors with their labels, and circles with their arrows, in shares of the side of the diagram. */
export function sungearData(result: Result, sungear: SungearGroups): SungearData {
  const { groups } = sungear;
  const { order, corners, anchors, circles } = placeGroups(sungear);
  return {
    anchors: order.map((column, place) => ({
      ...anchors[place],
      label: infoLabel(cornerInfo(result, sungear.level, sungear.corners[column])),
    })),
    nodes: groups.map(({ members, genes, n, expected, pLog10, adjustedLog10 }, i) => ({
      ...circles[i],
      members: members.map((member) => corners[member]),
      arrows: members.map((member) => arrowEnd(circles[i], anchors[corners[member]])),
      size: genes.length,
      n,
      expected,
      pLog10,
      adjustedLog10,
    })),
  };
}
