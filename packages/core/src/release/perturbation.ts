import type { Analysis, Dataset } from '../dataset/dataset.ts';
import { perturbationKey, type Perturbation } from '../dataset/direction.ts';

/** A perturbation with the metadata that say so, e.g. `GENOTYPE: gtl1`; undefined and '' when they do not say it. */
export interface StatedPerturbation {
  readonly perturbation: Perturbation | undefined;
  readonly evidence: string;
}

/** Keys whose values describe the plants or cells, in the order in which they are read. */
const describingKeys = /^(?:EXPRESSION_TYPE|GENOTYPE|LINE|CONTRAST|EDGE_TYPE|TECHNOLOGY|EXPERIMENT_NAME)/;

/** The TF is switched on: as a fusion with a receptor and a hormone, also in cells of the TARGET assay. */
const switchedOn = /\bTARGET\b|[:_-]+GR\b|\bGR[:_-]|\binducible\b|\bestradiol\b/i;

const gain =
  /over-?express|\bGOF\b|gain[ -]of[ -]function|[\s_-]OX\b|[\s_-]OE\b|\b35S\b|\b2x35S\b|\bp?Ubi\w*\s*::|ubiquitin promoter|\bactivation tag|\bPGD1:+|\bRCc3[:-]|^OE$|^OX$/i;

const loss =
  /mutant|\blof\b|loss[ -]of[ -]function|knock-?(?:out|down)|\bKO\b|\bKD\b|RNAi|\bamiR|CRISPR|T-DNA|antisense|silenc|\bnull\b/i;

/**
 * Returns what an analysis did to its TF, as far as its metadata say it: by `PERTURBATION`, else by words such as
 * "overexpression" or "knockout" and by the genotype, which names a mutant by its gene's symbol in lower case (`gtl1`).
 * Undefined where nothing or both are said. The base name of the files counts last.
 */
export function perturbationOf(analysis: Analysis, { genes }: Pick<Dataset, 'genes'>): StatedPerturbation {
  const stated = analysis.perturbation;
  if (stated) return { perturbation: stated, evidence: `${perturbationKey}: ${stated}` };
  const { name: symbol, id } = genes[analysis.tf];
  const isMutant = mutantOf([symbol, id]);
  const texts = [...analysis.metadata].filter(([key]) => describingKeys.test(key));
  return readTexts(texts, isMutant) ?? readTexts([['NAME', analysis.name]], isMutant) ?? nothing;
}

const nothing: StatedPerturbation = { perturbation: undefined, evidence: '' };

/** Reads what texts say; undefined when they say nothing. */
function readTexts(
  texts: readonly (readonly [string, string])[],
  isMutant: (text: string) => boolean,
): StatedPerturbation | undefined {
  const first = (holds: (text: string) => boolean) => texts.find(([, text]) => holds(withBlanks(text)));
  const on = first((text) => switchedOn.test(text));
  if (on) return { perturbation: 'gain', evidence: on.join(': ') };
  const [more, less] = [first((text) => gain.test(text)), first((text) => loss.test(text) || isMutant(text))];
  if (more && less)
    return { perturbation: undefined, evidence: [more, less].map((one) => one.join(': ')).join('; ') };
  if (more) return { perturbation: 'gain', evidence: more.join(': ') };
  return less && { perturbation: 'loss', evidence: less.join(': ') };
}

/** File names join their words with `_`. */
const withBlanks = (text: string): string => text.replaceAll('_', ' ');

/** Whether a text names a mutant of a gene: its symbol in lower case as a word, also with an allele (`lhy-20`). */
function mutantOf(names: readonly string[]): (text: string) => boolean {
  const words = new Set(
    names.map((name) => name.toLowerCase()).filter((word, i) => word !== '' && word !== names[i]),
  );
  return (text) =>
    text.split(/[\s,;/]+/).some((word) => words.has(word) || words.has(word.replace(/-\d+[a-z]?$/, '')));
}
