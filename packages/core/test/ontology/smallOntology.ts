import fc from 'fast-check';
import {
  aspects,
  bitsetOf,
  startsOf,
  type Aspect,
  type GoAnnotations,
  type Ontology,
} from '../../src/dataset/index.ts';
import type { GeneOntology } from '../../src/ontology/index.ts';

/** A term written shortly: its aspect, its parents by id, and whether it is in the slim. */
export interface SmallTerm {
  readonly aspect: Aspect;
  readonly parents?: readonly string[];
  readonly slim?: true;
}

/** An annotation: gene index, term id, evidence code. */
export type SmallAnnotation = readonly [gene: number, term: string, code?: string];

/** An ontology that a test can read at a glance; ids in sorted order. */
export function smallOntology(terms: Readonly<Record<string, SmallTerm>>): Ontology {
  const ids = Object.keys(terms);
  const parents = ids.map((id) => (terms[id].parents ?? []).map((parent) => ids.indexOf(parent)));
  return {
    ids,
    names: ids.map((id) => `name of ${id}`),
    aspects: Uint8Array.from(ids, (id) => aspects.indexOf(terms[id].aspect)),
    parentStarts: startsOf(ids.length, (count) => parents.forEach((own, term) => own.forEach(() => count(term)))),
    parents: Uint32Array.from(parents.flat()),
    slim: bitsetOf(
      ids.length,
      Array.from(ids.keys()).filter((i) => terms[ids[i]].slim),
    ),
  };
}

/** The annotations of some genes. */
export function smallAnnotations(ontology: Ontology, size: number, rows: readonly SmallAnnotation[]): GoAnnotations {
  const codes = [...new Set(rows.map(([, , code = '']) => code))].sort();
  const sorted = rows
    .map(([gene, term, code = '']) => [gene, ontology.ids.indexOf(term), codes.indexOf(code)] as const)
    .sort((a, b) => a[0] - b[0] || a[1] - b[1] || a[2] - b[2]);
  return {
    starts: startsOf(size, (count) => sorted.forEach(([gene]) => count(gene))),
    terms: Uint32Array.from(sorted, ([, term]) => term),
    evidence: Uint8Array.from(sorted, ([, , code]) => code),
    codes,
  };
}

/** Number of genes of a random ontology. */
export const randomGenes = 24;

const idOf = (term: number): string => `GO:${String(term).padStart(2, '0')}`;

/** A random graph of terms without cycles, over all aspects, and random annotations. */
export const randomGo: fc.Arbitrary<GeneOntology> = fc
  .record({
    terms: fc.array(fc.record({ aspect: fc.constantFrom(...aspects), parents: fc.uniqueArray(fc.nat(11)) }), {
      minLength: 1,
      maxLength: 12,
    }),
    order: fc.shuffledSubarray(
      Array.from({ length: 12 }, (_, i) => i),
      { minLength: 12 },
    ),
    rows: fc.array(fc.tuple(fc.nat(randomGenes - 1), fc.nat(11), fc.constantFrom('IDA', 'IEA', 'ISS', '')), {
      maxLength: 60,
    }),
  })
  .map(({ terms, order, rows }) => {
    // A parent comes before its child in a random order, so the graph has no cycle.
    const before = (a: number, b: number): boolean => order.indexOf(a) < order.indexOf(b);
    const ontology = smallOntology(
      Object.fromEntries(
        terms.map(({ aspect, parents }, term) => [
          idOf(term),
          { aspect, parents: parents.filter((parent) => parent < terms.length && before(parent, term)).map(idOf) },
        ]),
      ),
    );
    const own = rows.map(([gene, term, code]): SmallAnnotation => [gene, idOf(term % terms.length), code]);
    return { ontology, annotations: smallAnnotations(ontology, randomGenes, own) };
  });
