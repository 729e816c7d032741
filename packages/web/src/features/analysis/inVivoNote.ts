import type { GeneSetsMatrix } from '@trellis/core/views';

/**
 * What to know about overlaps of binding experiments in the living organism, where at least two are compared; '' otherwise. `trellis
 * benchmark chance` measures it in a data set.
 */
export function inVivoNote({ info }: Pick<GeneSetsMatrix, 'info'>): string {
  const isInVivo = ([, about]: GeneSetsMatrix['info'][number]): boolean =>
    about.EXPERIMENT_TYPE === 'Binding' && !/^in vitro/i.test(String(about.EDGE_TYPE ?? ''));
  const count = info.filter(isInVivo).length;
  if (count < 2) return '';
  return `${count} of the analyses are binding in the living organism. Such experiments can have frequent targets and a study in common, so a small p-value of two of them does not mean related TFs.`;
}
