import {
  addBit,
  bitsToIndices,
  countBits,
  cutTo,
  emptyBitset,
  forEachBit,
  isEmpty,
  uniteInto,
  type Bitset,
} from '../dataset/bitset.ts';
import type { Analysis } from '../dataset/dataset.ts';
import { TrellisError } from '../errors.ts';
import { countOf } from '../formats/numbers.ts';
import { familiesOf } from '../genes/familiesOf.ts';
import { groupBy } from '../groupBy.ts';
import type { ColumnGroup, Result, ResultColumn } from '../result/result.ts';

/** What a gene set of a view is: an analysis, the analyses of a TF, or those of a TF family. */
export const levels = ['analysis', 'tf', 'family'] as const;
export type Level = (typeof levels)[number];

/** In how many analyses of its TF or family a gene of the set is: in any, in at least two, or in all. */
export const supports = ['any', 'two', 'all'] as const;
export type Support = (typeof supports)[number];

export interface LevelOptions {
  readonly level?: Level;
  /** Counts for TFs and families alone. */
  readonly support?: Support;
}

const made = new WeakMap<Result, Map<string, Result>>();

/**
 * The same result with a column per TF or TF family in the place of those of its shown analyses. A TF of several families is in
 * the first one; TFs without a family are one group. With `two`, groups of one analysis are left out; an analysis that a query
 * mentions twice counts once. Throws `too-few-analyses` when no group is left. Computed once per result and choice.
 */
export function resultAtLevel(result: Result, { level = 'analysis', support = 'any' }: LevelOptions): Result {
  if (level === 'analysis') return result;
  const known = made.get(result) ?? new Map<string, Result>();
  made.set(result, known);
  const key = `${level} ${support}`;
  const grouped = known.get(key) ?? groupResult(result, level, support);
  known.set(key, grouped);
  return grouped;
}

/** E.g. `62 analyses` or `60 TFs`. */
export const levelCount = (level: Level, count: number): string =>
  level === 'analysis'
    ? countOf(count, 'analysis', 'analyses')
    : level === 'tf'
      ? countOf(count, 'TF')
      : countOf(count, 'TF family', 'TF families');

/** E.g. `60 TFs (genes in at least two of their analyses)`. */
export function setsText({ level = 'analysis', support = 'any' }: LevelOptions, count: number): string {
  if (level === 'analysis') return levelCount(level, count);
  const within = { any: 'any', two: 'at least two', all: 'all' }[support];
  return `${levelCount(level, count)} (genes in ${within} of ${count === 1 ? 'its' : 'their'} analyses)`;
}

function groupResult(result: Result, level: 'tf' | 'family', support: Support): Result {
  const nameOf = ({ analysis }: ResultColumn): string | number =>
    level === 'tf' ? analysis.tf : (familiesOf(result.dataset.tfFamilies, analysis.tf)[0] ?? '');
  const groups = [...groupBy(result.columnsBeforeTargetLists, nameOf)]
    .map(([name, columns]) => ({
      family: String(name),
      columns,
      byAnalysis: groupBy(columns, ({ analysis }) => analysis.id),
    }))
    .filter(({ byAnalysis }) => support !== 'two' || byAnalysis.size > 1);
  if (!groups.length) {
    throw new TrellisError(
      'too-few-analyses',
      `No ${level === 'tf' ? 'TF' : 'TF family'} has two shown analyses: ask for genes in any of its analyses.`,
    );
  }
  const all = groups.map(({ family, columns, byAnalysis }) =>
    mergeColumns(columns, {
      least: { any: 1, two: 2, all: byAnalysis.size }[support],
      group: groupOf(result, columns, level === 'tf' ? undefined : family || 'no family'),
    }),
  );
  const columns = all.filter(({ present }) => !isEmpty(present));
  return {
    ...result,
    columns,
    columnsBeforeTargetLists: [...columns, ...all.filter(({ present }) => isEmpty(present))],
  };
}

function groupOf({ dataset }: Result, columns: readonly ResultColumn[], family: string | undefined): ColumnGroup {
  const ids = [...new Set(columns.map(({ analysis }) => analysis.id))];
  const { id, name } = dataset.genes[columns[0].analysis.tf];
  const kinds = new Set(columns.map(({ analysis }) => analysis.expression));
  return {
    name: `${family ?? (name || id)} (${countOf(ids.length, 'analysis', 'analyses')})`,
    family,
    analysisIds: ids,
    isMixed: kinds.size > 1,
  };
}

interface Merging {
  /** Number of analyses that a gene needs. */
  readonly least: number;
  readonly group: ColumnGroup;
}

/** One column in the place of several, with the cells that count as edges in enough of their analyses. */
function mergeColumns(columns: readonly ResultColumn[], { least, group }: Merging): ResultColumn {
  const [first] = columns;
  const merged = (cellsOf: (column: ResultColumn) => Bitset): Bitset =>
    inAtLeast(
      least,
      Array.from(groupBy(columns, ({ analysis }) => analysis.id).values(), (mentions) =>
        unionOf(mentions.map((column) => cutTo(cellsOf(column), column.analysis.present))),
      ),
    );
  const present = merged((column) => column.present);
  const before = merged((column) => column.cellsBeforeTargetLists);
  return {
    ...first,
    key: [[first.key[0][0], '', first.key[0][2]], first.key[1]],
    state: { name: group.name, show: true, version: 0 },
    analysis: mergedAnalysis(columns, group.name),
    filter: '',
    cells: present,
    present,
    edges: countBits(present),
    cellsBeforeTargetLists: before,
    total: countBits(before),
    analysisCells: merged((column) => column.analysisCells),
    group,
  };
}

/** An analysis that all cells of a merged column are edges of; it has no metadata and no values. */
function mergedAnalysis(columns: readonly ResultColumn[], name: string): Analysis {
  const present = unionOf(columns.map(({ analysis }) => analysis.present));
  const { id, tf, expression, perturbation } = columns[0].analysis;
  return {
    ...{ id, tf, expression, perturbation, name },
    metadata: new Map(),
    searchable: new Set(),
    targets: bitsToIndices(present),
    log2fc: null,
    pvalue: null,
    cells: present,
    present,
  };
}

function unionOf(sets: readonly Bitset[]): Bitset {
  const union = sets[0].slice();
  for (const other of sets) uniteInto(union, other);
  return union;
}

/** The genes that are in at least so many of the sets. */
function inAtLeast(least: number, sets: readonly Bitset[]): Bitset {
  if (least <= 1) return unionOf(sets);
  const counts = new Uint16Array(sets[0].length * 32);
  for (const set of sets) forEachBit(set, (gene) => counts[gene]++);
  const found = emptyBitset(counts.length);
  counts.forEach((count, gene) => {
    if (count >= least) addBit(found, gene);
  });
  return found;
}
