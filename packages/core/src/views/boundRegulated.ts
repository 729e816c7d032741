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
import type { Analysis } from '../dataset/dataset.ts';
import { TrellisError } from '../errors.ts';
import { groupBy } from '../groupBy.ts';
import type { Result, ResultColumn } from '../result/result.ts';
import { correctLogPValues, type Correction } from '../stats/correctLogPValues.ts';
import { logHypergeometricTail } from '../stats/logHypergeometricTail.ts';
import { pValueOf } from '../stats/pValue.ts';
import { columnInfo, type ColumnInfo } from './columnInfo.ts';
import { edgeKindOf } from './edgeNames.ts';
import {
  chooseSets,
  expectedOverlap,
  foldEnrichment,
  testedGenes,
  type TestedChoice,
  type TestedSets,
  type TestedSetsOptions,
} from './testedSets.ts';

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
  /** Number of genes that are bound and regulated over the expected number. */
  readonly fold: number | null;
  /** Fisher's exact test, one-sided, for more genes in common than expected. */
  readonly p: number;
  readonly pLog10: number;
  readonly adjusted: number;
  readonly adjustedLog10: number;
}

export interface BoundRegulated extends TestedChoice {
  readonly rows: readonly BoundRegulatedRow[];
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

/** A part of the targets of one TF; which genes count is chosen as for the test. */
export interface PartOfTargets extends TestedSetsOptions {
  /** Id of the TF. */
  readonly tf: string;
  readonly part: GenePart;
}

/**
 * Compares what a TF binds with what changes when it is perturbed, for every TF that has binding and expression analyses
 * among the shown ones: bound in any binding analysis, changed in any expression analysis. By default genes are those of the
 * result, and the universe is the background within the target lists, if there are any. Throws `no-bound-and-regulated` when
 * no TF has both, `no-target-list` for the universe `lists` without a list.
 */
export function compareBoundRegulated(
  result: Result,
  { correction = 'bonferroni', ...options }: TestedSetsOptions & { readonly correction?: Correction } = {},
): BoundRegulated {
  const tfs = tfsWithBoth(result);
  const tested = testedIn(result, options);
  const { population } = tested.choice;
  const rows = tfs.map((columns) => {
    const genes = genesOf(columns, tested);
    const draw = { sample: countBits(genes.bound), marked: countBits(genes.regulated), population };
    const hits = countCommon(genes.bound, genes.regulated);
    const expected = expectedOverlap(draw.sample, draw.marked, population);
    return {
      ...describe(result, columns),
      bound: countBits(subtract(genes.bound, genes.regulated)),
      regulated: countDirections(genes, subtract(genes.regulated, genes.bound)),
      both: countDirections(genes, intersect(genes.bound, genes.regulated)),
      expected,
      fold: foldEnrichment(hits, expected),
      log: logHypergeometricTail({ ...draw, hits }, 'greater'),
    };
  });
  const adjusted = correctLogPValues(
    rows.map(({ log }) => log),
    correction,
  );
  return { rows: rows.map(withPValues(adjusted)), correction, ...tested.choice };
}

function withPValues(adjusted: ArrayLike<number>) {
  return <Row extends { readonly log: number }>({ log, ...row }: Row, i: number) => {
    const [own, corrected] = [pValueOf(log), pValueOf(adjusted[i])];
    return { ...row, p: own.p, pLog10: own.log10, adjusted: corrected.p, adjustedLog10: corrected.log10 };
  };
}

/** The genes of a TF are within the target lists by default, as the rows of the result are. */
const testedIn = (result: Result, { sets, universe = 'auto' }: TestedSetsOptions = {}): TestedSets =>
  chooseSets(result, { sets, universe });

/** The genes of one part; with the sets `analysis` some are not in the result. Throws `no-bound-and-regulated` for a TF without both. */
export function genesOfPart(result: Result, { tf, part, ...options }: PartOfTargets): Bitset {
  const wanted = result.dataset.names.find(tf);
  const columns = tfsWithBoth(result).find(
    (of) => wanted.kind === 'gene' && of.binding[0].analysis.tf === wanted.gene,
  );
  if (!columns)
    throw new TrellisError('no-bound-and-regulated', `${tf} has no binding and expression analyses here.`);
  const genesBy = genesOf(columns, testedIn(result, options));
  const [set, direction] = part.split(':') as ['bound' | 'regulated' | 'both', keyof DirectionCounts | undefined];
  const { bound, regulated } = genesBy;
  if (set === 'bound') return subtract(bound, regulated);
  const genes = set === 'both' ? intersect(bound, regulated) : subtract(regulated, bound);
  return direction ? intersect(genes, ofDirection(genesBy, direction)) : genes;
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

interface TfGenes {
  readonly bound: Bitset;
  readonly regulated: Bitset;
  readonly induced: Bitset;
  readonly repressed: Bitset;
}

/** Bound and regulated genes, among those that can be drawn. */
function genesOf({ binding, expression }: TfColumns, { choice: { sets }, drawn }: TestedSets): TfGenes {
  const size = drawn.length * 32;
  const genes = {
    bound: emptyBitset(size),
    regulated: emptyBitset(size),
    induced: emptyBitset(size),
    repressed: emptyBitset(size),
  };
  for (const column of binding) uniteInto(genes.bound, testedGenes(column, sets));
  for (const column of expression) addExpression(genes, column.analysis, testedGenes(column, sets));
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

function ofDirection({ regulated, induced, repressed }: TfGenes, direction: keyof DirectionCounts): Bitset {
  if (direction === 'induced') return subtract(induced, repressed);
  if (direction === 'repressed') return subtract(repressed, induced);
  return subtract(regulated, induced.map((word, i) => word ^ repressed[i]) as Bitset);
}

function countDirections(of: TfGenes, genes: Bitset): DirectionCounts {
  const count = (direction: keyof DirectionCounts) => countCommon(genes, ofDirection(of, direction));
  return { induced: count('induced'), repressed: count('repressed'), other: count('other') };
}
