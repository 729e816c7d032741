import type { FunctionRow, FunctionsView } from '@trellis/core/ontology';
import { expectedOverlap } from '@trellis/core/views';
import { formatOverlapFold } from '../../../shared/statistics/pAndFold.tsx';
import type { AspectChoice } from '../../../shared/statistics/functions/functionOptions.ts';
import { isShownAspect, termFilter } from '../../../shared/statistics/functions/functionTexts.ts';

/** A term with the similar ones that are folded under it. */
export interface ShownTerm extends FunctionRow {
  readonly folded: readonly FunctionRow[];
}

interface Shown {
  readonly aspect: AspectChoice;
  readonly search: string;
}

/** The terms of an aspect that a search finds, by p-value; a term is found by one that is folded under it, too. */
export function shownTerms({ rows, compact }: FunctionsView, { aspect, search }: Shown): ShownTerm[] {
  const byId = new Map(rows.map((row) => [row.id, row]));
  const under = new Map(
    (compact ?? []).map(({ id, folded }) => [id, folded.flatMap((each) => byId.get(each) ?? [])]),
  );
  const hidden = new Set((compact ?? []).flatMap(({ folded }) => folded));
  const isFound = termFilter(search);
  return rows
    .filter((row) => isShownAspect(aspect, row.aspect) && !hidden.has(row.id))
    .map((row) => ({ ...row, folded: under.get(row.id) ?? [] }))
    .filter((term) => isFound(term) || term.folded.some(isFound));
}

/** Number of genes of the term that a random list of this size has. */
export const expectedIn = ({ n, K, P }: Pick<FunctionRow, 'n' | 'K' | 'P'>): number => expectedOverlap(n, K, P);

/** The fold with its 95 % interval. */
export const listFold = (row: Pick<FunctionRow, 'k' | 'n' | 'K' | 'P'>): string =>
  formatOverlapFold(row.k, Math.min(row.n, row.K), expectedIn(row));

/** Number of terms that a graph shows first. */
const maxGraphTerms = 60;

/** The terms of the graph: the first ones, or all. */
export const graphTerms = (terms: readonly ShownTerm[], full: boolean): readonly ShownTerm[] =>
  full ? terms : terms.slice(0, maxGraphTerms);
