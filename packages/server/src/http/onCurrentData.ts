import { TrellisError } from '@trellis/core';
import type { Datasets } from '../data/datasets.ts';

/** Time during which an answer is restarted when its data set is no longer kept. */
const retryMs = 10_000;

/**
 * Computes an answer, and computes all of it again if its data set is removed in the meantime. `compute` says on which edition
 * it relies.
 */
export async function onCurrentData<T>(
  datasets: Pick<Datasets, 'renew'>,
  compute: (relyOn: (edition: string) => void) => Promise<T>,
): Promise<T> {
  for (const deadline = Date.now() + retryMs; ;) {
    let edition: string | undefined;
    try {
      return await compute((name) => (edition = name));
    } catch (error) {
      const isGone = error instanceof TrellisError && error.code === 'version-gone';
      if (!isGone || edition === undefined || Date.now() > deadline) throw error;
      await datasets.renew(edition);
    }
  }
}
