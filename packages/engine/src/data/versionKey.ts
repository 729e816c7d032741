import type { DatasetImage } from '@trellis/core/dataset';

/** Identifies a version of an edition's data set. */
export const versionKey = ({ edition, version }: Pick<DatasetImage, 'edition' | 'version'>): string =>
  `${edition} ${version}`;
