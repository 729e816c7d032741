import type { GeneSetsMatrix } from '@trellis/contract';
import { corrections, minusLog10 } from '@trellis/core';
import { useMemo } from 'react';
import { HeatMapFigure } from '../../ui/HeatMapFigure.tsx';
import { countOf } from '../../ui/numbers.ts';
import { pairOf, type Analysis } from './pairs.ts';

interface Props {
  readonly sets: GeneSetsMatrix;
  readonly analyses: readonly Analysis[];
  readonly onPair: (a: Analysis, b: Analysis) => void;
}

/** Hundreds of analyses: how unlikely the overlap of every pair is, without text in the cells. */
export function PairMap({ sets, analyses, onPair }: Props) {
  const data = useMemo(() => {
    const labels = analyses.map(({ letter, symbol, tf }) => [`${letter}  ${symbol || tf}`]);
    const values = analyses.map((a) =>
      analyses.map((b) => (a === b ? NaN : minusLog10(pairOf(sets, a.index, b.index).greater_adj))),
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
    <HeatMapFigure
      data={data}
      options={options}
      onPress={({ row, column }) => row !== column && onPair(analyses[row], analyses[column])}
      sayCell={({ row, column }) => sayPair(sets, analyses[row], analyses[column])}
    />
  );
}

function sayPair(sets: GeneSetsMatrix, a: Analysis, b: Analysis): string {
  if (a === b) return `${a.letter}: ${countOf(a.count, 'gene')}`;
  const { greater_adj: p, common } = pairOf(sets, a.index, b.index);
  return `${a.letter} and ${b.letter}: ${countOf(common, 'gene')} in common, greater p ${p.toExponential(2)}`;
}
