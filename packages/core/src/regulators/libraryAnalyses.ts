import type { Analysis, Dataset } from '../dataset/dataset.ts';
import { TrellisError } from '../errors.ts';
import type { Comparison, Expression } from '../query/ast.ts';
import { readComparison, type Condition } from '../query/conditions.ts';
import { evaluateQuery } from '../query/evaluate.ts';
import { parseQuery } from '../query/grammar.ts';
import { referencesIn } from '../query/referencesIn.ts';
import { resolveQuery } from '../query/resolveQuery.ts';

/** Conditions on the targets of an analysis, and not on the analysis itself. */
const cellConditions: readonly Condition['kind'][] = ['edgeValue', 'targetedBy', 'additionalEdge'];

/**
 * The analyses that a query names, by id. Their targets are tested whole, so filters on targets are refused: `bad-filter`.
 * Throws the errors of `parseQuery`, `resolveQuery` and `evaluateQuery`.
 */
export function libraryAnalyses(dataset: Dataset, query: string): Analysis[] {
  const parsed = parseQuery(query);
  referencesIn(parsed).comparisons.forEach(refuseCells);
  const resolved: Expression = resolveQuery(parsed, { dataset, filterTfs: undefined });
  const { columns } = evaluateQuery(dataset, resolved);
  return [...new Set(columns.map(({ analysis }) => analysis))].sort((a, b) => a.id - b.id);
}

function refuseCells(comparison: Comparison): void {
  const { kind } = readComparison(comparison);
  if (!cellConditions.includes(kind)) return;
  const { key, at } = comparison;
  const where = at ? ` at character ${at.offset + 1}` : '';
  throw new TrellisError(
    'bad-filter',
    `The filter "${key}"${where} selects targets, and a library is made of whole analyses: filter by metadata or id.`,
    at && { ...at, expected: 'a metadata key or id' },
  );
}
