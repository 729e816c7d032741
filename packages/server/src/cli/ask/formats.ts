/** Formats of answers, and the endings of their files. */
export const formats = ['csv', 'tsv', 'json', 'jsonl', 'sif', 'xlsx', 'arrow', 'svg', 'zip', 'txt'] as const;
export type Format = (typeof formats)[number];

/** Formats that a terminal cannot show. */
export const binaryFormats: ReadonlySet<Format> = new Set<Format>(['xlsx', 'arrow', 'zip']);

/** Further endings of files. */
const otherEndings: ReadonlyMap<string, Format> = new Map<string, Format>([
  ['ndjson', 'jsonl'],
  ['feather', 'arrow'],
]);

/** Returns the format that the ending of a file names; undefined for another ending. */
export function formatOfFile(path: string): Format | undefined {
  const ending = /\.([A-Za-z]+)$/.exec(path)?.[1].toLowerCase();
  const name = otherEndings.get(ending ?? '') ?? ending;
  return formats.find((format) => format === name);
}
