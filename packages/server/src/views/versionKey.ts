import type { DatasetImage } from '@trellis/core';

/** Identifies a version of an edition's data set. */
export const versionKey = ({ edition, version }: Pick<DatasetImage, 'edition' | 'version'>): string =>
  `${edition} ${version}`;
