import type { ReadEdge } from '@trellis/core/reading';

/** A row of an uploaded file. */
export interface UploadRow {
  readonly source: string;
  /** Name of the edges. */
  readonly name: string;
  readonly targets: readonly string[];
}

const maxMegabytes = 20;

/** Returns why a file cannot be read; undefined when it can. */
export function fileProblem({ name, type, size }: Pick<File, 'name' | 'type' | 'size'>): string | undefined {
  if (/^(image|audio|video)\//.test(type)) return `File type not accepted. ${name} is not a text, SIF or TSV file.`;
  if (size > maxMegabytes * 1e6) return `${name} is too large: the limit is ${maxMegabytes} MB.`;
  return undefined;
}

/** The edges of a file as rows, one for each. */
export const rowsOfEdges = (edges: readonly ReadEdge[]): UploadRow[] =>
  edges.map(({ source, edge, target }) => ({ source, name: edge ?? '', targets: [target] }));
