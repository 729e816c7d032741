import { renderToStaticMarkup } from 'react-dom/server';
import { countOf, groupGenesBySet, type Result, type ResultColumn, type SungearOptions } from '@trellis/core';
import { arrowEnd, layoutSungear, printTheme, Sungear } from '@trellis/figures';
import { placeGroups } from '../exports/sungearJson.ts';

/** Draws the Sungear diagram with title, labels and legend. */
export function sungearFigure(result: Result, options: SungearOptions): string {
  const sungear = groupGenesBySet(result, options);
  const { columns, groups, total } = sungear;
  const { order, corners, anchors, circles } = placeGroups(sungear);
  const data = {
    anchors: order.map((column, place) => ({ ...anchors[place], label: labelOf(result, columns[column]) })),
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

/** The user's own name of an analysis, or its TF and number. */
function labelOf({ dataset }: Result, { state, analysis }: ResultColumn): string {
  const { id, name } = dataset.genes[analysis.tf];
  return state.version > 0 ? state.name : [id, name, analysis.id].filter(Boolean).join(' ');
}
