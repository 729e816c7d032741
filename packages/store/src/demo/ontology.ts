import { compareTexts, valueOf } from '@trellis/core';
import {
  aspects,
  bitsetOf,
  startsOf,
  termRelations,
  type ObsoleteTerm,
  type OntologyContents,
} from '@trellis/core/dataset';
import { plannedTerms, rootIds, type PlannedTerm } from './ontologyPlan.ts';
import { randomFor, type DemoRandom } from './random.ts';

/** Made-up ids: far above those of the real ontology. */
const idOf = (number: number): string => `GO:9${String(number).padStart(6, '0')}`;

/** Makes the ontology, which is the same for every edition: some 500 live terms, a few obsolete ones and alternative ids. */
export function makeOntology(): OntologyContents {
  const random = randomFor('ontology');
  const planned = plannedTerms();
  const numbers = random.shuffle(planned.map((_, i) => i + 1));
  const named = planned.map((term, i) => ({ ...term, id: valueOf(rootIds, term.name) ?? idOf(numbers[i]) }));
  const terms = named.sort((a, b) => compareTexts(a.id, b.id));
  return {
    release: 'synthetic demo data',
    ids: terms.map(({ id }) => id),
    names: terms.map(({ name }) => name),
    aspects: Uint8Array.from(terms, ({ aspect }) => aspects.indexOf(aspect)),
    ...parentsOf(terms),
    slim: bitsetOf(
      terms.length,
      [...terms.keys()].filter((i) => terms[i].isSlim && !Object.hasOwn(rootIds, terms[i].name)),
    ),
    altIds: terms
      .map((_, term) => ({ id: idOf(100_000 + term), term }))
      .filter(({ term }) => !Object.hasOwn(rootIds, terms[term].name) && random.chance(0.05)),
    obsolete: obsoleteTerms(random, terms),
  };
}

function parentsOf(terms: readonly PlannedTerm[]): Pick<OntologyContents, 'parentStarts' | 'parents' | 'relations'> {
  const index = new Map(terms.map(({ name }, i) => [name, i]));
  const links = terms.map(({ isA, partOf }) => {
    const linked = (names: readonly string[], bit: number) =>
      names.map((name) => [index.get(name) ?? -1, bit] as const);
    return [...linked(isA, termRelations.isA), ...linked(partOf, termRelations.partOf)].sort(([a], [b]) => a - b);
  });
  return {
    parentStarts: startsOf(terms.length, (count) => links.forEach((some, term) => some.forEach(() => count(term)))),
    parents: Uint32Array.from(links.flatMap((some) => some.map(([parent]) => parent))),
    relations: Uint8Array.from(links.flatMap((some) => some.map(([, bit]) => bit))),
  };
}

/** Every third obsolete term is replaced by one term, every third names two to consider, and the others name none. */
function obsoleteTerms(
  random: DemoRandom,
  terms: readonly (PlannedTerm & { readonly id: string })[],
): ObsoleteTerm[] {
  return Array.from({ length: 24 }, (_, i) => {
    const [one, other] = random.shuffle(terms.filter(({ isSlim }) => !isSlim)).map(({ id }) => id);
    return {
      id: idOf(200_000 + i),
      name: `obsolete demo term ${i + 1}`,
      aspect: aspects[i % aspects.length],
      altIds: [],
      replacedBy: i % 3 === 0 ? [one] : [],
      consider: i % 3 === 1 ? [one, other].sort(compareTexts) : [],
    };
  });
}
