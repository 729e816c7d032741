import type { GeneSetsMatrix } from '@trellis/core/views';
import type { ShownModel } from '@trellis/engine/views/shownModel';
import { pShade } from '@trellis/figures';

/** The largest |log2 fold| of all pairs by a model: the deepest color. */
export function largestFold({ info, matrix, population }: GeneSetsMatrix, by: ShownModel): number {
  const expected = by === 'degrees' ? matrix.degrees?.expected : matrix.expected;
  let [pair, largest] = [0, 0];
  for (let a = 0; a < info.length; a++) {
    for (let b = a + 1; b < info.length; b++, pair++) {
      const uniform = (Number(info[a][1].Count) * Number(info[b][1].Count)) / population;
      const fold = matrix.common[pair] / (expected?.[pair] ?? uniform);
      if (fold > 0 && fold < Infinity) largest = Math.max(largest, Math.abs(Math.log2(fold)));
    }
  }
  return largest;
}

/** The shade of a fold: enriched pairs above the diagonal, depleted ones below it; the deepest for the largest. */
export function foldShade(
  fold: number | null,
  { side, largest }: { readonly side: 'greater' | 'less'; readonly largest: number },
): ReturnType<typeof pShade> {
  if (fold === null || Number.isNaN(fold)) return undefined;
  const size = side === 'greater' ? Math.log2(fold) : -Math.log2(fold);
  if (size <= 0 || largest === 0) return undefined;
  // The scale of p-values begins at 0.05; a fold of 1 gets its first color.
  const begin = Math.log10(0.05);
  return pShade(begin - Math.min(size, largest), { smallest: begin - largest, side });
}
