import type { InputField } from './inputs.ts';

/** What was typed is sent as a file of this name. */
export const typedName = 'input.txt';

const said = (name: string): string => (name === typedName ? 'the typed list' : name);

/** How an input restricts a result, in words, from its name and what it holds: `only genes of List (12 genes)`. */
export const inputPhrases: Readonly<Record<InputField, (name: string, holds: string) => string>> = {
  targetgenes: (name, holds) => `only genes of ${said(name)} (${holds})`,
  targetnetworks: (name, holds) => `within the network ${said(name)} (${holds})`,
  filtertfs: (name, holds) => `only TFs of ${said(name)} (${holds})`,
  backgroundgenes: (name, holds) => `background ${said(name)} (${holds})`,
};

/** Which additional edges are drawn, in words. */
export const edgesPhrase = (edges: readonly string[]): string => `additional edges: ${edges.join(', ')}`;
