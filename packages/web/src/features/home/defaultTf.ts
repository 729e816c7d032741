import type { TfItem } from '@trellis/contract';

/** The TF that the quick search starts with: the edition's own where the data set has it, otherwise the first one. */
export function defaultTf(preferred: string | undefined, tfs: readonly TfItem[]): string {
  if (preferred === undefined || tfs.length === 0) return '';
  return tfs.some((tf) => tf.value === preferred) ? preferred : tfs[0].value;
}
