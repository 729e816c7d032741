import { formatPValue } from '@trellis/core/stats';
import type { GeneSetsMatrix } from '@trellis/core/views';
import type { ShownModel } from '@trellis/engine/views/shownModel';
import type { HeatMapData, HeatMapFigureOptions } from '@trellis/figures';
import { InteractiveHeatMap } from '../../shared/exports/InteractiveHeatMap.tsx';
import { countOf } from '../../ui/numbers.ts';
import { overlapText, shownPair, type ComparedAnalysis } from './pairs.ts';

interface Props {
  readonly sets: GeneSetsMatrix;
  readonly analyses: readonly ComparedAnalysis[];
  readonly by: ShownModel;
  readonly map: HeatMapData;
  readonly options: Omit<HeatMapFigureOptions, 'width'>;
  readonly onPair: (a: ComparedAnalysis, b: ComparedAnalysis) => void;
  readonly onZoom: (analyses: readonly ComparedAnalysis[]) => void;
}

/** The overlap of every pair as a clustered heat map: color instead of text in the cells. An area zooms to its analyses. */
export function PairMap({ sets, analyses, by, map, options, onPair, onZoom }: Props) {
  return (
    <InteractiveHeatMap
      data={map}
      options={options}
      onPress={({ row, column }) => row !== column && onPair(analyses[row], analyses[column])}
      onZoom={({ rows, columns }) => {
        const chosen = new Set([...rows, ...columns]);
        onZoom(analyses.filter((_, place) => chosen.has(place)));
      }}
      cellText={({ row, column }) => pairText(sets, [analyses[row], analyses[column]], by)}
    />
  );
}

type Pair = readonly [ComparedAnalysis, ComparedAnalysis];

function pairText(sets: GeneSetsMatrix, [a, b]: Pair, by: ShownModel): string {
  if (a === b) return `${a.label}: ${countOf(a.count, 'gene')}`;
  const pair = shownPair(sets, [a, b], by);
  const p = formatPValue(pair.statistics?.greaterAdjustedLog10 ?? NaN) || '–';
  return `${a.label} and ${b.label}: ${overlapText(pair)}, p ${p}`;
}
