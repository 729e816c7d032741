import manifest from '../../../package.json' with { type: 'json' };

/** What made an archive. */
export const software = { name: 'Trellis', version: manifest.version } as const;
