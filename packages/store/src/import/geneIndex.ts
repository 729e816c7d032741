import type { Gene } from '@trellis/core/dataset';

/** Finds the index of a gene by its id, ignoring case. */
export class GeneIndex {
  private readonly indices = new Map<string, number>();
  /** Number of genes. */
  readonly size: number;

  constructor(genes: readonly Gene[]) {
    this.size = genes.length;
    genes.forEach((gene, index) => this.indices.set(gene.id.toUpperCase(), index));
    genes.forEach((gene, index) => this.indices.set(gene.id, index));
  }

  /** Undefined if the gene is not in the annotation. */
  find(id: string): number | undefined {
    return this.indices.get(id) ?? this.indices.get(id.toUpperCase());
  }
}
