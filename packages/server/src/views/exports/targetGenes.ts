import type { Result } from '@trellis/core';

/** Ids of genes, one per line. */
export const targetGenes = ({ dataset }: Pick<Result, 'dataset'>, genes: Uint32Array): string =>
  Array.from(genes, (gene) => `${dataset.genes[gene].id}\n`).join('');
