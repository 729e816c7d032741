import { formatPValue, type TargetListsView } from '@trellis/core';
import type { HeatMapData, HeatMapFigureOptions } from '@trellis/figures';
import { InteractiveHeatMap } from '../../ui/InteractiveHeatMap.tsx';
import { countOf } from '../../ui/numbers.ts';
import viewStyles from '../../ui/view.module.css';
import { TargetFields } from './TargetFields.tsx';

interface Props {
  readonly lists: TargetListsView;
  readonly map: HeatMapData;
  readonly options: Omit<HeatMapFigureOptions, 'width'>;
}

/** The enrichment as a heat map, with the fields of its rows. */
export function TargetMap({ lists, map, options }: Props) {
  return (
    <>
      <div className={viewStyles.options}>
        <TargetFields lists={lists} />
      </div>
      <InteractiveHeatMap
        data={map}
        options={options}
        cellText={({ row, column }) => {
          const { pLog10, count } = lists.result[row];
          const pair = `${map.rows[row][0]} and ${lists.columns[column]}`;
          return `${pair}: p ${formatPValue(pLog10[column])}, ${countOf(count[column], 'gene')} in common`;
        }}
      />
    </>
  );
}
