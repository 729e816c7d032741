import type { InputField } from './inputs.ts';

/** File name of a typed list. */
export const typedName = 'input.txt';

const displayName = (name: string): string => (name === typedName ? 'the typed list' : name);

/** How an input restricts a result, in words, from its name and what it holds: `only genes of List (12 genes)`. */
export const inputPhrases: Readonly<Record<InputField, (name: string, holds: string) => string>> = {
  targetgenes: (name, holds) => `only genes of ${displayName(name)} (${holds})`,
  targetnetworks: (name, holds) => `within the network ${displayName(name)} (${holds})`,
  filtertfs: (name, holds) => `only TFs of ${displayName(name)} (${holds})`,
  backgroundgenes: (name, holds) => `background ${displayName(name)} (${holds})`,
};

/** The additional edges in words. */
export const edgesPhrase = (edges: readonly string[]): string => `additional edges: ${edges.join(', ')}`;
