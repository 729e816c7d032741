import { compareTexts } from '@trellis/core';
import type { Aspect } from '@trellis/core/dataset';
import type { TermPopulation, AspectTests } from '@trellis/core/ontology';
import { isSignificant, log10Of } from '@trellis/core/stats';
import type { ResultTerm } from '@trellis/contract';

/** Which terms to keep. */
interface Kept {
  readonly alpha: number;
  /** Number of terms per set and aspect. */
  readonly top: number;
}

/** The terms of one aspect that are significant in any set. */
export interface AspectTerms {
  readonly aspect: Aspect;
  /** Number of the terms. */
  readonly significant: number;
  /** Those that are among the `top` best ones of a set, in the order of the ontology. */
  readonly terms: readonly RankedTerm[];
}

/** A term with what orders it. */
export interface RankedTerm {
  /** Index in the ontology. */
  readonly term: number;
  readonly best: number;
  readonly smallest: number;
  readonly row: ResultTerm;
}

/** Finds the terms that are significant in any set, per aspect; `sets` are the tests of each set, per aspect. */
export function significantTerms(
  population: TermPopulation,
  sets: readonly (readonly AspectTests[])[],
  kept: Kept,
): AspectTerms[] {
  const { ids, names } = population.go.ontology;
  return population.aspects.map(({ aspect, size: P }, a) => {
    const { significant, filled } = fillTerms(
      sets.map((tests) => tests[a]),
      kept,
    );
    const terms = [...filled].map(([term, { k, logP, logAdjusted }]) => ({
      term,
      best: logAdjusted.reduce((least, log) => Math.min(least, log), 0),
      smallest: logP.reduce((least, log) => Math.min(least, log), 0),
      row: {
        id: ids[term],
        name: names[term],
        aspect,
        K: population.sizes[term],
        P,
        k,
        pLog10: logP.map(log10Of),
        adjustedLog10: logAdjusted.map(log10Of),
      },
    }));
    return { aspect, significant, terms };
  });
}

/** The terms of all aspects by their smallest adjusted p-value. */
export const rankTerms = (aspects: readonly AspectTerms[]): RankedTerm[] =>
  aspects
    .flatMap(({ terms }) => terms)
    .sort((a, b) => a.best - b.best || a.smallest - b.smallest || compareTexts(a.row.id, b.row.id));

/** A row of the answer while it is filled. */
interface FilledTerm {
  readonly k: number[];
  readonly logP: number[];
  readonly logAdjusted: number[];
}

/** The tests of one aspect in every set, by the kept terms. */
function fillTerms(sets: readonly AspectTests[], { alpha, top }: Kept) {
  const significant = new Set<number>();
  const filled = new Map<number, FilledTerm>();
  const zeros = () => sets.map(() => 0);
  for (const tests of sets) {
    const best = significantIn(tests, alpha);
    for (const i of best) significant.add(tests.terms[i]);
    for (const i of best.slice(0, top)) {
      if (!filled.has(tests.terms[i]))
        filled.set(tests.terms[i], { k: zeros(), logP: zeros(), logAdjusted: zeros() });
    }
  }
  sets.forEach(({ terms, k, logP, logAdjusted }, set) =>
    terms.forEach((term, i) => {
      const row = filled.get(term);
      if (!row) return;
      row.k[set] = k[i];
      row.logP[set] = logP[i];
      row.logAdjusted[set] = logAdjusted[i];
    }),
  );
  return { significant: significant.size, filled };
}

/**
 * Indices of the significant tests of a set, by p-value, then term. They are compared as the answer writes them: two natural
 * logarithms that differ in their last bit can have the same base-10 logarithm.
 */
function significantIn({ terms, logP, logAdjusted }: AspectTests, alpha: number): number[] {
  const adjusted = Array.from(logAdjusted, log10Of);
  return Array.from(terms.keys())
    .filter((i) => isSignificant(adjusted[i], alpha))
    .sort((a, b) => adjusted[a] - adjusted[b] || log10Of(logP[a]) - log10Of(logP[b]) || terms[a] - terms[b]);
}
