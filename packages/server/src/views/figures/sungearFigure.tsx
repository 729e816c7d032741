import { renderToStaticMarkup } from 'react-dom/server';
import { analysisLabel, countOf, groupGenesBySet, type Result, type SungearOptions } from '@trellis/core';
import { arrowEnd, layoutSungear, printTheme, Sungear } from '@trellis/figures';
import { placeGroups } from '../exports/sungearJson.ts';

/** Draws the Sungear diagram with title, labels and legend. */
export function sungearFigure(result: Result, options: SungearOptions): string {
  const sungear = groupGenesBySet(result, options);
  const { columns, groups, total } = sungear;
  const { order, corners, anchors, circles } = placeGroups(sungear);
  const data = {
    anchors: order.map((column, place) => ({ ...anchors[place], label: analysisLabel(result, columns[column]) })),
    nodes: groups.map(({ members, genes, expected, pLog10, adjustedLog10 }, i) => ({
      ...circles[i],
      members: members.map((member) => corners[member]),
      arrows: members.map((member) => arrowEnd(circles[i], anchors[corners[member]])),
      size: genes.length,
      expected,
      pLog10,
      adjustedLog10,
    })),
  };
  const title = `${countOf(total, 'gene')} of ${countOf(columns.length, 'analysis', 'analyses')} in ${countOf(groups.length, 'group')}`;
  const layout = layoutSungear(data, { width: 800, height: 860, title });
  return renderToStaticMarkup(<Sungear layout={layout} theme={printTheme} label={title} />);
}
