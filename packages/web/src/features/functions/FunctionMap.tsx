import type { ResultFunctionsView, ResultTerm } from '@trellis/core';
import type { HeatMapData, HeatMapFigureOptions } from '@trellis/figures';
import { useMemo } from 'react';
import { ColorBoundsFields } from '../../ui/ColorBoundsFields.tsx';
import { InteractiveHeatMap } from '../../ui/InteractiveHeatMap.tsx';
import { LetterLegend } from '../../ui/LetterLegend.tsx';
import viewStyles from '../../ui/view.module.css';
import { functionCellText } from './functionHeatMap.ts';
import { areMany } from './geneSets.ts';
import { useFunctionOptions } from './state.ts';

interface Props {
  readonly functions: ResultFunctionsView;
  readonly terms: readonly ResultTerm[];
  readonly map: HeatMapData;
  readonly options: Omit<HeatMapFigureOptions, 'width'>;
  readonly onCell: (term: ResultTerm, set: number) => void;
}

/** The terms and gene sets as a heat map; with many gene sets it takes the whole width, and their list is below it. */
export function FunctionMap({ functions, terms, map, options, onCell }: Props) {
  const { by, lower, upper, set } = useFunctionOptions();
  const cellText = useMemo(() => functionCellText(functions, terms, by), [functions, terms, by]);
  const isWide = areMany(functions);
  const { table, ...figure } = map;
  return (
    <>
      <div className={viewStyles.options}>
        <ColorBoundsFields lower={lower} upper={upper} onChange={set} />
      </div>
      <InteractiveHeatMap
        data={isWide ? figure : map}
        options={options}
        cellText={cellText}
        onPress={({ row, column }) => onCell(terms[row], column)}
      />
      {isWide && table && <LetterLegend table={table} />}
    </>
  );
}
