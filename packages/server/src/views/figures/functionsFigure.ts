import { TrellisError } from '@trellis/core';
import { hasDegrees } from '@trellis/core/degrees';
import { countOf } from '@trellis/core/formats';
import { columnLetter, type Result } from '@trellis/core/result';
import { bestTerms } from '@trellis/engine/views/functions/bestTerms';
import { fieldText, infoLabel, setsText, type LevelOptions } from '@trellis/core/views';
import { foldInSet, shownSetName } from '@trellis/engine/views/functions/testedTerm';
import { isEnrichedBy, termStatistics } from '@trellis/engine/views/shownModel';
import { testResultFunctions } from '@trellis/engine/views/functions/testResultFunctions';
import type { ResultFunctionsView, ResultTerm, TestedGeneSet } from '@trellis/contract';
import type { FunctionsFigureOptions } from '@trellis/engine';
import { drawHeatMap, signed, type HeatMapFigure } from './heatMapFigure.tsx';

/** Number of terms per gene set when none is given. */
const defaultTop = 10;

/** Draws a heat map of the enriched terms. Throws `no-term-enriched` if there is none. */
export const functionsFigure = (result: Result, options: FunctionsFigureOptions, checkpoint?: () => void): string =>
  drawHeatMap(functionsHeatMap(result, options, checkpoint));

/** The heat map of the best terms of each gene set: rows are terms; columns are the result, then its analyses. */
export function functionsHeatMap(
  result: Result,
  { top = defaultTop, fields = [], color, lower, upper, ...options }: FunctionsFigureOptions,
  checkpoint: () => void = () => {},
): HeatMapFigure {
  const by = hasDegrees(options.model) ? 'degrees' : 'uniform';
  const model = by === 'degrees' ? 'both' : 'uniform';
  const tested = testResultFunctions(result, { ...options, model, top }, checkpoint);
  const terms = bestTerms(tested, { top });
  if (!terms.length) throw noTermEnriched(tested);
  const { sets, alpha, correction } = tested;
  const perEnriched = (valueOf: (term: ResultTerm, set: number) => number | null): (number | null)[][] =>
    terms.map((term) => sets.map((_, set) => (isEnrichedBy(term, set, { alpha, by }) ? valueOf(term, set) : null)));
  return {
    title: `${countOf(terms.length, 'enriched term')} in ${setsOf(options, sets.length)} (up to ${top} of each)${by === 'degrees' ? ', analyses hub-corrected' : ''}`,
    rows: terms.map(({ name, aspect }) => [options.aspects?.length === 1 ? name : `${aspect}  ${name}`]),
    columns: sets.map((_, set) => {
      const name = shownSetName(tested, { set, by });
      return [set === 0 ? name : signed(columnLetter(set - 1), name)];
    }),
    log10: perEnriched((term, set) => termStatistics(term, set, by).adjustedLog10),
    folds: perEnriched((term, set) => foldInSet(tested, term, { set, by })),
    correction,
    color,
    lower,
    upper,
    table: legendOf(sets.slice(1), fields),
  };
}

/** E.g. `5 gene sets`, or all genes and the TFs. */
const setsOf = (options: LevelOptions, count: number): string =>
  options.level && options.level !== 'analysis'
    ? `the result and ${setsText(options, count - 1)}`
    : countOf(count, 'gene set');

const noTermEnriched = ({ alpha }: ResultFunctionsView): TrellisError =>
  new TrellisError('no-term-enriched', `No term has a corrected p-value up to ${alpha} in any gene set.`);

const legendOf = (analyses: readonly TestedGeneSet[], fields: readonly string[]): HeatMapFigure['table'] => ({
  headers: ['Index', 'Analysis', 'Gene ID', 'Filter', 'Gene Name', 'Analysis ID', ...fields],
  rows: analyses.map(({ info }, i) => [
    columnLetter(i),
    infoLabel(info ?? {}),
    ...['gene_id', 'filter', 'gene_name', 'analysis_id', ...fields].map((field) => fieldText(info ?? {}, field)),
  ]),
});
