import type { WalkOptions } from '../../../api/networkAnalysis.ts';

/** Smallest and largest number of edges of a path, by the label of the choice. */
const pathLengths = {
  direct: { least: 1, steps: 1 },
  'through one TF': { least: 2, steps: 2 },
  'through two TFs': { least: 3, steps: 3 },
  'of 1 or 2 steps': { least: 1, steps: 2 },
  'of 1 to 3 steps': { least: 1, steps: 3 },
} as const;

export type PathLength = keyof typeof pathLengths;

export const isPathLength = (value: string): value is PathLength => Object.hasOwn(pathLengths, value);

export const pathLengthLabels = Object.keys(pathLengths);

/** TFs that a path may go through. */
export const walkScopes: readonly { readonly value: WalkOptions['through']; readonly label: string }[] = [
  { value: 'result', label: 'TFs of the query' },
  { value: 'dataset', label: 'all TFs with analyses' },
];

/** Where a walk leads: to all genes, to a target list (`list:NAME`), or to named genes. */
export const allGenes = 'all';
export const namedGenes = 'genes';
const listPrefix = 'list:';
export const listValue = (name: string): string => `${listPrefix}${name}`;

/** Largest number of named genes; for more, the query needs a target list. */
export const maxNamedGenes = 200;

/** The fields of the form as they are filled in. */
export interface WalkForm {
  /** Id of the TF. */
  readonly from: string;
  readonly to: string;
  /** Named genes as typed, separated by blanks, commas or semicolons. */
  readonly text: string;
  readonly length: PathLength;
  readonly through: WalkOptions['through'];
}

/** Splits the named genes of a form. */
export const genesIn = (text: string): string[] => text.split(/[\s,;]+/).filter(Boolean);

/** Returns the walk that a form asks for; undefined while it names no genes, or too many. */
export function walkOf({ from, to, text, length, through }: WalkForm): WalkOptions | undefined {
  const genes = to === namedGenes ? genesIn(text) : [];
  if (to === namedGenes && (genes.length === 0 || genes.length > maxNamedGenes)) return undefined;
  const list = to.startsWith(listPrefix) ? to.slice(listPrefix.length) : '';
  return { from, list, to: genes, ...pathLengths[length], through };
}
