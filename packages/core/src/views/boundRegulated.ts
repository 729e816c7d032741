import {
  addBit,
  countBits,
  countCommon,
  emptyBitset,
  hasBit,
  intersect,
  subtract,
  uniteInto,
  type Bitset,
} from '../dataset/bitset.ts';
import { TrellisError } from '../errors.ts';
import { groupBy } from '../groupBy.ts';
import type { Result, ResultColumn } from '../result/result.ts';
import { correctPValues, type Correction } from '../stats/correctPValues.ts';
import { hypergeometricTail } from '../stats/hypergeometricTail.ts';
import { columnInfo, type ColumnInfo } from './columnInfo.ts';
import { edgeKindOf } from './edgeNames.ts';

/** Numbers of genes by direction; `other` where analyses disagree or have no fold change. */
export interface DirectionCounts {
  readonly induced: number;
  readonly repressed: number;
  readonly other: number;
}

/** The overlap of binding and expression for one TF. */
export interface BoundRegulatedRow {
  readonly tf: string;
  readonly symbol: string;
  readonly binding: readonly ColumnInfo[];
  readonly expression: readonly ColumnInfo[];
  /** Genes that are bound and not regulated. */
  readonly bound: number;
  /** Genes that are regulated and not bound. */
  readonly regulated: DirectionCounts;
  /** Genes that are bound and regulated. */
  readonly both: DirectionCounts;
  /** Expected number of genes that are bound and regulated. */
  readonly expected: number;
  /** Fisher's exact test, one-sided, for more genes in common than expected. */
  readonly p: number;
  readonly adjusted: number;
}

export interface BoundRegulated {
  readonly rows: readonly BoundRegulatedRow[];
  /** Number of genes in the test: those of the universe, within the target lists if there are any. */
  readonly population: number;
  readonly correction: Correction;
}

/** Parts of a TF's targets; with a direction, only genes that are regulated that way. */
export const geneParts = [
  'bound',
  'regulated',
  'regulated:induced',
  'regulated:repressed',
  'regulated:other',
  'both',
  'both:induced',
  'both:repressed',
  'both:other',
] as const;
export type GenePart = (typeof geneParts)[number];

/** A part of the targets of one TF. */
export interface PartOfTargets {
  /** Id of the TF. */
  readonly tf: string;
  readonly part: GenePart;
}

/**
 * Compares what a TF binds with what changes when it is perturbed, for every TF that has binding and expression analyses
 * among the shown ones. Genes are those of the result's rows within the background, and within the target lists where
 * there are some: bound in any binding analysis, changed in any expression analysis. Throws `no-bound-and-regulated` when
 * no TF has both.
 */
export function compareBoundRegulated(
  result: Result,
  { correction = 'bonferroni' }: { readonly correction?: Correction } = {},
): BoundRegulated {
  const tfs = tfsWithBoth(result);
  const population = countBits(drawnFrom(result));
  const rows = tfs.map((columns) => {
    const sets = setsOf(result, columns);
    const draw = { sample: countBits(sets.bound), marked: countBits(sets.regulated), population };
    return {
      ...describe(result, columns),
      bound: countBits(subtract(sets.bound, sets.regulated)),
      regulated: countDirections(sets, subtract(sets.regulated, sets.bound)),
      both: countDirections(sets, intersect(sets.bound, sets.regulated)),
      expected: population ? (draw.sample * draw.marked) / population : 0,
      p: hypergeometricTail({ ...draw, hits: countCommon(sets.bound, sets.regulated) }, 'greater'),
    };
  });
  const adjusted = correctPValues(
    rows.map(({ p }) => p),
    correction,
  );
  return { rows: rows.map((row, i) => ({ ...row, adjusted: adjusted[i] })), population, correction };
}

/** Genes of the test. */
const drawnFrom = ({ universe, inputs }: Result): Bitset =>
  inputs.targets ? intersect(universe, inputs.targets) : universe;

/** The genes of one part, as a set of rows of the result. Throws `no-bound-and-regulated` for a TF without both. */
export function genesOfPart(result: Result, { tf, part }: PartOfTargets): Bitset {
  const wanted = result.dataset.names.find(tf);
  const columns = tfsWithBoth(result).find(
    (of) => wanted.kind === 'gene' && of.binding[0].analysis.tf === wanted.gene,
  );
  if (!columns)
    throw new TrellisError('no-bound-and-regulated', `${tf} has no binding and expression analyses here.`);
  const sets = setsOf(result, columns);
  const [set, direction] = part.split(':') as ['bound' | 'regulated' | 'both', keyof DirectionCounts | undefined];
  if (set === 'bound') return subtract(sets.bound, sets.regulated);
  const genes = set === 'both' ? intersect(sets.bound, sets.regulated) : subtract(sets.regulated, sets.bound);
  return direction ? intersect(genes, ofDirection(sets, direction)) : genes;
}

interface TfColumns {
  readonly binding: readonly ResultColumn[];
  readonly expression: readonly ResultColumn[];
}

function tfsWithBoth({ columns }: Result): TfColumns[] {
  const found = [...groupBy(columns, ({ analysis }) => analysis.tf).values()]
    .map((of) => ({
      binding: of.filter(({ analysis }) => !analysis.expression),
      expression: of.filter(({ analysis }) => analysis.expression),
    }))
    .filter(({ binding, expression }) => binding.length > 0 && expression.length > 0);
  if (found.length) return found;
  throw new TrellisError(
    'no-bound-and-regulated',
    'No TF of the result has both binding and expression analyses; ask for all analyses of a TF.',
  );
}

function describe(result: Result, { binding, expression }: TfColumns) {
  const gene = result.dataset.genes[binding[0].analysis.tf];
  const info = (column: ResultColumn) => columnInfo(result, column, { label: true });
  return { tf: gene.id, symbol: gene.name, binding: binding.map(info), expression: expression.map(info) };
}

interface Sets {
  readonly bound: Bitset;
  readonly regulated: Bitset;
  readonly induced: Bitset;
  readonly repressed: Bitset;
}

/** Bound and regulated genes, among those of the test. */
function setsOf(result: Result, { binding, expression }: TfColumns): Sets {
  const size = result.dataset.genes.length;
  const sets = {
    bound: emptyBitset(size),
    regulated: emptyBitset(size),
    induced: emptyBitset(size),
    repressed: emptyBitset(size),
  };
  for (const { present } of binding) uniteInto(sets.bound, present);
  for (const column of expression) addExpression(sets, column);
  const drawn = drawnFrom(result);
  return {
    bound: intersect(sets.bound, drawn),
    regulated: intersect(sets.regulated, drawn),
    induced: intersect(sets.induced, drawn),
    repressed: intersect(sets.repressed, drawn),
  };
}

function addExpression(sets: Sets, { analysis, present }: ResultColumn): void {
  uniteInto(sets.regulated, present);
  analysis.targets.forEach((gene, i) => {
    if (!hasBit(present, gene)) return;
    const type = edgeKindOf(analysis, analysis.log2fc?.[i] ?? NaN);
    if (type === 'INDUCED') addBit(sets.induced, gene);
    if (type === 'REPRESSED') addBit(sets.repressed, gene);
  });
}

function ofDirection({ regulated, induced, repressed }: Sets, direction: keyof DirectionCounts): Bitset {
  if (direction === 'induced') return subtract(induced, repressed);
  if (direction === 'repressed') return subtract(repressed, induced);
  return subtract(regulated, induced.map((word, i) => word ^ repressed[i]) as Bitset);
}

function countDirections(sets: Sets, genes: Bitset): DirectionCounts {
  const count = (direction: keyof DirectionCounts) => countCommon(genes, ofDirection(sets, direction));
  return { induced: count('induced'), repressed: count('repressed'), other: count('other') };
}
