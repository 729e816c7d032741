import { hasBit } from '../dataset/bitset.ts';
import { additionalEdges } from '../result/additionalEdges.ts';
import type { Result, ResultColumn } from '../result/result.ts';

const fixedHeader = ['TF', 'EDGE_TYPE', 'ANALYSIS', 'TARGET', 'ADD_EDGES', 'Log2FC', 'Pvalue', 'FILTER', 'TAG'];

/** The last column, where a target is the TF of its analysis, which was perturbed; files without such a row do not have it. */
export const selfEdgeHeading = 'SELF_EDGE';

/** Names that spreadsheets and databases, which ignore case, take for a fixed heading. */
const taken = new Set([...fixedHeader, selfEdgeHeading].map((heading) => heading.toUpperCase()));

/** The TF of an analysis if the analysis perturbed it; else -1. */
const selfOf = ({ analysis: { expression, tf } }: ResultColumn): number => (expression ? tf : -1);

/** Whether a shown target is the TF of its analysis, which was perturbed. */
export const hasSelfEdges = ({ columns }: Pick<Result, 'columns'>): boolean =>
  columns.some((column) => selfOf(column) >= 0 && hasBit(column.cells, selfOf(column)));

/** What an export of cells has. */
export interface CellOptions {
  /** Whether it has the tags of mentions, which differ from request to request. */
  readonly hasTags: boolean;
}

/**
 * Header of the export of cells: fixed columns, the metadata keys of the shown analyses, and the mark of self edges where there are
 * any. A key that is called like a fixed column is marked, e.g. `TAG (metadata)`.
 */
export const cellHeader = (result: Result, { hasTags }: CellOptions = { hasTags: true }): string[] => [
  ...fixedHeader.filter((heading) => hasTags || heading !== 'TAG'),
  ...metadataKeys(result).map((key) => (taken.has(key.toUpperCase()) ? `${key} (metadata)` : key)),
  ...(hasSelfEdges(result) ? [selfEdgeHeading] : []),
];

function metadataKeys({ columns }: Result): string[] {
  const keys = new Set(columns.flatMap((column) => [...column.analysis.metadata.keys()]));
  return [...keys].filter((key) => key !== 'EDGE_TYPE').sort();
}

/** The common part of the lines of one analysis in the export of cells. */
export interface ExportedColumn {
  readonly column: ResultColumn;
  /** TF, EDGE_TYPE and ANALYSIS. */
  readonly before: readonly (string | number | null)[];
  /** FILTER, TAG where there are tags, and the metadata. */
  readonly after: readonly (string | null)[];
  /** The TF if the analysis perturbed it: as a target it is a self edge. Else -1. */
  readonly self: number;
  /** Chosen types of additional edges from the TF to the gene, joined; null if there are none. Null if no type is chosen. */
  readonly additional: ((gene: number) => string | null) | null;
}

/** The shown analyses for the export of cells, which has one line per cell. */
export function* exportedColumns(
  result: Result,
  { hasTags }: CellOptions = { hasTags: true },
): Generator<ExportedColumn> {
  const { dataset, request } = result;
  const keys = metadataKeys(result);
  const edges = additionalEdges(dataset, request.inputs.edges);
  for (const column of result.columns) {
    const { analysis, filter, tag } = column;
    const sets = edges.of(analysis.tf);
    yield {
      column,
      before: [dataset.genes[analysis.tf].id, analysis.metadata.get('EDGE_TYPE') ?? null, analysis.id],
      after: [filter, ...(hasTags ? [tag] : []), ...keys.map((key) => analysis.metadata.get(key) || null)],
      self: selfOf(column),
      additional: edges.types.length
        ? (gene) => edges.types.filter((_, i) => hasBit(sets[i], gene)).join(', ') || null
        : null,
    };
  }
}
