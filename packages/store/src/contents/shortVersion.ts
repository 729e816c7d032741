import { TrellisError } from '@trellis/core';

/** Length of a version in messages and tables. */
const shownLength = 12;

/** The beginning of a version, to show. */
export const shortVersion = (version: string): string => version.slice(0, shownLength);

/** Whether a text has the form of a version, which is safe in a path. */
export const isVersion = (text: string): boolean => /^[0-9a-f]{64}$/.test(text);

/** The error for a version that the store does not keep. */
export const versionGone = (edition: string, version: string): TrellisError =>
  new TrellisError('version-gone', `Version ${shortVersion(version)} of the ${edition} data is no longer kept.`);

/** The error for the removal of the newest version. */
export const newestStays = (edition: string, version: string): TrellisError =>
  new TrellisError(
    'bad-request',
    `version ${shortVersion(version)} is the newest data set of ${edition}: only older ones can be removed`,
  );
