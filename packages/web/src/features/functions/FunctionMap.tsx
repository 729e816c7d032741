import type { ResultFunctionsView, ResultTerm } from '@trellis/core';
import type { HeatMapData, HeatMapFigureOptions } from '@trellis/figures';
import { useMemo } from 'react';
import { InteractiveHeatMap } from '../../ui/InteractiveHeatMap.tsx';
import { LetterLegend } from '../../ui/LetterLegend.tsx';
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
  const { by } = useFunctionOptions();
  const cellText = useMemo(() => functionCellText(functions, terms, by), [functions, terms, by]);
  const isWide = areMany(functions);
  const { table, ...figure } = map;
  return (
    <>
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
