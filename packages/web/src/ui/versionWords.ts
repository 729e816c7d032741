/** The beginning of a version of a data set, to show. */
export const shortVersion = (version: string): string => version.slice(0, 12);

const dates = new Intl.DateTimeFormat('en', { dateStyle: 'medium' });

/** E.g. `version 0a1b2c3d4e5f of Nov 23, 2026`, the day of its import. `imported` is ISO 8601; undefined if it was not recorded. */
export const versionText = (version: string, imported: string | undefined): string =>
  `version ${shortVersion(version)}${imported === undefined ? '' : ` of ${dates.format(new Date(imported))}`}`;
