import type { SourceFile } from './source.ts';

/** Reads a table of files: a line `path`, `bytes`, `sha256` each, separated by tabs, after a header. */
export function readFileTable(
  text: string,
  name: string,
  fail: (sentence: string) => never,
): readonly Omit<SourceFile, 'url'>[] {
  const [, ...rows] = text.trimEnd().split('\n');
  return rows.map((row, i) => {
    const [path = '', bytes = '', sha256 = ''] = row.split('\t');
    if (!path || !/^\d+$/.test(bytes) || !/^[0-9a-f]{64}$/.test(sha256))
      fail(`${name}, line ${i + 2}: expected path, bytes and sha256, separated by tabs`);
    return { path, bytes: Number(bytes), sha256 };
  });
}
