import { join } from 'node:path';

/** The folder of downloaded files: `TRELLIS_CACHE`, else `trellis` in `XDG_CACHE_HOME`, else `.cache/trellis` in `HOME`. */
export function defaultCacheFolder(env: NodeJS.ProcessEnv): string {
  if (env['TRELLIS_CACHE']) return env['TRELLIS_CACHE'];
  return join(env['XDG_CACHE_HOME'] || join(env['HOME'] ?? '', '.cache'), 'trellis');
}

/** The path of a file in the cache, by its SHA-256. */
export const cachePath = (cache: string, sha256: string): string => join(cache, 'sha256', sha256.slice(0, 2), sha256);
