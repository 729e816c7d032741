import { TrellisError } from '../errors.ts';
import type { Result } from '../result/result.ts';
import { correctPValues, type Correction } from '../stats/correctPValues.ts';
import { hypergeometricTail } from '../stats/hypergeometricTail.ts';
import type { LabelOption } from './columnInfo.ts';
import { motifSets } from './motifColumns.ts';
import { countHits, requireHits, type MotifHits } from './motifHits.ts';

/** The error message for a data set without individual motifs. */
export const noIndividualMotifs = 'No additional motifs in the database. Enrichment calculation not possible.';

/** Enrichment of chosen individual motifs in every gene set. */
export interface IndividualMotifsView {
  readonly columns: readonly Record<string, string | number | readonly string[]>[];
  /** Per region its name, then a corrected p-value per gene set and chosen motif; a single null for a set without motifs. */
  readonly result: readonly (readonly [string, ...(number | null)[]])[];
  readonly correction: Correction;
}

export interface IndividualMotifsOptions extends LabelOption {
  /** Motifs to test in each gene set; default: those whose name starts with its TF. */
  readonly motifs?: readonly (readonly string[])[];
  readonly correction?: Correction;
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
  const { correction = 'bonferroni' } = options;
  if (!known.length) throw new TrellisError('unknown-motifs', noIndividualMotifs);
  const sets = motifSets(result, options);
  checkChoice(options.motifs, { sets: sets.length, known });
  const universe = hits.map((region) => countHits(region, result.universe));
  const places = hits.map(({ motifs }) => new Map(motifs.map((motif, m) => [motif, m])));
  const chosen = sets.map(({ tf }, s) => options.motifs?.[s] ?? (tf === undefined ? [] : motifsOf(tf, known)));
  const counted = hits.map((region) => sets.map(({ genes }) => countHits(region, genes)));
  requireHits(counted);
  const tests = hits.flatMap((_, r) =>
    sets.flatMap((__, s) =>
      chosen[s].map((motif) => {
        const m = places[r].get(motif) ?? -1;
        const [within, all] = [counted[r][s], universe[r]];
        if (!all.byMotif[m]) return NaN;
        const draw = { hits: within.byMotif[m], sample: within.total, marked: all.byMotif[m], population: all.total };
        return hypergeometricTail(draw, 'greater');
      }),
    ),
  );
  const corrected = correctPValues(tests, correction);
  let next = 0;
  const cellsOf = (motifs: readonly string[]) =>
    motifs.length ? motifs.map(() => orNull(corrected[next++])) : [null];
  return {
    columns: sets.map(({ info }, s) => ({ ...info, motifs: chosen[s] })),
    result: hits.map(({ region }) => [region, ...chosen.flatMap(cellsOf)]),
    correction,
  };
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
