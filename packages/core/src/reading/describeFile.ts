import type { KnownGenes } from './knownGenes.ts';
import { maxNamed, type Note, type Question } from './note.ts';
import type { FileFormat, FileKind, ReadColumn, ReadTargets, RecognizedFile } from './recognized.ts';

/** The cutoffs that are proposed for an analysis. */
const proposedCutoffs = { p: 0.05, change: 1 } as const;

/** Genes of an analysis that pass the proposed cutoffs. */
interface TargetCounts {
  readonly targets: number;
  readonly induced: number;
  readonly repressed: number;
}

interface Columns {
  readonly hasChange: boolean;
  readonly hasP: boolean;
}

/** Counts the genes with p < 0.05 and |log2 fold change| >= 1, each where the analysis has such a column. */
function countTargets({ genes, log2fc, p }: ReadTargets, { hasChange, hasP }: Columns): TargetCounts {
  let [targets, induced, repressed] = [0, 0, 0];
  for (let i = 0; i < genes.length; i++) {
    if (hasP && !(p[i] < proposedCutoffs.p)) continue;
    // A ratio of 2 has a log2 of 1 up to rounding.
    if (hasChange && !(Math.abs(log2fc[i]) >= proposedCutoffs.change - 1e-9)) continue;
    targets++;
    if (hasChange && log2fc[i] > 0) induced++;
    if (hasChange && log2fc[i] < 0) repressed++;
  }
  return { targets, induced, repressed };
}

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
      sources: edges.sourceCount,
      first_edges: edges
        .first(maxNamed)
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
