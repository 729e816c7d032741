import type { DirectionCounts } from '@trellis/contract';
import {
  addBit,
  countCommon,
  emptyBitset,
  hasBit,
  intersect,
  subtract,
  uniteInto,
  withoutGene,
  type Bitset,
  type Analysis,
} from '@trellis/core/dataset';
import { TrellisError, groupBy } from '@trellis/core';
import type { Result, ResultColumn } from '@trellis/core/result';
import {
  edgeKindOf,
  chooseSets,
  testedGenes,
  type SetChoice,
  type TestedSets,
  type TestedSetsOptions,
} from '@trellis/core/views';

/** The shown analyses of a TF that has binding and expression ones. */
export interface TfColumns {
  readonly binding: readonly ResultColumn[];
  readonly expression: readonly ResultColumn[];
}

/** The error of a result or a TF without analyses of both kinds. */
export const withoutBoth = (message: string): TrellisError => new TrellisError('no-bound-and-regulated', message);

/** The TFs of a result with both. Throws `withoutBoth` when there is none. */
export function tfsWithBoth({ columns }: Result): TfColumns[] {
  const found = [...groupBy(columns, ({ analysis }) => analysis.tf).values()]
    .map((of) => ({
      binding: of.filter(({ analysis }) => !analysis.expression),
      expression: of.filter(({ analysis }) => analysis.expression),
    }))
    .filter(({ binding, expression }) => binding.length > 0 && expression.length > 0);
  if (found.length) return found;
  throw withoutBoth('No TF of the result has both binding and expression analyses; ask for all analyses of a TF.');
}

/** The tested genes of an expression analysis; the TF itself was perturbed by hand and is not one of them. */
export const regulatedGenes = (column: ResultColumn, sets: SetChoice): Bitset =>
  withoutGene(testedGenes(column, sets), column.analysis.tf);

export interface TfGenes {
  readonly bound: Bitset;
  readonly regulated: Bitset;
  readonly induced: Bitset;
  readonly repressed: Bitset;
}

/** The genes that a TF binds and those that it regulates, among those that can be drawn. */
export function genesOf({ binding, expression }: TfColumns, { choice: { sets }, drawn }: TestedSets): TfGenes {
  const size = drawn.length * 32;
  const genes = {
    bound: emptyBitset(size),
    regulated: emptyBitset(size),
    induced: emptyBitset(size),
    repressed: emptyBitset(size),
  };
  for (const column of binding) uniteInto(genes.bound, testedGenes(column, sets));
  for (const column of expression) addExpression(genes, column.analysis, regulatedGenes(column, sets));
  return {
    bound: intersect(genes.bound, drawn),
    regulated: intersect(genes.regulated, drawn),
    induced: intersect(genes.induced, drawn),
    repressed: intersect(genes.repressed, drawn),
  };
}

function addExpression(genes: TfGenes, analysis: Analysis, tested: Bitset): void {
  uniteInto(genes.regulated, tested);
  analysis.targets.forEach((gene, i) => {
    if (!hasBit(tested, gene)) return;
    const type = edgeKindOf(analysis, analysis.log2fc?.[i] ?? NaN);
    if (type === 'INDUCED') addBit(genes.induced, gene);
    if (type === 'REPRESSED') addBit(genes.repressed, gene);
  });
}

/** The genes with one direction in all analyses that have one, or without. */
export function ofDirection({ regulated, induced, repressed }: TfGenes, direction: keyof DirectionCounts): Bitset {
  if (direction === 'induced') return subtract(induced, repressed);
  if (direction === 'repressed') return subtract(repressed, induced);
  return subtract(regulated, induced.map((word, i) => word ^ repressed[i]) as Bitset);
}

/** Counts genes by direction. */
export function countGeneDirections(of: TfGenes, genes: Bitset): DirectionCounts {
  const count = (direction: keyof DirectionCounts) => countCommon(genes, ofDirection(of, direction));
  return { induced: count('induced'), repressed: count('repressed'), other: count('other') };
}

/** The genes of a TF are within the target lists by default, as the rows of the result are. */
export const testedIn = (result: Result, { sets, universe = 'auto' }: TestedSetsOptions = {}): TestedSets =>
  chooseSets(result, { sets, universe });
