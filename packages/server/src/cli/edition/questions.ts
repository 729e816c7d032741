import { changeEdition } from '@trellis/core/yaml';
import { sentenceOf } from '../errorSentence.ts';
import { readGenes, readGo, readOrthologs } from './newFiles.ts';

/** What a new edition is asked for: the option that gives it, and whether a value can be used. */
export interface Question {
  readonly option: string;
  /** The key of `edition.yaml` that the answer becomes; files have none. */
  readonly key?: string;
  readonly question: string;
  /** Throws for a value that cannot be used. */
  readonly require: (answer: string) => unknown;
}

/** A value of a key as YAML: texts can look like numbers or lists. */
export const yamlOf = (key: string, answer: string): string => (key === 'taxon' ? answer : JSON.stringify(answer));

const setting = (option: string, key: string, question: string): Question => ({
  option,
  key,
  question,
  require: (answer) => changeEdition({}, [[key, yamlOf(key, answer)]]),
});

/** In the order in which a terminal asks them. */
export const questions: readonly Question[] = [
  setting('title', 'title', 'Short name of the species, for menus (Yeast)'),
  setting('species', 'species', 'Scientific name (Saccharomyces cerevisiae)'),
  setting('taxon', 'taxon', 'Its number in the NCBI taxonomy (4932)'),
  setting('release', 'annotation', 'Release of the genes (R64-4-1)'),
  { option: 'genes', question: 'File of the genes: GFF3, or a table with a column gene_id', require: readGenes },
  { option: 'go', question: 'File of GO annotations: GAF, or a table gene_id, go_id', require: readGo },
  {
    option: 'orthologs',
    question: 'Table of orthologs, as OTHER_EDITION=FILE',
    require: readOrthologs,
  },
];

/** Asks a person one line. */
export type Ask = (question: string) => Promise<string>;

/** Asks until an answer can be used, or is empty. `say` gets what is wrong with an answer. */
export async function askOne(
  { question, require }: Question,
  ask: Ask,
  write: (line: string) => void,
): Promise<string> {
  for (;;) {
    const answer = (await ask(`${question}: `)).trim();
    if (answer === '') return '';
    try {
      await require(answer);
      return answer;
    } catch (error) {
      write(`  ${sentenceOf(error)}`);
    }
  }
}
