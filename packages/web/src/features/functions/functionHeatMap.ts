import { formatFold } from '@trellis/core/formats';
import { clusterTree, formatPValue } from '@trellis/core/stats';
import { foldInSet } from '@trellis/engine/views/functions/testedTerm';
import { isEnrichedBy, type ShownModel, termStatistics } from '@trellis/engine/views/shownModel';
import type { ResultFunctionsView, ResultTerm } from '@trellis/contract';
import type { HeatMapCell, HeatMapData } from '@trellis/figures';
import type { AspectChoice } from '../../shared/statistics/functions/functionOptions.ts';
import { type HeatColor, heatValue } from '@trellis/core/views';
import { setHeading, setLegend, termFold } from './geneSets.ts';

/** Height of a row whose label can be read. */
const rowHeight = 14;
/** Height of all rows up to which a map stays on about one screen. */
const minHeight = 1200;

/** Maximum height of the cells of a map in pixels: each term keeps its label. */
export const mapHeight = (terms: readonly unknown[]): number => Math.max(minHeight, terms.length * rowHeight);

/** What the map shows. */
interface MapChoice {
  readonly aspect: AspectChoice;
  readonly by: ShownModel;
  readonly color: HeatColor;
}

/** The heat map of -log10 of the adjusted p-values, or of log2 folds, clustered both ways: rows are terms, columns are gene sets; blank where a term is not enriched. */
export function functionHeatMap(
  functions: ResultFunctionsView,
  terms: readonly ResultTerm[],
  { aspect, by, color }: MapChoice,
): HeatMapData {
  const { sets, alpha } = functions;
  const foldOf = (term: ResultTerm, set: number) => foldInSet(functions, term, { set, by });
  const heights = terms.map((term) =>
    sets.map((_, set) =>
      isEnrichedBy(term, set, { alpha, by })
        ? heatValue({ log10: termStatistics(term, set, by).adjustedLog10, fold: foldOf(term, set) }, color) || 0
        : 0,
    ),
  );
  const across = sets.map((_, set) => heights.map((row) => row[set]));
  return {
    rows: terms.map((term) => [aspect === 'all' ? `${term.aspect}  ${term.name}` : term.name]),
    columns: sets.map((_, set) => [setHeading(functions, set, by)]),
    values: heights.map((row) => row.map((value) => (value > 0 ? value : NaN))),
    rowTree: clusterTree(heights),
    columnTree: clusterTree(across),
    texts: { name: 'fold', at: (row, set) => formatFold(foldOf(terms[row], set)) },
    table: setLegend(functions),
  };
}

/** Text of a cell: term, gene set, adjusted p-value and genes. */
export const functionCellText =
  (functions: ResultFunctionsView, terms: readonly ResultTerm[], by: ShownModel) =>
  ({ row, column }: HeatMapCell): string => {
    const { id, name, k } = terms[row];
    const { adjustedLog10 } = termStatistics(terms[row], column, by);
    const n = functions.sets[column].aspects[terms[row].aspect]?.n ?? 0;
    const fold = termFold(functions, terms[row], { set: column, by });
    const p = k[column] > 0 ? `adjusted p ${formatPValue(adjustedLog10)}, fold ${fold}, ` : '';
    return `${name} (${id}) in ${setHeading(functions, column, by)}: ${p}${k[column]} of ${n} genes`;
  };
