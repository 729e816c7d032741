import { codingTypes, type Gene } from '@trellis/core';

/** Whether a gene of the demo data belongs to the universe of the statistics. */
export const isCoding = (gene: Gene): boolean => codingTypes.has(gene.type);
