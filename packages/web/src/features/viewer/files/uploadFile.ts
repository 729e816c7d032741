import type { ReadEdge } from '@trellis/core/reading';

/** A row of an uploaded file; its genes are in upper case. */
export interface UploadRow {
  readonly source: string;
  /** Name of the edges. */
  readonly name: string;
  readonly targets: readonly string[];
}

const maxMegabytes = 20;

/** Endings of the files with edges that can be read, whatever type the browser gives them. */
const acceptedName = /\.(txt|sif|tsv|tab|csv|xlsx|gz|graphml)$/i;
/** Browsers give files with an ending that they do not know no type, or the last one. */
const acceptedType = /^(text\/.*|application\/octet-stream|)$/;

/** Returns why a file cannot be read; undefined when it can. */
export function fileProblem({ name, type, size }: Pick<File, 'name' | 'type' | 'size'>): string | undefined {
  if (!acceptedName.test(name) && !acceptedType.test(type))
    return notAccepted(`${name} is not a text, SIF or TSV file.`);
  if (size > maxMegabytes * 1e6) return `${name} is too large: the limit is ${maxMegabytes} MB.`;
  return undefined;
}

/** The message about a file that is none of those that can be read; `reason` is a sentence. */
export const notAccepted = (reason: string): string => `File type not accepted. ${reason}`;

/** The edges of a file as rows, one for each. */
export const rowsOfEdges = (edges: readonly ReadEdge[]): UploadRow[] =>
  edges.map(({ source, edge, target }) => ({
    source: source.toUpperCase(),
    name: edge ?? '',
    targets: [target.toUpperCase()],
  }));
