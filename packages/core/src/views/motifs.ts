import { compareTexts } from '../compareTexts.ts';
import { TrellisError } from '../errors.ts';
import type { Result } from '../result/result.ts';
import { correctPValues, type Correction } from '../stats/correctPValues.ts';
import { hypergeometricTail } from '../stats/hypergeometricTail.ts';
import type { ColumnInfo, LabelOption } from './columnInfo.ts';
import { motifSets } from './motifColumns.ts';
import { countHits, requireHits, type HitCounts, type MotifHits } from './motifHits.ts';

/** The name of a motif cluster and its columns of the cluster information. */
export type MotifInfo = Readonly<Record<string, string>>;

/** Motif clusters that are enriched in a gene set. */
export interface MotifsView {
  /** The gene sets: analyses, then target lists, which have no filter. */
  readonly columns: readonly ColumnInfo[];
  readonly regions: readonly string[];
  /** Per motif its information, then a corrected p-value per gene set and region (regions within sets); null above alpha. */
  readonly result: readonly (readonly [MotifInfo, ...(number | null)[]])[];
  readonly alpha: number;
  readonly correction: Correction;
}

export interface MotifsOptions extends LabelOption {
  /** Larger corrected p-values are left out; default 0.05. */
  readonly alpha?: number;
  readonly correction?: Correction;
}

/** Motif hits of the chosen regions, and the cluster information. */
export interface MotifData {
  readonly hits: readonly MotifHits[];
  readonly clusters: ReadonlyMap<string, MotifInfo>;
}

/**
 * Tests every motif with a hit in the universe in every gene set: Fisher's exact test on numbers of hits, one-sided,
 * corrected over all analyses, regions and motifs; target lists are corrected on their own.
 * Throws `no-motif-enriched` if all p-values are above alpha.
 */
export function testMotifs(result: Result, { hits, clusters }: MotifData, options: MotifsOptions = {}): MotifsView {
  const { alpha = 0.05, correction = 'bonferroni' } = options;
  const sets = motifSets(result, options);
  const names = [...new Set(hits.flatMap(({ motifs }) => motifs))].sort(compareMotifNames);
  const shape: Shape = { names, regions: hits.length };
  const p = new Float64Array(names.length * sets.length * hits.length).fill(NaN);
  const counted = hits.map((region) => sets.map(({ genes }) => countHits(region, genes)));
  requireHits(counted);
  hits.forEach((region, r) => testRegion(result, { region, r, counted: counted[r], shape, p }));
  correctParts(p, { analyses: result.columns.length, sets: sets.length, shape, correction });
  const width = sets.length * hits.length;
  const rows = names.flatMap((name, row) => {
    const values = Array.from(p.subarray(row * width, (row + 1) * width), (value) => (value <= alpha ? value : null));
    return values.some((value) => value !== null) ? [[infoOf(name, clusters), ...values] as const] : [];
  });
  if (!rows.length) throw new TrellisError('no-motif-enriched', 'No motifs enriched.');
  return {
    columns: sets.map(({ info }) => info),
    regions: hits.map(({ region }) => region),
    result: rows,
    alpha,
    correction,
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
  /** Hits of each gene set. */
  readonly counted: readonly HitCounts[];
  readonly shape: Shape;
  readonly p: Float64Array;
}

/** Fills in the p-values of one region: motif by motif, set by set, region by region. */
function testRegion({ universe }: Result, { region, r, counted, shape, p }: Region): void {
  const all = countHits(region, universe);
  const rowOf = new Map(shape.names.map((name, row) => [name, row]));
  counted.forEach((within, s) => {
    region.motifs.forEach((name, m) => {
      if (!all.byMotif[m]) return;
      const row = rowOf.get(name) ?? 0;
      const draw = { hits: within.byMotif[m], sample: within.total, marked: all.byMotif[m], population: all.total };
      p[(row * counted.length + s) * shape.regions + r] = hypergeometricTail(draw, 'greater');
    });
  });
}

/** Corrects the columns of the analyses and those of the target lists, each on their own. */
function correctParts(
  p: Float64Array,
  parts: { analyses: number; sets: number; shape: Shape; correction: Correction },
): void {
  const { analyses, sets, shape, correction } = parts;
  const setOf = (i: number) => Math.floor(i / shape.regions) % sets;
  for (const isPart of [(i: number) => setOf(i) < analyses, (i: number) => setOf(i) >= analyses]) {
    const places = Array.from(p.keys()).filter(isPart);
    const corrected = correctPValues(
      places.map((i) => p[i]),
      correction,
    );
    places.forEach((place, i) => (p[place] = corrected[i]));
  }
}

/** Orders by the number after the last `_`, as in `cluster_12`; names without one come last, by name. */
export function compareMotifNames(a: string, b: string): number {
  const [x, y] = [numberOf(a), numberOf(b)];
  return (Number.isNaN(x) ? 1 : 0) - (Number.isNaN(y) ? 1 : 0) || x - y || compareTexts(a, b);
}

const numberOf = (name: string): number => Number(/_(\d+)$/.exec(name)?.[1] ?? NaN);
