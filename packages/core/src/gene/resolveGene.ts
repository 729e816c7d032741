import type { Dataset } from '../dataset/dataset.ts';
import { TrellisError } from '../errors.ts';
import { closestNames } from '../query/closestNames.ts';

/** A gene as lists show it. */
export interface NamedGene {
  readonly id: string;
  readonly symbol: string;
  readonly fullName: string;
}

/** What the name in the address of a gene page means: the gene itself, another address, or a choice. */
export type ResolvedGene =
  | { readonly kind: 'gene'; readonly gene: number }
  /** A symbol, an alias, the id of a transcript, or the id in another case. */
  | { readonly kind: 'other-name'; readonly id: string }
  | { readonly kind: 'ambiguous'; readonly genes: readonly NamedGene[] }
  | { readonly kind: 'unknown' };

type Names = Pick<Dataset, 'genes' | 'names'>;

/** Resolves the name of a gene; only its exact id means the gene itself, so that each gene has one address. */
export function resolveGene({ genes, names }: Names, name: string): ResolvedGene {
  const match = names.find(name.trim());
  if (match.kind === 'unknown') return match;
  if (match.kind === 'ambiguous') {
    const named = match.genes.map((gene) => nameOf({ genes }, gene));
    return { kind: 'ambiguous', genes: named };
  }
  const { id } = genes[match.gene];
  return id === name ? match : { kind: 'other-name', id };
}

export function nameOf({ genes }: Pick<Dataset, 'genes'>, gene: number): NamedGene {
  const { id, name: symbol, fullName } = genes[gene];
  return { id, symbol, fullName };
}

/** The error for a name that no gene has, with the nearest names. Cost: one comparison per name, about 50 ms for 38,684 genes. */
export function unknownGene({ genes, names }: Names, name: string): TrellisError {
  const close = closestNames(name.trim(), names.namesOf(new Set(genes.keys())));
  const shown = name.trim().slice(0, 60);
  const hint = close.length ? ` Did you mean ${close.join(' or ')}?` : '';
  return new TrellisError('unknown-gene', `No gene called "${shown}" in this data set.${hint}`, undefined, close);
}
