import type { TfItem } from '@trellis/core';
/** The initial TF of the quick search: that of the edition if the data set has it, otherwise the first TF. */
export function defaultTf(preferred: string | undefined, tfs: readonly TfItem[]): string {
  if (preferred === undefined || tfs.length === 0) return '';
  return tfs.some((tf) => tf.value === preferred) ? preferred : tfs[0].value;
}
