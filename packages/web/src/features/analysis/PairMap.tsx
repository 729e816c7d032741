import { corrections, minusLog10, type GeneSetsMatrix } from '@trellis/core';
import { useMemo } from 'react';
import { InteractiveHeatMap } from '../../ui/InteractiveHeatMap.tsx';
import { countOf } from '../../ui/numbers.ts';
import { pairTests, type ComparedAnalysis } from './pairs.ts';

interface Props {
  readonly sets: GeneSetsMatrix;
  readonly analyses: readonly ComparedAnalysis[];
  readonly onPair: (a: ComparedAnalysis, b: ComparedAnalysis) => void;
}

/** The overlap of every pair as a heat map, for hundreds of analyses: color instead of text in the cells. */
export function PairMap({ sets, analyses, onPair }: Props) {
  const data = useMemo(() => {
    const labels = analyses.map(({ letter, label }) => [`${letter}  ${label}`]);
    const values = analyses.map((a) =>
      analyses.map((b) => (a === b ? NaN : minusLog10(pairTests(sets, a.index, b.index).adjustedGreater))),
    );
    return { rows: labels, columns: labels, values };
  }, [sets, analyses]);
  const options = useMemo(
    () => ({
      valueName: `-log10 p (greater), ${corrections[sets.correction]}`,
      title: `Overlap of ${countOf(analyses.length, 'analysis', 'analyses')}`,
    }),
    [sets.correction, analyses.length],
  );
  return (
    <InteractiveHeatMap
      data={data}
      options={options}
      onPress={({ row, column }) => row !== column && onPair(analyses[row], analyses[column])}
      cellText={({ row, column }) => pairText(sets, analyses[row], analyses[column])}
    />
  );
}

function pairText(sets: GeneSetsMatrix, a: ComparedAnalysis, b: ComparedAnalysis): string {
  if (a === b) return `${a.label}: ${countOf(a.count, 'gene')}`;
  const { adjustedGreater: p, common } = pairTests(sets, a.index, b.index);
  return `${a.label} and ${b.label}: ${countOf(common, 'gene')} in common, greater p ${p.toExponential(2)}`;
}
