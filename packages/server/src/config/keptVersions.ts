import { settings } from './settings.ts';

/** The setting TRELLIS_KEEP_VERSIONS, for commands that import. Throws an error with one sentence if it is wrong. */
export function keptVersions(environment: NodeJS.ProcessEnv = process.env): number {
  const { variable, otherwise } = settings.keepVersions;
  const text = environment[variable] || otherwise;
  if (/^\d+$/.test(text) && Number(text) >= 1 && Number(text) <= maxKeptVersions) return Number(text);
  throw new Error(`${variable} must be a whole number from 1 to ${maxKeptVersions}, not "${text}".`);
}

/** Maximum number of versions that an import keeps. */
export const maxKeptVersions = 1000;
