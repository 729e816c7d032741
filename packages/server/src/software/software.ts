import manifest from '../../package.json' with { type: 'json' };

/** Replaced by the build (`scripts/version.mjs`): the version of the tag that was built. */
declare const TRELLIS_VERSION: string | undefined;

/** The program with its version, for archives, assistants and `trellis --version`. From the sources: that of the package file. */
export const software = {
  name: 'Trellis',
  version: typeof TRELLIS_VERSION === 'string' ? TRELLIS_VERSION : manifest.version,
} as const;
