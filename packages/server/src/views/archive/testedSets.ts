import type { TestedSetsOptions } from '@trellis/core';

/** Overlaps in archives and, unless options say which, in the command line compare genes that the query has not selected itself, as the pages do. */
export const testedSets = { sets: 'auto', universe: 'auto' } as const satisfies TestedSetsOptions;
