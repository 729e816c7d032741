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

/** Own analyses in words: `with my analyses Root 2 h, Root 4 h`; the first ones of many. */
export function ownPhrase(own: readonly { readonly label: string }[]): string {
  const labels = own.slice(0, 3).map(({ label }) => label);
  const more = own.length - labels.length;
  return `with my ${own.length === 1 ? 'analysis' : 'analyses'} ${labels.join(', ')}${more > 0 ? ` and ${more} more` : ''}`;
}
