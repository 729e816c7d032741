import type { Aspect } from '@trellis/core/dataset';
import { countOf } from '@trellis/core/formats';
import type { EvidenceFilter, FunctionScope } from '@trellis/core/ontology';
import type { AspectChoice } from './functionOptions.ts';

/** Names of the aspects, in the order of the choice. */
export const aspectNames: Readonly<Record<AspectChoice, string>> = {
  BP: 'Biological process',
  MF: 'Molecular function',
  CC: 'Cellular component',
  all: 'All aspects',
};

/** Whether a view of some aspects shows a term. */
export const isShownAspect = (choice: AspectChoice, aspect: Aspect): boolean => choice === 'all' || choice === aspect;

const nouns: Readonly<Record<AspectChoice, readonly [one: string, many: string]>> = {
  BP: ['biological process', 'biological processes'],
  MF: ['molecular function', 'molecular functions'],
  CC: ['cellular component', 'cellular components'],
  all: ['term', 'terms'],
};

/** E.g. `biological process`. */
export const termText = (choice: AspectChoice): string => nouns[choice][0];

/** E.g. `biological processes`. */
export const manyTermsText = (choice: AspectChoice): string => nouns[choice][1];

/** E.g. `312 biological processes`. */
export const termsText = (count: number, choice: AspectChoice): string => countOf(count, ...nouns[choice]);

/** The names of the scopes, in the order of the choice. */
export const scopeNames: Readonly<Record<FunctionScope, string>> = {
  annotated: 'Drawn from annotated genes',
  all: 'Drawn from all genes',
};

/** The genes that a test draws from, in words; `background` are the genes of the universe. */
export const drawnFrom = (scope: FunctionScope, background: string): string =>
  scope === 'annotated' ? `${background} with an annotation in the aspect` : background;

/** The names of the evidence filters, in the order of the choice. */
export const evidenceNames: Readonly<Record<EvidenceFilter, string>> = {
  all: 'All evidence',
  experimental: 'Experimental evidence',
  no_iea: 'Without IEA',
};

/** The annotations that a test counts, as the end of a sentence; '' for all. */
export const evidenceText = (evidence: EvidenceFilter): string =>
  ({
    all: '',
    experimental: ', by annotations from experiments only',
    no_iea: ', without annotations that no curator has reviewed (IEA)',
  })[evidence];

const wordsOf = (search: string): string[] => search.toLowerCase().split(/\s+/).filter(Boolean);

/** Whether a text searches for terms: whether it has words. */
export const isSearch = (search: string): boolean => wordsOf(search).length > 0;

/** Returns whether a term has all words of a search in its id or name; without words every term has. */
export function termFilter(search: string): (term: { readonly id: string; readonly name: string }) => boolean {
  const words = wordsOf(search);
  return ({ id, name }) => {
    const text = `${id} ${name}`.toLowerCase();
    return words.every((word) => text.includes(word));
  };
}
