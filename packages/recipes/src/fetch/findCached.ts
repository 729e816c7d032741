import type { SourceFile } from '../recipe/source.ts';
import { cachePath } from './cacheFolder.ts';
import { isIntact } from './checksum.ts';

/** Returns the checksums of the files that the cache holds, each read and checked. */
export async function findCached(files: readonly SourceFile[], cache: string): Promise<ReadonlySet<string>> {
  const found = new Set<string>();
  for (const file of files) if (await isIntact(cachePath(cache, file.sha256), file)) found.add(file.sha256);
  return found;
}
