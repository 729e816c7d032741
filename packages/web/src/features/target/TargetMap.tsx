import { formatPValue, type TargetListsView } from '@trellis/core';
import type { HeatMapData, HeatMapFigureOptions } from '@trellis/figures';
import { ColorBoundsFields } from '../../ui/ColorBoundsFields.tsx';
import { InteractiveHeatMap } from '../../ui/InteractiveHeatMap.tsx';
import { countOf } from '../../ui/numbers.ts';
import viewStyles from '../../ui/view.module.css';
import { useTargetOptions } from './state.ts';
import { TargetFields } from './TargetFields.tsx';

interface Props {
  readonly lists: TargetListsView;
  readonly map: HeatMapData;
  readonly options: Omit<HeatMapFigureOptions, 'width'>;
}

/** The enrichment as a heat map, with the bounds of its color scale. */
export function TargetMap({ lists, map, options }: Props) {
  const { lower, upper, set } = useTargetOptions();
  return (
    <>
      <div className={viewStyles.options}>
        <ColorBoundsFields lower={lower} upper={upper} onChange={set} />
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
