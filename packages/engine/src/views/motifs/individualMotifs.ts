import * as maths from '@trellis/core/maths';
import { TrellisError } from '@trellis/core';
import type { Result } from '@trellis/core/result';
import {
  correctLogPValues,
  type Correction,
  logHypergeometricTail,
  type HypergeometricDraw,
  log10Of,
} from '@trellis/core/stats';
import {
  type LabelOption,
  foldRow,
  type FoldRow,
  countMotifHits,
  requireHits,
  type MotifCounts,
  type MotifHits,
  type MotifTest,
} from '@trellis/core/views';
import { motifSets } from './motifColumns.ts';

/** The error message for a data set without individual motifs. */
export const noIndividualMotifs = 'No additional motifs in the database. Enrichment calculation not possible.';

/** Enrichment of chosen individual motifs in every gene set. */
export interface IndividualMotifsView {
  readonly columns: readonly Record<string, string | number | readonly string[]>[];
  /** Per region its name, then a corrected p-value per gene set and chosen motif; a single null for a set without motifs. */
  readonly result: readonly (readonly [string, ...(number | null)[]])[];
  /** Base-10 logarithms of the p-values: per region an array like the one in `result`, without the name. */
  readonly log10: readonly (readonly (number | null)[])[];
  /** Per region the overlaps behind the p-values, an element for each. */
  readonly folds: readonly FoldRow[];
  readonly correction: Correction;
  readonly test: MotifTest;
}

export interface IndividualMotifsOptions extends LabelOption {
  /** Motifs to test in each gene set; default: those whose name starts with its TF. */
  readonly motifs?: readonly (readonly string[])[];
  readonly correction?: Correction;
  /** Default: hits. */
  readonly test?: MotifTest;
}

/**
 * Tests individual motifs like `testMotifs` does clusters, but each gene set has its own motifs, the correction is over all
 * sets, motifs and regions, and all p-values are kept. Throws `bad-request` if `motifs` is not one list per gene set,
 * `unknown-motifs` for a motif that is not in the data set.
 */
export function testIndividualMotifs(
  result: Result,
  { hits, known }: { readonly hits: readonly MotifHits[]; readonly known: readonly string[] },
  options: IndividualMotifsOptions = {},
): IndividualMotifsView {
  const { correction = 'bonferroni', test = 'hits' } = options;
  if (!known.length) throw new TrellisError('unknown-motifs', noIndividualMotifs);
  const sets = motifSets(result, options);
  checkChoice(options.motifs, { sets: sets.length, known });
  const chosen = sets.map(({ tf }, s) => options.motifs?.[s] ?? (tf === undefined ? [] : motifsOf(tf, known)));
  const counted = hits.map((region) => sets.map(({ genes }) => countMotifHits(region, genes, test)));
  requireHits(counted);
  const draws = hits.flatMap((region, r) => {
    const places = new Map(region.motifs.map((motif, m) => [motif, m]));
    const all = countMotifHits(region, result.universe, test);
    return chosen.flatMap((motifs, s) => motifs.map((motif) => drawOf(counted[r][s], all, places.get(motif) ?? -1)));
  });
  const logs = draws.map((draw) => (draw ? logHypergeometricTail(draw, 'greater') : NaN));
  const corrected = correctLogPValues(logs, correction);
  const rowsOf = <Value>(valueAt: (place: number) => Value) => {
    let next = 0;
    return hits.map(() =>
      chosen.flatMap((motifs): (Value | null)[] => (motifs.length ? motifs.map(() => valueAt(next++)) : [null])),
    );
  };
  const values = rowsOf((i) => orNull(maths.exp(corrected[i])));
  return {
    columns: sets.map(({ info }, s) => ({ ...info, motifs: chosen[s] })),
    result: hits.map(({ region }, r) => [region, ...values[r]]),
    log10: rowsOf((i) => orNull(log10Of(corrected[i]))),
    folds: rowsOf((i) => draws[i]).map((row) => foldRow(row.map((draw) => draw ?? undefined))),
    correction,
    test,
  };
}

/** The test of one motif in one set; undefined if the universe has no hit. */
function drawOf(within: MotifCounts, all: MotifCounts, m: number): HypergeometricDraw | undefined {
  if (!all.byMotif[m]) return undefined;
  return { hits: within.byMotif[m], sample: within.total, marked: all.byMotif[m], population: all.total };
}

/** Motifs whose name starts with the id of the TF. */
const motifsOf = (tf: string, known: readonly string[]): string[] =>
  known.filter((motif) => motif.toUpperCase().startsWith(tf.toUpperCase()));

const orNull = (value: number): number | null => (Number.isNaN(value) ? null : value);

function checkChoice(
  motifs: IndividualMotifsOptions['motifs'],
  { sets, known }: { sets: number; known: readonly string[] },
): void {
  if (!motifs) return;
  if (motifs.length !== sets) {
    throw new TrellisError(
      'bad-request',
      `motifs holds ${motifs.length} lists, and the result has ${sets} gene sets: give one list per set.`,
    );
  }
  const names = new Set(known);
  const unknown = motifs.flat().find((motif) => !names.has(motif));
  if (unknown !== undefined) {
    throw new TrellisError('unknown-motifs', `There is no individual motif "${unknown}" in the database.`);
  }
}
