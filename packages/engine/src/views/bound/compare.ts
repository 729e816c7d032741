import { countBits, countCommon, intersect, subtract } from '@trellis/core/dataset';
import {
  degreeSet,
  degreeUniverse,
  testOverlap,
  editionModels,
  hasDegrees,
  type TestModel,
} from '@trellis/core/degrees';
import type { Result, ResultColumn } from '@trellis/core/result';
import { correctLogPValues, type Correction, logHypergeometricTail, pValueOf } from '@trellis/core/stats';
import {
  columnInfo,
  concordanceOf,
  type Concordance,
  boundSets,
  countStronger,
  expectedOverlap,
  foldEnrichment,
  type TestedSets,
  type TestedSetsOptions,
} from '@trellis/core/views';
import type { OverlapStatistics, TargetComparison } from '@trellis/contract';
import {
  countGeneDirections,
  genesOf,
  regulatedGenes,
  testedIn,
  tfsWithBoth,
  type TfColumns,
  type TfGenes,
} from './tfGenes.ts';

/** What is bound, regulated or both, per TF. */
export type Comparison = TargetComparison;

export interface ComparisonOptions extends TestedSetsOptions {
  readonly correction?: Correction;
  /** What explains common genes by chance; equal chances by default. */
  readonly model?: TestModel;
}

/**
 * Compares what a TF binds with what changes when it is perturbed, for every TF that has binding and expression analyses
 * among the shown ones: bound in any binding analysis, changed in any expression analysis, without the TF itself, which was
 * perturbed by hand. By default genes are those of the result, and the universe is the background within the target lists, if
 * there are any. Throws `withoutBoth` when no TF has both, `no-target-list` for the universe `lists` without a list.
 */
export function compareTargets(result: Result, options: ComparisonOptions = {}): Comparison {
  const { correction = 'bonferroni', model = 'uniform', ...choice } = options;
  const tested = testedIn(result, choice);
  const compared = tfsWithBoth(result).map((columns) => ({ columns, genes: genesOf(columns, tested) }));
  const uniform = testUniform(compared, tested, correction);
  const byDegrees = hasDegrees(model) ? testDegrees(result, { compared, tested, correction }) : undefined;
  const rows = compared.map(({ columns, genes }, i) => ({
    ...describe(result, columns),
    bound: countBits(subtract(genes.bound, genes.regulated)),
    regulated: countGeneDirections(genes, subtract(genes.regulated, genes.bound)),
    both: countGeneDirections(genes, intersect(genes.bound, genes.regulated)),
    ...(model === 'degrees' ? (byDegrees?.[i].degrees ?? noStatistics) : uniform[i]),
    ...(model === 'both' && { degrees: byDegrees?.[i].degrees ?? null }),
    ...byDegrees?.[i].stronger,
    concordance: concordanceIn(columns, tested),
  }));
  return { rows, correction, ...(hasDegrees(model) && { model }), ...tested.choice };
}

/** A TF, and its genes that could be drawn. */
interface Compared {
  readonly columns: TfColumns;
  readonly genes: TfGenes;
}

function testUniform(
  compared: readonly Compared[],
  { choice }: TestedSets,
  correction: Correction,
): OverlapStatistics[] {
  const { population } = choice;
  const tests = compared.map(({ genes: { bound, regulated } }) => {
    const draw = { sample: countBits(bound), marked: countBits(regulated), population };
    const hits = countCommon(bound, regulated);
    const log = logHypergeometricTail({ ...draw, hits }, 'greater');
    return { hits, expected: expectedOverlap(draw.sample, draw.marked, population), log };
  });
  return statisticsOf(tests, correction);
}

interface DegreeTests {
  readonly compared: readonly Compared[];
  readonly tested: TestedSets;
  readonly correction: Correction;
}

/** The tests by the degrees of genes, of which the bound genes are kept, and the comparison with other TFs. */
function testDegrees({ published, universe }: Result, { compared, tested, correction }: DegreeTests) {
  const within = degreeUniverse(editionModels(published, universe), tested.drawn);
  const tests = compared.map(({ genes: { bound, regulated } }) => {
    const sets = [
      degreeSet(within, { expression: false, genes: bound }),
      degreeSet(within, { expression: true, genes: regulated }),
    ] as const;
    const hits = countCommon(bound, regulated);
    const test = testOverlap(within, sets, hits);
    return { hits, expected: test?.expected ?? NaN, log: test?.greater ?? NaN };
  });
  const binding = boundSets(published, tested.drawn);
  const { population } = tested.choice;
  return statisticsOf(tests, correction).map((statistics, i) => {
    const { columns, genes } = compared[i];
    const { tf } = columns.binding[0].analysis;
    return {
      degrees: Number.isNaN(statistics.expected) ? null : statistics,
      stronger: countStronger(binding, { tf, bound: genes.bound, regulated: genes.regulated, population }),
    };
  });
}

/** A test by its natural logarithm; NaN for one that was not made. */
interface LogTest {
  readonly hits: number;
  readonly expected: number;
  readonly log: number;
}

function statisticsOf(tests: readonly LogTest[], correction: Correction): OverlapStatistics[] {
  const corrected = correctLogPValues(
    tests.map(({ log }) => log),
    correction,
  );
  return tests.map(({ hits, expected, log }, i) => {
    const [raw, adjusted] = [pValueOf(log), pValueOf(corrected[i])];
    return {
      expected,
      fold: foldEnrichment(hits, expected),
      p: raw.p,
      pLog10: raw.log10,
      adjusted: adjusted.p,
      adjustedLog10: adjusted.log10,
    };
  });
}

const noStatistics: OverlapStatistics = {
  expected: NaN,
  fold: null,
  p: NaN,
  pLog10: NaN,
  adjusted: NaN,
  adjustedLog10: NaN,
};

const concordanceIn = ({ expression }: TfColumns, { choice, drawn }: TestedSets): Concordance | null =>
  concordanceOf(
    expression.map((column) => ({
      analysis: column.analysis,
      genes: intersect(regulatedGenes(column, choice.sets), drawn),
    })),
  );

function describe(result: Result, { binding, expression }: TfColumns) {
  const gene = result.dataset.genes[binding[0].analysis.tf];
  const info = (column: ResultColumn) => columnInfo(result, column, { label: true });
  return { tf: gene.id, symbol: gene.name, binding: binding.map(info), expression: expression.map(info) };
}
