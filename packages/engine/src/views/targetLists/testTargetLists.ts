import { countBits, countCommon, intersect, type Bitset } from '@trellis/core/dataset';
import { TrellisError } from '@trellis/core';
import { presentBeforeTargetLists, type Result, type ResultColumn } from '@trellis/core/result';
import { correctLogPValues, type Correction, logHypergeometricTail, pValueOf } from '@trellis/core/stats';
import { foldRow, columnInfo, fieldText, indexText, type ColumnInfo, type LabelOption } from '@trellis/core/views';
import type { TargetListsView } from '@trellis/contract';

export interface TargetListsOptions extends LabelOption {
  readonly correction?: Correction;
}

/**
 * Tests every shown analysis, before target lists, against every target list: Fisher's exact test, one-sided (more genes
 * in common than expected), within the universe. Throws `no-target-list` without a list.
 */
export function testTargetLists(result: Result, options: TargetListsOptions = {}): TargetListsView {
  const { correction = 'bonferroni' } = options;
  const lists = listsOf(result);
  const counted = result.columnsBeforeTargetLists.map((column) => countLists(result, column, lists));
  const population = countBits(result.universe);
  const draws = counted.map(({ targets, count }) =>
    count.map((hits, i) => ({ hits, sample: targets, marked: lists[i].size, population })),
  );
  const logs = draws.flat().map((draw) => logHypergeometricTail(draw, 'greater'));
  const corrected = Array.from(correctLogPValues(logs, correction), pValueOf);
  const ofRow = (row: number) => corrected.slice(row * lists.length, (row + 1) * lists.length);
  return {
    columns: lists.map(({ name, size }) => `${name} (${size})`),
    result: counted.map(({ column, targets, count }, row) => ({
      info: { ...columnInfo(result, column, options), targets },
      p: ofRow(row).map(({ p }) => p),
      pLog10: ofRow(row).map(({ log10 }) => log10),
      influence: count.map((common, i) => share(common, lists[i].size)),
      specificity: count.map((common) => share(common, targets)),
      count,
      folds: foldRow(draws[row]),
    })),
    correction,
  };
}

const share = (part: number, whole: number): number => (whole ? part / whole : 0);

interface CutList {
  readonly name: string;
  readonly genes: Bitset;
  readonly size: number;
}

function listsOf({ inputs, universe }: Result): CutList[] {
  if (!inputs.lists.length) {
    throw new TrellisError(
      'no-target-list',
      'Target Enrichment is not available for this query: No gene list uploaded or no enrichment.',
    );
  }
  return inputs.lists.map(({ name, genes }) => {
    const within = intersect(genes, universe);
    return { name, genes: within, size: countBits(within) };
  });
}

function countLists({ universe }: Result, column: ResultColumn, lists: readonly CutList[]) {
  const targets = targetsWithin(column, universe);
  return { column, targets: countBits(targets), count: lists.map(({ genes }) => countCommon(targets, genes)) };
}

/** Edges of a column before target lists, within the universe. */
const targetsWithin = (column: ResultColumn, universe: Bitset): Bitset =>
  intersect(presentBeforeTargetLists(column), universe);

/** `[info, letter, gene id, filter, number of targets, gene name, analysis id]` per analysis. */
export type TargetListsLegend = readonly (readonly [
  ColumnInfo,
  string,
  string,
  string,
  number,
  string,
  number | '',
])[];

/** The legend of the heat map: a row per analysis, in the order of the result. */
export function targetListsLegend(result: Result, options: LabelOption = {}): TargetListsLegend {
  listsOf(result);
  const { universe } = result;
  return result.columnsBeforeTargetLists.map((column, i) => {
    const targets = countBits(targetsWithin(column, universe));
    const info = { ...columnInfo(result, column, options), targets };
    const name = fieldText(info, 'gene_id') || fieldText(info, 'family');
    const id = column.group ? '' : column.analysis.id;
    return [info, indexText(info, i, options), name, column.filter, targets, fieldText(info, 'gene_name'), id];
  });
}
