import { formatPValue, testOfPair, type GeneSetsMatrix } from '@trellis/core';
import type { HeatMapData, HeatMapFigureOptions } from '@trellis/figures';
import { InteractiveHeatMap } from '../../ui/InteractiveHeatMap.tsx';
import { countOf } from '../../ui/numbers.ts';
import { overlapText, type ComparedAnalysis } from './pairs.ts';

interface Props {
  readonly sets: GeneSetsMatrix;
  readonly analyses: readonly ComparedAnalysis[];
  readonly map: HeatMapData;
  readonly options: Omit<HeatMapFigureOptions, 'width'>;
  readonly onPair: (a: ComparedAnalysis, b: ComparedAnalysis) => void;
  readonly onZoom: (analyses: readonly ComparedAnalysis[]) => void;
}

/** The overlap of every pair as a clustered heat map: color instead of text in the cells. An area zooms to its analyses. */
export function PairMap({ sets, analyses, map, options, onPair, onZoom }: Props) {
  return (
    <InteractiveHeatMap
      data={map}
      options={options}
      onPress={({ row, column }) => row !== column && onPair(analyses[row], analyses[column])}
      onZoom={({ rows, columns }) => {
        const chosen = new Set([...rows, ...columns]);
        onZoom(analyses.filter((_, place) => chosen.has(place)));
      }}
      cellText={({ row, column }) => pairText(sets, analyses[row], analyses[column])}
    />
  );
}

function pairText(sets: GeneSetsMatrix, a: ComparedAnalysis, b: ComparedAnalysis): string {
  if (a === b) return `${a.label}: ${countOf(a.count, 'gene')}`;
  const tests = testOfPair(sets, a.index, b.index);
  return `${a.label} and ${b.label}: ${overlapText(tests)}, p ${formatPValue(tests.greaterAdjustedLog10)}`;
}
