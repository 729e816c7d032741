import type { KnownGenes } from './knownGenes.ts';
import { countTargets } from './countTargets.ts';
import { maxNamed, type Note, type Question } from './note.ts';
import type { FileFormat, FileKind, ReadColumn, RecognizedFile } from './recognized.ts';

/** The answer of `trellis read --json`. */
export interface FileDescription {
  readonly kind: FileKind;
  readonly format: FileFormat;
  readonly columns: readonly ReadColumn[];
  readonly rows: number;
  readonly lists?: readonly { readonly name: string; readonly genes: readonly string[] }[];
  readonly genes?: number;
  readonly edges?: number;
  /** Different sources of edges. */
  readonly sources?: number;
  readonly first_edges?: readonly (readonly [string, string | null, string, number | null])[];
  readonly ranked_by?: 'score' | 'order';
  readonly targets?: number;
  readonly induced?: number;
  readonly repressed?: number;
  readonly peaks_without_genes?: number;
  readonly unknown: readonly string[];
  readonly unknown_count: number;
  readonly notes: readonly Note[];
  readonly questions: readonly Question[];
  readonly error: null | { readonly code: string; readonly message: string; readonly line?: number };
}

/** Describes a recognized file with ids as they are stored. */
export function describeFile(file: RecognizedFile, { ids }: Pick<KnownGenes, 'ids'>): FileDescription {
  const { kind, lists, edges, analysis, error } = file;
  const hasLists = (kind === 'list' || kind === 'peaks') && lists !== undefined && !error;
  const hasEdges = (kind === 'network' || kind === 'edges') && edges !== undefined && !error;
  const hasTargets = (kind === 'analysis' || kind === 'peaks') && analysis !== undefined && !error;
  return {
    kind,
    format: file.format,
    columns: file.columns,
    rows: file.rows,
    ...(hasLists && {
      lists: lists
        .filter(({ genes }) => genes.length > 0)
        .map(({ name, genes }) => ({ name, genes: genes.map((gene) => ids[gene]) })),
      genes: new Set(lists.flatMap(({ genes }) => genes)).size,
    }),
    ...(hasEdges && {
      edges: edges.length,
      sources: new Set(edges.map(({ source }) => source)).size,
      first_edges: edges
        .slice(0, maxNamed)
        .map(({ source, edge, target, score }) => [source, edge, target, score] as const),
      ranked_by: file.rankedBy,
    }),
    ...(hasTargets &&
      countTargets(analysis, {
        hasChange: file.hasChange === true,
        hasP: file.hasP === true || file.hasProbability === true,
      })),
    ...(file.peaksWithoutGenes !== undefined && { peaks_without_genes: file.peaksWithoutGenes }),
    unknown: file.unknown.slice(0, maxNamed),
    unknown_count: file.unknown.length,
    notes: file.notes,
    questions: file.questions,
    error: error && {
      code: error.code.replaceAll('-', '_'),
      message: error.message,
      ...(error.line !== undefined && { line: error.line }),
    },
  };
}
