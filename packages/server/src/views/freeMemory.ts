import { collectGarbage } from '@trellis/store/garbage';

/**
 * Frees the memory of data sets that this thread has dropped. Shared memory is freed only when every thread has collected its
 * references, and it does not count as garbage that would start a collection.
 */
export const freeMemory = collectGarbage;
