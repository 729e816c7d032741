import {
  addBit,
  emptyBitset,
  forEachBit,
  hasBit,
  intersect,
  subtract,
  unite,
  type Bitset,
} from '../dataset/bitset.ts';
import { edgeTargets, type Analysis, type Dataset } from '../dataset/dataset.ts';
import type { Comparator, Comparison, Filter, FilterTerm } from './ast.ts';
import { readComparison, type Condition } from './conditions.ts';
import { analysisFilter } from './analysisFilter.ts';
import { tableOf, type QueryTable } from './queryTable.ts';

/** `X[filter]`: keeps the cells for which the filter holds; every column takes `text` as its filter. */
export function applyFilter(
  dataset: Dataset,
  table: QueryTable,
  { filter, text }: { filter: Filter; text: string },
): QueryTable {
  const cells = evaluate(filter, { dataset, table });
  const analysisCells = evaluateAnalysisFilter(filter, { dataset, table }, cells);
  const columns = table.columns.map((column, i) => ({
    ...column,
    filter: text,
    cells: cells[i],
    analysisCells: analysisCells[i],
  }));
  return tableOf(dataset.genes.length, columns, table.excluding);
}

/** The same for the cells before other columns cut them, and without comparisons that count other columns. */
function evaluateAnalysisFilter(
  filter: Filter,
  { dataset, table }: Context,
  cells: readonly Bitset[],
): readonly Bitset[] {
  const ofAnalysis = analysisFilter(filter);
  const isWhole = table.columns.every(({ cells: kept, analysisCells }) => kept === analysisCells);
  if (ofAnalysis === filter && isWhole) return cells;
  const columns = table.columns.map((column) => ({ ...column, cells: column.analysisCells }));
  return ofAnalysis
    ? evaluate(ofAnalysis, { dataset, table: { ...table, columns } })
    : table.columns.map(({ analysisCells }) => analysisCells);
}

interface Context {
  readonly dataset: Dataset;
  readonly table: QueryTable;
}

/** Cells of each column for which the filter holds. */
function evaluate(filter: Filter, context: Context): Bitset[] {
  if (filter.kind !== 'filterChain') return evaluateTerm(filter, context);
  return filter.rest.reduce(
    (left, { operator, term }) => {
      const right = evaluateTerm(term, context);
      const combine = operator === 'and' ? intersect : unite;
      return left.map((cells, i) => combine(cells, right[i]));
    },
    evaluateTerm(filter.first, context),
  );
}

function evaluateTerm(term: FilterTerm, context: Context): Bitset[] {
  switch (term.kind) {
    case 'filterNot': {
      const cells = evaluateTerm(term.term, context);
      return context.table.columns.map((column, i) => subtract(column.cells, cells[i]));
    }
    case 'filterGroup':
      return evaluate(term.inner, context);
    case 'comparison':
      return evaluateComparison(term, context);
    default:
      return term satisfies never;
  }
}

function evaluateComparison(comparison: Comparison, { dataset, table }: Context): Bitset[] {
  const condition = readComparison(comparison);
  switch (condition.kind) {
    case 'edgeValue':
      return table.columns.map(({ analysis, cells }) => cellsByEdgeValue(condition, analysis, cells));
    case 'id':
      return table.columns.map(({ analysis, cells }) => (compare(analysis.id, condition) ? cells : none(cells)));
    case 'targetedBy':
      return cellsByTargetedBy(condition, dataset, table);
    case 'additionalEdge':
      return cellsByEdge(condition, dataset, table);
    case 'metadata':
      return table.columns.map(({ analysis, cells }) => (holds(condition, analysis) ? cells : none(cells)));
    default:
      return condition satisfies never;
  }
}

const none = (cells: Bitset): Bitset => new Uint32Array(cells.length);

function compare(value: number, { operator, number }: { operator: Comparator; number: number }): boolean {
  switch (operator) {
    case '=':
      return value === number;
    case '<':
      return value < number;
    case '>':
      return value > number;
    case '<=':
      return value <= number;
    case '>=':
      return value >= number;
    case '!=':
    case '<>':
      return value !== number;
    default:
      return operator satisfies never;
  }
}

/** A missing value is NaN and fails every comparison, `!=` too. */
function cellsByEdgeValue(condition: Condition & { kind: 'edgeValue' }, analysis: Analysis, cells: Bitset): Bitset {
  const values = analysis[condition.value];
  const kept = none(cells);
  if (!values) return kept;
  for (let i = 0; i < values.length; i++) {
    const gene = analysis.targets[i];
    if (!Number.isNaN(values[i]) && hasBit(cells, gene) && compare(values[i], condition)) addBit(kept, gene);
  }
  return kept;
}

function cellsByTargetedBy(
  condition: Condition & { kind: 'targetedBy' },
  dataset: Dataset,
  table: QueryTable,
): Bitset[] {
  const counts = new Uint32Array(dataset.genes.length);
  for (const { cells } of table.columns) forEachBit(cells, (gene) => counts[gene]++);
  const divisor = condition.fraction ? table.columns.length : 1;
  const kept = emptyBitset(dataset.genes.length);
  forEachBit(table.rows, (gene) => {
    if (compare(counts[gene] / divisor, condition)) addBit(kept, gene);
  });
  return table.columns.map(({ cells }) => intersect(cells, kept));
}

function cellsByEdge(
  condition: Condition & { kind: 'additionalEdge' },
  dataset: Dataset,
  table: QueryTable,
): Bitset[] {
  const types = dataset.edgeTypes.filter((type) => type.name.toUpperCase() === condition.value);
  const byTf = new Map<number, Bitset>();
  return table.columns.map(({ analysis, cells }) => {
    const reached = byTf.get(analysis.tf) ?? emptyBitset(dataset.genes.length);
    if (!byTf.has(analysis.tf)) {
      for (const type of types) edgeTargets(type, analysis.tf).forEach((gene) => addBit(reached, gene));
      byTf.set(analysis.tf, reached);
    }
    return condition.negated ? subtract(cells, reached) : intersect(cells, reached);
  });
}

/** An empty value counts as missing: it equals nothing, so `!=` holds. */
/** Whether the metadata of an analysis fit a condition. */
export function holds(condition: Condition & { kind: 'metadata' }, analysis: Analysis): boolean {
  const value = analysis.metadata.get(condition.key) || undefined;
  const equal = value?.toUpperCase() === condition.value;
  return equal !== condition.negated;
}
