import type { DatasetContents } from '@trellis/core/dataset';
import { generateDemo } from '@trellis/store';

/** Two different data sets: the second one lacks the second analysis of each TF, but has all TFs. */
export function twoDatasets(edition: string): [DatasetContents, DatasetContents] {
  const first = generateDemo({ edition, size: 'small' });
  const seen = new Map<number, number>();
  const analyses = first.analyses.filter(({ tf }) => {
    seen.set(tf, (seen.get(tf) ?? 0) + 1);
    return seen.get(tf) !== 2;
  });
  return [first, { ...first, analyses, label: 'second' }];
}
