import * as maths from '@trellis/core/maths';
import { compareTexts, TrellisError } from '@trellis/core';
import type { Result } from '@trellis/core/result';
import {
  correctLogPValues,
  type Correction,
  logHypergeometricTail,
  type HypergeometricDraw,
  log10Of,
} from '@trellis/core/stats';
import {
  type ColumnInfo,
  type LabelOption,
  foldRow,
  type FoldRow,
  countMotifHits,
  requireHits,
  type MotifCounts,
  type MotifHits,
  type MotifInfo,
  type MotifTest,
} from '@trellis/core/views';
import { motifSets } from './motifColumns.ts';

/** Motif clusters that are enriched in a gene set. */
export interface MotifsView {
  /** The gene sets: analyses, then target lists, which have no filter. */
  readonly columns: readonly ColumnInfo[];
  readonly regions: readonly string[];
  /** Per motif its information, then a corrected p-value per gene set and region (regions within sets); null above alpha. */
  readonly result: readonly (readonly [MotifInfo, ...(number | null)[]])[];
  /** Base-10 logarithms of the p-values: per motif an array like the one in `result`, without the information. */
  readonly log10: readonly (readonly (number | null)[])[];
  /** Per motif the overlaps behind the p-values, null where these are. */
  readonly folds: readonly FoldRow[];
  readonly alpha: number;
  readonly correction: Correction;
  readonly test: MotifTest;
}

export interface MotifsOptions extends LabelOption {
  /** Larger corrected p-values are left out; default 0.05. */
  readonly alpha?: number;
  readonly correction?: Correction;
  /** Default: hits. */
  readonly test?: MotifTest;
}

/** Motif hits of the chosen regions, and the cluster information. */
export interface MotifData {
  readonly hits: readonly MotifHits[];
  readonly clusters: ReadonlyMap<string, MotifInfo>;
}

/**
 * Tests every motif with a hit in the universe in every gene set: Fisher's exact test on numbers of hits, or of genes with a
 * hit, one-sided, corrected over all analyses, regions and motifs; target lists are corrected on their own.
 * Throws `no-motif-enriched` if all p-values are above alpha.
 */
export function testMotifs(result: Result, { hits, clusters }: MotifData, options: MotifsOptions = {}): MotifsView {
  const { alpha = 0.05, correction = 'bonferroni', test = 'hits' } = options;
  const sets = motifSets(result, options);
  const names = [...new Set(hits.flatMap(({ motifs }) => motifs))].sort(compareMotifNames);
  const shape: Shape = { names, regions: hits.length };
  const logs = new Float64Array(names.length * sets.length * hits.length).fill(NaN);
  const draws: HypergeometricDraw[] = [];
  const counted = hits.map((region) => sets.map(({ genes }) => countMotifHits(region, genes, test)));
  requireHits(counted);
  hits.forEach((region, r) => {
    const all = countMotifHits(region, result.universe, test);
    testRegion({ region, r, counted: counted[r], all, shape, logs, draws });
  });
  correctGroups(logs, { analyses: result.columns.length, sets: sets.length, shape, correction });
  const width = sets.length * hits.length;
  const limit = maths.log(alpha);
  const rows = names
    .map((name, row) => ({
      name,
      logs: Array.from(logs.subarray(row * width, (row + 1) * width)),
      draws: Array.from({ length: width }, (_, i): HypergeometricDraw | undefined => draws[row * width + i]),
    }))
    .filter((row) => row.logs.some((log) => log <= limit));
  const ifEnriched = (value: (log: number) => number) => (log: number) => (log <= limit ? value(log) : null);
  if (!rows.length) throw new TrellisError('no-motif-enriched', 'No motifs enriched.');
  return {
    columns: sets.map(({ info }) => info),
    regions: hits.map(({ region }) => region),
    result: rows.map((row) => [infoOf(row.name, clusters), ...row.logs.map(ifEnriched(maths.exp))]),
    log10: rows.map((row) => row.logs.map(ifEnriched(log10Of))),
    folds: rows.map((row) => foldRow(row.draws.map((draw, i) => (row.logs[i] <= limit ? draw : undefined)))),
    alpha,
    correction,
    test,
  };
}

const infoOf = (name: string, clusters: MotifData['clusters']): MotifInfo => ({ ...clusters.get(name), name });

interface Shape {
  readonly names: readonly string[];
  readonly regions: number;
}

interface Region {
  readonly region: MotifHits;
  readonly r: number;
  /** Counts of each gene set. */
  readonly counted: readonly MotifCounts[];
  /** Counts of the universe. */
  readonly all: MotifCounts;
  readonly shape: Shape;
  readonly logs: Float64Array;
  /** Filled in at the places of `logs`. */
  readonly draws: HypergeometricDraw[];
}

/** Fills in the p-values of one region: motif by motif, set by set, region by region. */
function testRegion({ region, r, counted, all, shape, logs, draws }: Region): void {
  const rowOf = new Map(shape.names.map((name, row) => [name, row]));
  counted.forEach((within, s) => {
    region.motifs.forEach((name, m) => {
      if (!all.byMotif[m]) return;
      const row = rowOf.get(name) ?? 0;
      const draw = { hits: within.byMotif[m], sample: within.total, marked: all.byMotif[m], population: all.total };
      const place = (row * counted.length + s) * shape.regions + r;
      draws[place] = draw;
      logs[place] = logHypergeometricTail(draw, 'greater');
    });
  });
}

/** Corrects the columns of the analyses and those of the target lists, each on their own. */
function correctGroups(
  logs: Float64Array,
  groups: { analyses: number; sets: number; shape: Shape; correction: Correction },
): void {
  const { analyses, sets, shape, correction } = groups;
  const setOf = (i: number) => Math.floor(i / shape.regions) % sets;
  for (const isInGroup of [(i: number) => setOf(i) < analyses, (i: number) => setOf(i) >= analyses]) {
    const places = Array.from(logs.keys()).filter(isInGroup);
    const corrected = correctLogPValues(
      places.map((i) => logs[i]),
      correction,
    );
    places.forEach((place, i) => (logs[place] = corrected[i]));
  }
}

/** Orders by the number after the last `_`, as in `cluster_12`; names without one come last, by name. */
export function compareMotifNames(a: string, b: string): number {
  const [x, y] = [numberOf(a), numberOf(b)];
  return (Number.isNaN(x) ? 1 : 0) - (Number.isNaN(y) ? 1 : 0) || x - y || compareTexts(a, b);
}

const numberOf = (name: string): number => Number(/_(\d+)$/.exec(name)?.[1] ?? NaN);
