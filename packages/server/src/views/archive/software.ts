import manifest from '../../../package.json' with { type: 'json' };

/** The software that makes an archive. */
export const software = { name: 'Trellis', version: manifest.version } as const;
