import { countBits, cutTo, intersect, type Bitset } from '../dataset/bitset.ts';
import { TrellisError } from '../errors.ts';
import type { Result, ResultColumn } from '../result/result.ts';

/**
 * Which genes of an analysis a test of overlap compares: `result`, those of the result; `analysis`, all that pass the
 * analysis's own filters, before `and`, `not`, targeted_by and target lists.
 */
export const setChoices = ['result', 'analysis'] as const;
export type SetChoice = (typeof setChoices)[number];

/**
 * Which genes a test of overlap draws from: `coding`, the background or all protein-coding genes; `lists`, those of them that
 * are in the target lists.
 */
export const universeChoices = ['coding', 'lists'] as const;
export type UniverseChoice = (typeof universeChoices)[number];

export interface TestedSetsOptions {
  readonly sets?: SetChoice | 'auto';
  readonly universe?: UniverseChoice | 'auto';
}

/** A resolved choice, as an answer tells it. */
export interface TestedChoice {
  readonly sets: SetChoice;
  readonly universe: UniverseChoice;
  /** Number of genes in the universe. */
  readonly population: number;
  readonly selection: Selection;
}

/** What has selected the genes that a test compares, so that overlaps are significant by construction: the query, or target lists. */
export function selectedBy({ sets, universe, selection }: TestedChoice): 'query' | 'lists' | undefined {
  if (sets !== 'result') return undefined;
  if (selection.query) return 'query';
  return universe === 'coding' && selection.lists ? 'lists' : undefined;
}

/** A resolved choice with the genes of its universe. */
export interface TestedSets {
  readonly choice: TestedChoice;
  readonly drawn: Bitset;
}

/**
 * Resolves a choice: `auto` takes sets and universe that the query has not selected: `analysis` if `and`, `not` or targeted_by
 * have cut the sets of the result, `lists` if there are target lists. Throws `no-target-list` for `lists` without a list.
 */
export function chooseSets(result: Result, { sets = 'result', universe = 'coding' }: TestedSetsOptions): TestedSets {
  const selection = selectionOf(result);
  const chosen = {
    sets: sets !== 'auto' ? sets : selection.query ? 'analysis' : 'result',
    universe: universe !== 'auto' ? universe : selection.lists ? 'lists' : 'coding',
  } as const;
  const drawn = testUniverse(result, chosen.universe);
  return { choice: { ...chosen, population: countBits(drawn), selection }, drawn };
}

function testUniverse({ universe, inputs }: Result, choice: UniverseChoice): Bitset {
  if (choice === 'coding') return universe;
  if (inputs.targets) return intersect(universe, inputs.targets);
  throw new TrellisError('no-target-list', 'The query has no target list: ask for universe=coding.');
}

/** The edges of an analysis that a test compares, in the universe or not. */
export const testedGenes = (column: ResultColumn, sets: SetChoice): Bitset =>
  sets === 'analysis' ? cutTo(column.analysisCells, column.analysis.present) : column.present;

/** What has selected the genes of a result, so that its sets overlap more than sets of single experiments do. */
export interface Selection {
  /** Whether `and`, `not` or targeted_by took genes from an analysis. */
  readonly query: boolean;
  /** Whether target lists restrict the genes. */
  readonly lists: boolean;
}

/** What has selected the genes of a result. */
export const selectionOf = ({ columns, inputs }: Result): Selection => ({
  query: columns.some(({ cellsBeforeTargetLists: cells, analysisCells }) =>
    cells.some((word, i) => word !== analysisCells[i]),
  ),
  lists: inputs.targets !== undefined,
});

/** Number of genes in common that independent sets of these sizes have on average. */
export const expectedOverlap = (a: number, b: number, population: number): number =>
  population ? (a * b) / population : 0;

/** Fold enrichment: observed over expected; null if none is expected. */
export const foldEnrichment = (observed: number, expected: number): number | null =>
  expected > 0 ? observed / expected : null;
