import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect } from 'vitest';
import { miniFolder, temporaryFolder, trellis } from './trellis.ts';

/** The line on the mini data set, up to its version. */
export const header =
  'mini (made-up mini data): 12 genes, 6 analyses, 24 interactions, 8 additional edges, 19 motif hits, 1 gene list, 1 target network; version ';

/** Options that name the mini data set in a data folder. */
export const ofMini = (data: string): string[] => ['--edition', 'mini', '--data', data];

/** A data folder that holds the mini data set. */
export async function importMini(): Promise<string> {
  const data = await temporaryFolder();
  expect((await trellis('import', miniFolder, ...ofMini(data))).code).toBe(0);
  return data;
}

/** The file of the mini data set. */
export const bytesOf = (data: string): Promise<Buffer> => readFile(join(data, 'mini.sqlite'));
