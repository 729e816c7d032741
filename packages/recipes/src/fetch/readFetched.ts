import { readFile } from 'node:fs/promises';
import type { SourceFile } from '../recipe/source.ts';
import type { Fetched } from './fetchSources.ts';

/** Reads the bytes of files that were fetched; undefined for one that could not be had. */
export const readFetched =
  ({ paths }: Fetched) =>
  async ({ sha256 }: SourceFile): Promise<Uint8Array | undefined> => {
    const path = paths.get(sha256);
    return path === undefined ? undefined : readFile(path);
  };
