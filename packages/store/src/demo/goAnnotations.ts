import { compareTexts } from '@trellis/core';
import {
  startsOf,
  type Gene,
  type GoAnnotations,
  type NamedText,
  type OntologyContents,
} from '@trellis/core/dataset';
import { readGeneLists } from '@trellis/core/formats';
import { isCoding } from './coding.ts';
import type { Modules } from './modules.ts';
import { rootIds } from './ontologyPlan.ts';
import { randomFor, type DemoRandom } from './random.ts';
import { drawIndex, runningSums } from './sampling.ts';
import type { DemoSpecies } from './species.ts';

/** Input of the annotations. */
export interface AnnotationSources {
  readonly genes: readonly Gene[];
  readonly modules: Modules;
  /** Number of modules. */
  readonly moduleCount: number;
  readonly lists: readonly NamedText[];
}

/** Evidence codes with their weights. */
const evidence: readonly (readonly [code: string, weight: number])[] = [
  ['IEA', 50],
  ['ISS', 12],
  ['IBA', 12],
  ['IDA', 8],
  ['IMP', 6],
  ['IEP', 6],
  ['HDA', 4],
  ['TAS', 2],
];

/** The term of most genes of a list, by a word in the name of its file. */
const topics: readonly (readonly [word: string, term: string])[] = [
  ['Nitrogen', 'response to nitrate'],
  ['Clock', 'circadian rhythm'],
  ['Abscisic', 'response to abscisic acid'],
  ['Drought', 'response to water deprivation'],
  ['Inflorescence', 'flower development'],
  ['Meristem', 'meristem development'],
];

/** Probability that a gene has a given term of its module. */
const moduleShare = 0.4;

/** Probability that a gene has the term of a list that holds it. */
const listShare = 0.5;

/**
 * Annotates genes: those of one module share terms, those of a gene list its topic, and TFs say what they are. Other terms
 * are drawn at random. Rice has no evidence codes, like many real files.
 */
export function makeAnnotations(
  seed: string,
  species: DemoSpecies,
  { ontology, ...sources }: AnnotationSources & { readonly ontology: OntologyContents },
): GoAnnotations {
  const random = randomFor(seed, 'GO annotations');
  const draw = termDrawer(random, ontology);
  const moduleTerms = Array.from({ length: sources.moduleCount }, () => [
    draw(0),
    draw(0),
    draw(0),
    draw(1),
    draw(2),
  ]);
  const topicsOfGenes = listTopics(sources, ontology);
  const isBare = species === 'rice';
  const rows = sources.genes.map((gene, i) => {
    if (!isCoding(gene) || random.chance(0.08)) return [];
    const { first, second } = sources.modules;
    const shared = [...new Set([first[i], second[i]])].flatMap((module) => moduleTerms[module]);
    const terms = new Set([
      ...shared.filter(() => random.chance(moduleShare)),
      ...(topicsOfGenes.get(i) ?? []).filter(() => random.chance(listShare)),
      ...specificTerms(random, gene, { ontology, draw }),
    ]);
    return [...terms].sort((a, b) => a - b).map((term) => [term, isBare ? '' : drawCode(random)] as const);
  });
  return packAnnotations(rows);
}

/** Draws terms of an aspect, some of them much more often than others. */
function termDrawer(random: DemoRandom, { ids, aspects }: OntologyContents): (aspect: number) => number {
  const roots = new Set(Object.values(rootIds));
  const decks = [0, 1, 2].map((aspect) => {
    const terms = [...ids.keys()].filter((term) => aspects[term] === aspect && !roots.has(ids[term]));
    return {
      terms,
      sums: runningSums(terms.map(() => 0.02 + random.uniform() * random.uniform() * random.uniform())),
    };
  });
  return (aspect) => decks[aspect].terms[drawIndex(random, decks[aspect].sums)];
}

/** Terms of a gene apart from its module: one or two of each aspect, or the root where nothing is known. */
function specificTerms(
  random: DemoRandom,
  gene: Gene,
  { ontology, draw }: { readonly ontology: OntologyContents; readonly draw: (aspect: number) => number },
): number[] {
  const termNamed = (name: string): number => ontology.names.indexOf(name);
  if (gene.type === 'TXNFACTOR')
    return ['DNA-binding transcription factor activity', 'regulation of gene expression', 'nucleus'].map(termNamed);
  return [0, 1, 2].flatMap((aspect) => {
    if (random.chance(0.25)) return [];
    if (random.chance(0.03)) return [termNamed(Object.keys(rootIds)[aspect])];
    return random.chance(0.4) ? [draw(aspect), draw(aspect)] : [draw(aspect)];
  });
}

const codeSums = runningSums(evidence.map(([, weight]) => weight));

const drawCode = (random: DemoRandom): string => evidence[drawIndex(random, codeSums)][0];

/** The terms of the lists that hold each gene. */
function listTopics(
  { genes, lists }: AnnotationSources,
  ontology: Pick<OntologyContents, 'names'>,
): Map<number, number[]> {
  const index = new Map(genes.map(({ id }, i) => [id, i]));
  const found = new Map<number, number[]>();
  for (const { name, text } of lists) {
    const topic = topics.find(([word]) => name.startsWith(word));
    if (!topic) continue;
    const term = ontology.names.indexOf(topic[1]);
    for (const id of readGeneLists(text).flatMap((list) => list.genes)) {
      const gene = index.get(id) ?? -1;
      found.set(gene, [...new Set([...(found.get(gene) ?? []), term])]);
    }
  }
  return found;
}

function packAnnotations(rows: readonly (readonly (readonly [term: number, code: string])[])[]): GoAnnotations {
  const codes = [...new Set(rows.flatMap((row) => row.map(([, code]) => code)))].sort(compareTexts);
  return {
    starts: startsOf(rows.length, (count) => rows.forEach((row, gene) => row.forEach(() => count(gene)))),
    terms: Uint32Array.from(rows.flatMap((row) => row.map(([term]) => term))),
    evidence: Uint8Array.from(rows.flatMap((row) => row.map(([, code]) => codes.indexOf(code)))),
    codes,
  };
}
