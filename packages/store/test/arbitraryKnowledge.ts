import fc from 'fast-check';
import { compareTexts } from '@trellis/core';
import {
  aspects,
  bitsetOf,
  startsOf,
  type DatasetContents,
  type Gene,
  type GoContents,
  type ObsoleteTerm,
  type OntologyContents,
  type OrthologContents,
  type TfFamilies,
} from '@trellis/core/dataset';
import { isLine, isTermId } from '../src/contents/names.ts';

/** Letters that OBO files and tables with tabs tend to trip over. */
const letter = fc.constantFrom(...'abZ9 _-.:;,"\'#!{}\\=|é漢'.split(''), '😀');

const line = fc
  .string({ unit: letter, maxLength: 12 })
  .map((raw) => raw.replace(/\s+/g, ' ').trim())
  .filter(isLine);
const text = line.filter((raw) => raw !== '');
const termId = text.map((raw) => `T:${raw.replace(/\s/g, '_')}`).filter(isTermId);
const sortedTexts = (of: fc.Arbitrary<string>, minLength = 0, maxLength = 4) =>
  fc.uniqueArray(of, { minLength, maxLength }).map((some) => some.sort(compareTexts));

/** Groups of different numbers below `values`, ascending. */
const groups = (count: number, values: number, maxLength = 3) =>
  fc
    .array(fc.uniqueArray(fc.nat(Math.max(0, values - 1)), { maxLength: Math.min(values, maxLength) }), {
      minLength: count,
      maxLength: count,
    })
    .map((some) => some.map((group) => group.sort((a, b) => a - b)));

const startsFrom = (some: readonly (readonly unknown[])[]): Uint32Array =>
  startsOf(some.length, (count) => some.forEach((group, i) => group.forEach(() => count(i))));

const obsolete = (ids: readonly string[]): fc.Arbitrary<ObsoleteTerm[]> => {
  const lists = sortedTexts(termId, 0, 2);
  const term = fc.record({
    name: line,
    aspect: fc.constantFrom(...aspects, null),
    altIds: lists,
    replacedBy: lists,
    consider: lists,
  });
  return fc.tuple(...ids.map((id) => term.map((rest) => ({ id, ...rest }))));
};

/** An ontology in which parents come before their children, so that there is no cycle. */
const ontology: fc.Arbitrary<OntologyContents> = sortedTexts(termId, 2, 8)
  .chain((all) => fc.tuple(fc.constant(all), fc.integer({ min: 1, max: all.length })))
  .chain(([all, live]) => {
    const ids = all.slice(0, live);
    return fc
      .record({
        release: line,
        names: fc.array(text, { minLength: live, maxLength: live }),
        aspects: fc.uint8Array({ minLength: live, maxLength: live, max: 2 }),
        parents: groups(live, live),
        relations: fc.array(fc.integer({ min: 1, max: 3 }), { minLength: 24, maxLength: 24 }),
        slim: fc.uniqueArray(fc.nat(live - 1)),
        altIds: sortedTexts(termId.map((id) => `A${id}`)).chain((some) =>
          fc.tuple(...some.map((id) => fc.nat(live - 1).map((term) => ({ id, term })))),
        ),
        obsolete: obsolete(all.slice(live)),
      })
      .map(({ parents: drawn, slim, relations, ...rest }) => {
        const parents = drawn.map((some, term) => some.filter((parent) => parent < term));
        return {
          ...rest,
          ids,
          aspects: Uint8Array.from(rest.aspects),
          parentStarts: startsFrom(parents),
          parents: Uint32Array.from(parents.flat()),
          relations: Uint8Array.from(parents.flat(), (_, i) => relations[i]),
          slim: bitsetOf(live, slim),
        };
      });
  })
  // An obsolete term's alternative ids must not be those of two terms.
  .filter((one) => {
    const altIds = [...one.altIds.map(({ id }) => id), ...one.obsolete.flatMap((term) => term.altIds)];
    return new Set(altIds).size === altIds.length;
  });

/** Drops texts that no index uses. */
function usedTexts(texts: readonly string[], indices: readonly number[]): { texts: string[]; indices: number[] } {
  const used = [...new Set(indices)].sort((a, b) => a - b);
  return { texts: used.map((i) => texts[i]), indices: indices.map((i) => used.indexOf(i)) };
}

/** Indices of genes that tables with tabs can name. */
const nameable = (genes: readonly Gene[]): number[] => [...genes.keys()].filter((i) => !genes[i].id.includes('\t'));

const onlyFor = (genes: readonly Gene[], some: readonly number[][]): number[][] =>
  some.map((group, gene) => (genes[gene].id.includes('\t') ? [] : group));

const go = (genes: readonly Gene[]): fc.Arbitrary<GoContents> =>
  fc.tuple(ontology, sortedTexts(fc.constantFrom('', 'IEA', 'IDA', 'ND', 'HTP'), 1)).chain(([one, codes]) =>
    groups(genes.length, one.ids.length * codes.length, 6).map((drawn) => {
      const found = onlyFor(genes, drawn);
      const used = usedTexts(
        codes,
        found.flat().map((key) => key % codes.length),
      );
      const annotations = {
        starts: startsFrom(found),
        terms: Uint32Array.from(found.flat(), (key) => Math.floor(key / codes.length)),
        evidence: Uint8Array.from(used.indices),
        codes: used.texts,
      };
      return { ontology: one, annotations };
    }),
  );

const pairsOf = (edition: string, genes: readonly Gene[]): fc.Arbitrary<OrthologContents> =>
  fc
    .record({
      sources: sortedTexts(fc.oneof(text, fc.constant('')), 1),
      pairs: fc.uniqueArray(
        fc.record({ gene: fc.constantFrom(...nameable(genes)), ortholog: text, source: fc.nat(3) }),
        { minLength: 1, maxLength: 6, selector: ({ gene, ortholog }) => `${gene} ${ortholog.toUpperCase()}` },
      ),
    })
    .map(({ sources, pairs }) => {
      const sorted = pairs.sort((a, b) => a.gene - b.gene || compareTexts(a.ortholog, b.ortholog));
      const used = usedTexts(
        sources,
        sorted.map(({ source }) => source % sources.length),
      );
      return {
        edition,
        genes: Uint32Array.from(sorted, ({ gene }) => gene),
        orthologs: sorted.map(({ ortholog }) => ortholog),
        sources: used.texts,
        pairSources: Uint8Array.from(used.indices),
      };
    });

const families = (genes: readonly Gene[]): fc.Arbitrary<TfFamilies | null> =>
  sortedTexts(text, 1).chain((names) =>
    groups(genes.length, names.length).map((drawn) => {
      const found = onlyFor(genes, drawn);
      const used = usedTexts(names, found.flat());
      if (used.indices.length === 0) return null;
      return { names: used.texts, starts: startsFrom(found), families: Uint32Array.from(used.indices) };
    }),
  );

type Knowledge = Pick<DatasetContents, 'go' | 'orthologs' | 'tfFamilies'>;

/** Any sound ontology, annotations, orthologs and families of some genes, or none. */
export const arbitraryKnowledge = (genes: readonly Gene[]): fc.Arbitrary<Knowledge> =>
  fc.record({
    go: fc.option(go(genes)),
    orthologs:
      nameable(genes).length === 0
        ? fc.constant([])
        : fc
            .subarray(['maize', 'rice'])
            .chain((editions) => fc.tuple(...editions.map((edition) => pairsOf(edition, genes)))),
    tfFamilies: fc.option(families(genes)),
  });
