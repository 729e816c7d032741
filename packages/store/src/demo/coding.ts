import type { Gene } from '@trellis/core';

/** Types of genes that make a protein. */
const codingTypes = new Set(['TXNFACTOR', 'PROTEIN_CODING', 'METABOLIC', '']);

/** Whether the gene belongs to the universe that statistics count in. */
export const isCoding = (gene: Gene): boolean => codingTypes.has(gene.type);
