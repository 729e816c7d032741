import type { DatasetImage } from '@trellis/core/dataset';

/**
 * Heap that an open data set takes, in bytes per byte of the index of its image: 4.6 to 6.3 in five data sets of 800 to 56,000 genes,
 * with all that is read of it when it is needed (`docs/guide/scale.md`).
 */
const heapPerIndexByte = 6;

/**
 * Estimate of the memory of a data set in bytes: its image, which all threads share, and what each of the threads that open it has
 * on its heap.
 */
export const memoryOf = ({ index, columns }: Pick<DatasetImage, 'index' | 'columns'>, heaps: number): number =>
  columns.byteLength + index.byteLength * (1 + heapPerIndexByte * heaps);
