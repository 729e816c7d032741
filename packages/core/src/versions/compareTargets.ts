import { bitsToIndices, countBits, hasBit } from '../dataset/bitset.ts';
import type { Dataset } from '../dataset/dataset.ts';
import { edgeValueReader, type EdgeValue } from '../result/edgeValues.ts';
import type { ColumnPair, ComparedColumn } from './pairColumns.ts';

/** The gene indices of the second version by those of the first, -1 for a gene that it does not have. */
export interface TranslatedGenes {
  readonly indices: Int32Array;
  readonly size: number;
}

/** Finds the genes of one version in another, by id. */
export function translateGenes(before: Pick<Dataset, 'genes'>, after: Pick<Dataset, 'genes'>): TranslatedGenes {
  const known = new Map(after.genes.map(({ id }, index) => [id, index]));
  return { indices: Int32Array.from(before.genes, ({ id }) => known.get(id) ?? -1), size: after.genes.length };
}

/** Numbers of edges of an analysis in two versions. */
export interface TargetCounts {
  readonly before: number;
  readonly after: number;
  readonly gained: number;
  readonly lost: number;
  /** In both versions, with another fold change or p-value. */
  readonly revalued: number;
}

/** Counts the edges that two versions of an analysis have in common, and those that they do not. */
export function compareTargets(pair: ColumnPair, translated: TranslatedGenes): TargetCounts {
  const before = pair.before ? countBits(pair.before.present) : 0;
  const after = pair.after ? countBits(pair.after.present) : 0;
  if (!pair.before || !pair.after) return { before, after, gained: after, lost: before, revalued: 0 };
  const hasOtherValues = valueComparison(pair.before, pair.after, translated);
  let [kept, revalued] = [0, 0];
  for (const gene of bitsToIndices(pair.before.present)) {
    const same = translated.indices[gene];
    if (same < 0 || !hasBit(pair.after.present, same)) continue;
    kept++;
    if (hasOtherValues(gene, same)) revalued++;
  }
  return { before, after, gained: after - kept, lost: before - kept, revalued };
}

/** Returns a function that compares the values of a gene in both versions; missing ones are equal. */
function valueComparison(before: ComparedColumn, after: ComparedColumn, { indices, size }: TranslatedGenes) {
  const compared = (['log2fc', 'pvalue'] satisfies EdgeValue[]).filter(
    (value) => before.analysis[value] !== null || after.analysis[value] !== null,
  );
  const readers = compared.map((value) => ({
    first: edgeValueReader(before.analysis, value, indices.length),
    second: edgeValueReader(after.analysis, value, size),
  }));
  return (gene: number, same: number): boolean =>
    readers.some(({ first, second }) => !Object.is(first(gene), second(same)));
}
