import type { TestedSetsOptions } from '@trellis/core';

/** Tables and figures of overlaps compare genes that the query has not selected itself, as the pages do. */
export const testedSets: TestedSetsOptions = { sets: 'auto', universe: 'auto' };
