import { isCodingType, type Gene } from '@trellis/core/dataset';

/** Whether a gene of the demo data belongs to the universe of the statistics. */
const isType = isCodingType();

export const isCoding = (gene: Gene): boolean => isType(gene.type);
