import { readFile } from 'node:fs/promises';
import { basename } from 'node:path';
import { TrellisError } from '@trellis/core';
import { splitLines } from '@trellis/core/formats';

/** An analysis of the user's own: its file, and its metadata by key. */
export interface OwnFile {
  readonly name: string;
  readonly bytes: Buffer;
  readonly metadata: Readonly<Record<string, string>>;
}

/** Reads `NAME.csv` and its metadata, lines `KEY: value` in `NAME.txt`. Throws `bad-file` for another line. */
export async function readOwnFile(path: string): Promise<OwnFile> {
  const described = path.replace(/\.[A-Za-z]+$/, '') + '.txt';
  if (described === path) throw new TrellisError('bad-file', `${path} is metadata; name the CSV file next to it`);
  const bytes = await readFile(path);
  const text = await readFile(described, 'utf8').catch((error: unknown) => {
    const isMissing = error instanceof Error && 'code' in error && error.code === 'ENOENT';
    throw isMissing ? new TrellisError('bad-file', noMetadata(path, described)) : error;
  });
  return { name: basename(path), bytes, metadata: Object.fromEntries(entriesOf(text, described)) };
}

/** The sentence for an analysis without a metadata file. */
export const noMetadata = (data: string, metadata: string): string =>
  `${data} needs its metadata in ${metadata}: lines "Key: value" with at least Transcription_Factor_ID, Experiment_Type and Edge_Type`;

/** The entries of a metadata file; a `*` before a key has no meaning here, since all can be used in filters. */
function entriesOf(text: string, path: string): (readonly [key: string, value: string])[] {
  return splitLines(text).flatMap((line, i) => {
    const content = line.trim();
    if (content === '' || content.startsWith('#')) return [];
    const [, key, value] = /^\*?\s*([^:]+?)\s*:\s*(.*)$/.exec(content) ?? [];
    if (key === undefined)
      throw new TrellisError('bad-file', `${path}, line ${i + 1}: write a key, a colon and a value`);
    return [[key, value] as const];
  });
}
