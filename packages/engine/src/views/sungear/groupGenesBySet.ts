import {
  bitsetOf,
  countBits,
  countCommon,
  cutTo,
  forEachBit,
  hasBit,
  isEmpty,
  type Bitset,
} from '@trellis/core/dataset';
import { TrellisError } from '@trellis/core';
import type { Result, ResultColumn } from '@trellis/core/result';
import { correctLogPValues, type Correction, logBinomialTest, pValueOf } from '@trellis/core/stats';
import type { Level, LevelOptions } from '@trellis/core/views';
import { sungearCorners, type SungearCorner } from './corners.ts';

/**
 * Which genes could be drawn: `union`, those that any of the analyses targets; `universe`, the background or all protein-coding
 * genes, in the target lists if there are any. Of the union each gene is in some group by definition, so that a group can be
 * smaller than expected and yet five times as large as chance gives.
 */
export type SungearUniverse = 'union' | 'universe';

/** The genes targeted by exactly one set of analyses. */
export interface SungearGroup {
  /** Indices of the analyses in `columns`, ascending. */
  readonly members: readonly number[];
  /** Gene indices, ascending. */
  readonly genes: readonly number[];
  /** Number of the genes that could be drawn. */
  readonly n: number;
  /** Expected number of `n`: the number of genes that could be drawn times the product of the shares. */
  readonly expected: number;
  /** Exact binomial test, two-sided. */
  readonly p: number;
  readonly pLog10: number;
  readonly adjusted: number;
  readonly adjustedLog10: number;
}

export interface SungearGroups {
  /** What the corners are, and how many there are with those that are left out. */
  readonly level: Level;
  readonly found: number;
  readonly corners: readonly SungearCorner[];
  /** The analysis of each corner, or the first one of its TF or family. */
  readonly columns: readonly ResultColumn[];
  /** Genes in the union of the analyses. */
  readonly total: number;
  readonly expectedOf: SungearUniverse;
  /** Number of genes that could be drawn. */
  readonly population: number;
  /** In order of the number of members, then of their indices. */
  readonly groups: readonly SungearGroup[];
  readonly correction: Correction;
}

export interface SungearOptions extends LevelOptions {
  /** Ids of the genes to group; default: all genes of the result. */
  readonly genes?: readonly string[];
  readonly correction?: Correction;
  readonly expected?: SungearUniverse;
}

/**
 * Groups the genes of the result by the exact set of analyses that target them, and tests the size of every group
 * against the number expected for independent analyses. Without a chosen level, TFs or families take the
 * place of more than `maxVertices` analyses.
 * Throws `too-few-analyses` if fewer than two analyses target any of the genes.
 */
export function groupGenesBySet(
  result: Result,
  { genes = [], correction = 'bonferroni', expected = 'union', ...requested }: SungearOptions = {},
): SungearGroups {
  if (result.columns.length < 2) {
    throw new TrellisError(
      'too-few-analyses',
      'Sungear needs at least 2 analyses; query more, or show more of them.',
    );
  }
  const wanted = genes.length ? chosenGenes(result, genes) : undefined;
  const { level, found, corners: sets } = sungearCorners(result, { ...requested, wanted });
  if (sets.length < 2) {
    throw new TrellisError(
      'too-few-analyses',
      'Sungear needs at least 2 analyses; query more, or show more of them.',
    );
  }
  const byMembers = groupGenes(sets.map(({ genes }) => genes));
  const total = byMembers.reduce((sum, { genes }) => sum + genes.length, 0);
  const drawn = expected === 'union' ? undefined : drawnFrom(result, wanted);
  const population = drawn ? countBits(drawn) : total;
  const drawnOf = (set: Bitset): number => (drawn ? countCommon(set, drawn) : countBits(set));
  const shares = sets.map((set) => (population ? drawnOf(set.genes) / population : 0));
  const groups = byMembers.sort(compareGroups).map((group) => test(group, { shares, drawn, population }));
  const adjusted = correctLogPValues(
    groups.map(({ log }) => log),
    correction,
  );
  return {
    level,
    found,
    corners: sets,
    columns: sets.map(({ column }) => column),
    total,
    expectedOf: expected,
    population,
    groups: groups.map(({ log, ...group }, i) => {
      const [raw, corrected] = [pValueOf(log), pValueOf(adjusted[i])];
      return { ...group, p: raw.p, pLog10: raw.log10, adjusted: corrected.p, adjustedLog10: corrected.log10 };
    }),
    correction,
  };
}

function chosenGenes({ dataset, rowSet }: Result, ids: readonly string[]): Bitset {
  const found = ids.map((id) => dataset.names.find(id));
  const known = found.flatMap((match) => (match.kind === 'gene' ? [match.gene] : []));
  const chosen = cutTo(bitsetOf(dataset.genes.length, known), rowSet);
  if (isEmpty(chosen)) throw new TrellisError('bad-list', 'None of these genes is a target in the result.');
  return chosen;
}

interface Members {
  readonly members: number[];
  readonly genes: number[];
}

/** Groups genes by the exact sets that contain them: each set splits every group into members and others. */
function groupGenes(sets: readonly Bitset[]): Members[] {
  const size = (sets[0]?.length ?? 0) * 32;
  const groupOf = new Int32Array(size);
  // Each group is the part of an earlier group that a set contains; group 0 is in no set.
  const takenFrom = [0];
  const takenBy = [-1];
  sets.forEach((genes, set) => {
    const rowOf = new Int32Array(takenFrom.length);
    forEachBit(genes, (gene) => {
      const from = groupOf[gene];
      if (!rowOf[from]) {
        rowOf[from] = takenFrom.push(from) - 1;
        takenBy.push(set);
      }
      groupOf[gene] = rowOf[from];
    });
  });
  const genesOf: number[][] = takenFrom.map(() => []);
  for (let gene = 0; gene < size; gene++) if (groupOf[gene]) genesOf[groupOf[gene]].push(gene);
  const membersOf = (group: number): number[] => {
    const members: number[] = [];
    for (let at = group; at; at = takenFrom[at]) members.push(takenBy[at]);
    return members.reverse();
  };
  return genesOf.flatMap((genes, group) => (genes.length ? [{ members: membersOf(group), genes }] : []));
}

/** The genes of the universe, in the target lists and among the chosen genes if there are any. */
function drawnFrom({ universe, inputs }: Result, wanted: Bitset | undefined): Bitset {
  const listed = inputs.targets ? cutTo(universe, inputs.targets) : universe;
  return wanted ? cutTo(listed, wanted) : listed;
}

/** What a group is compared with. */
interface Drawing {
  /** Share of the genes that could be drawn in each analysis. */
  readonly shares: readonly number[];
  /** The genes that could be drawn; undefined for those of all groups. */
  readonly drawn: Bitset | undefined;
  readonly population: number;
}

function test({ members, genes }: Members, { shares, drawn, population }: Drawing) {
  let probability = 1;
  let next = 0;
  for (let i = 0; i < shares.length; i++) {
    const inside = members[next] === i;
    if (inside) next++;
    probability *= inside ? shares[i] : 1 - shares[i];
  }
  const n = drawn ? countOf(genes, drawn) : genes.length;
  const log = logBinomialTest({ successes: n, trials: population, probability });
  return { members, genes, n, expected: population * probability, log };
}

function countOf(genes: readonly number[], drawn: Bitset): number {
  let count = 0;
  for (const gene of genes) if (hasBit(drawn, gene)) count++;
  return count;
}

function compareGroups(a: Members, b: Members): number {
  if (a.members.length !== b.members.length) return a.members.length - b.members.length;
  let i = 0;
  while (i < a.members.length - 1 && a.members[i] === b.members[i]) i++;
  return a.members[i] - b.members[i];
}
