import { bitsetOf, countBits, hasBit, isEmpty, subtract, type Bitset } from '../dataset/bitset.ts';
import type { Gene } from '../dataset/contents.ts';
import { selfEdgeText } from '../dataset/direction.ts';
import { specificityOf } from '../gene/specificity.ts';
import { additionalEdges, type AdditionalEdges } from './additionalEdges.ts';
import { countDirections, edgeMark, edgeValueOf, edgeValueReader, type Directions } from './edgeValues.ts';
import { geneColumnTitles, type GeneColumnTitle } from './gridShape.ts';
import { dataHeading, methodHeading } from './names.ts';
import { listNames } from './order.ts';
import type { Result, ResultColumn } from './result.ts';

/** A cell of the grid; null if empty. */
export type GridCell = string | number | null;

/** The table of a result: columns about the gene, then up to four columns per analysis. */
export interface ResultGrid {
  readonly result: Result;
  readonly columns: readonly GridColumn[];
  readonly edges: AdditionalEdges;
}

export type ColumnKind = 'EDGE' | 'Pvalue' | 'Log2FC' | 'ADD_EDGES';

/** A column of the grid. */
export type GridColumn =
  | {
      readonly kind: 'gene';
      readonly title: string;
      readonly numeric: boolean;
      /** Whether its cells depend on the request, not only on the gene. */
      readonly ofRequest: boolean;
      readonly read: (gene: Gene, index: number) => GridCell;
    }
  | { readonly kind: ColumnKind; readonly column: ResultColumn; readonly headings: readonly string[] };

export interface GridOptions {
  /** Adds how many TFs of the version bind and regulate each gene. */
  readonly specificity?: boolean;
}

/** Title of the column of files that marks TFs among the targets of their own expression experiments. */
const selfEdgeTitle = 'Self Edge';

/** Lays out the grid of a result. Cost: one pass over the targets of the shown analyses with values. */
export function layOutGrid(result: Result, { specificity = false }: GridOptions = {}): ResultGrid {
  const edges = additionalEdges(result.dataset, result.request.inputs.edges);
  const columns = result.columns.flatMap((column) => analysisColumns(result, column, edges));
  const counts = specificity ? specificityColumns(result) : [];
  return { result, columns: [...aboutGenes(result), ...counts, ...columns], edges };
}

function aboutGenes({ inputs, edgeCounts }: Result): GridColumn[] {
  const { lists } = inputs;
  type Read = (gene: Gene, index: number) => GridCell;
  const ofGene = (read: Read) => ({ read, numeric: false, ofRequest: false });
  const ofRequest = (read: Read, numeric: boolean) => ({ read, numeric, ofRequest: true });
  const columns: Readonly<Record<GeneColumnTitle, ReturnType<typeof ofGene>>> = {
    'Full Name': ofGene((gene) => gene.fullName),
    'Gene Family': ofGene((gene) => gene.family),
    Type: ofGene((gene) => gene.type),
    Name: ofGene((gene) => gene.name),
    'User List': ofRequest((_, index) => listNames(lists, index).join(', ') || null, false),
    'User List Count': ofRequest((_, index) => listNames(lists, index).length || null, true),
    'Edge Count': ofRequest((_, index) => edgeCounts[index], true),
    'Gene ID': ofGene((gene) => gene.id),
  };
  return geneColumnTitles.map((title) => ({ kind: 'gene', title, ...columns[title] }));
}

/** Bound by m of M TFs, regulated by k of K TFs: M and K are in the titles. */
function specificityColumns({ published }: Result): GridColumn[] {
  const { binding, expression, boundBy, regulatedBy } = specificityOf(published);
  const column = (title: string, counts: Uint16Array): GridColumn => ({
    kind: 'gene',
    title,
    numeric: true,
    ofRequest: true,
    read: (_, index) => counts[index],
  });
  return [column(`Bound By (of ${binding})`, boundBy), column(`Regulated By (of ${expression})`, regulatedBy)];
}

/**
 * A column for files, after those of the analyses: the analyses in which a gene is the TF and was perturbed, which does not show
 * that it targets itself. None where no gene of the result is.
 */
export function selfEdgeColumns({ result }: ResultGrid): GridColumn[] {
  const perturbed = result.columns.filter(
    ({ analysis, cells }) => analysis.expression && hasBit(cells, analysis.tf) && result.rows.includes(analysis.tf),
  );
  if (perturbed.length === 0) return [];
  const labels = new Map<number, string>();
  for (const { analysis } of perturbed) {
    const earlier = labels.get(analysis.tf);
    labels.set(analysis.tf, earlier === undefined ? `${selfEdgeText}: ${analysis.id}` : `${earlier}, ${analysis.id}`);
  }
  const read = (_: Gene, index: number) => labels.get(index) ?? null;
  return [{ kind: 'gene', title: selfEdgeTitle, numeric: false, ofRequest: true, read }];
}

/** Number of columns about the gene that come before those of the analyses. */
export function countGeneColumns({ columns }: Pick<ResultGrid, 'columns'>): number {
  const first = columns.findIndex(({ kind }) => kind !== 'gene');
  return first < 0 ? columns.length : first;
}

function analysisColumns(result: Result, column: ResultColumn, edges: AdditionalEdges): GridColumn[] {
  const headings = headingsOf(result, column);
  return kindsOf(column, edges).map((kind) => ({ kind, column, headings: [...headings, kind] }));
}

/** Kinds of columns with at least one cell. */
function kindsOf(column: ResultColumn, edges: AdditionalEdges): ColumnKind[] {
  const { analysis, cells } = column;
  const kinds: ColumnKind[] = [];
  const found = { marks: 0, pvalue: false, log2fc: false };
  if (!analysis.log2fc) found.marks = countBits(cells);
  else {
    analysis.targets.forEach((gene, i) => {
      if (!hasBit(cells, gene)) return;
      const [pvalue, log2fc] = [
        !Number.isNaN(analysis.pvalue?.[i] ?? NaN),
        !Number.isNaN(analysis.log2fc?.[i] ?? NaN),
      ];
      found.pvalue ||= pvalue;
      found.log2fc ||= log2fc;
      if (!pvalue && !log2fc) found.marks++;
    });
  }
  if (found.marks) kinds.push('EDGE');
  if (found.pvalue) kinds.push('Pvalue');
  if (found.log2fc) kinds.push('Log2FC');
  if (edges.touches(analysis.tf, cells)) kinds.push('ADD_EDGES');
  return kinds;
}

/** The first five header cells over an analysis. */
function headingsOf({ dataset }: Result, column: ResultColumn): string[] {
  const { analysis, state, edges, total } = column;
  const gene = dataset.genes[analysis.tf];
  const title = [gene.id, gene.name && `(${gene.name})`].filter(Boolean).join(' ');
  const counts = total === edges ? String(edges) : `${edges} (${total})`;
  const directions = directionsOf(column);
  return [
    state.version > 0 ? `${title}\n${state.name}` : title,
    dataHeading(analysis),
    methodHeading(analysis),
    ['Edges:', analysis.metadata.get('EDGE_TYPE'), counts].filter(Boolean).join(' '),
    directions ? `Induced-${directions.induced} Repressed-${directions.repressed}` : '',
  ];
}

/** Numbers of edges that the TF induces and represses; null for a column without fold changes or without directions. */
export function directionsOf(column: ResultColumn): Pick<Directions, 'induced' | 'repressed'> | null {
  const { analysis, present, edges, cells } = column;
  if (analysis.log2fc === null || analysis.perturbation === 'none' || isEmpty(cells) || !hasFoldChange(column))
    return null;
  const { induced, repressed } = countDirections(analysis, present, edges);
  return { induced, repressed };
}

const hasFoldChange = ({ analysis, cells }: ResultColumn): boolean =>
  analysis.targets.some((gene, i) => hasBit(cells, gene) && !Number.isNaN(analysis.log2fc?.[i] ?? NaN));

export const headerCell = (column: GridColumn, row: number): string =>
  column.kind === 'gene' ? column.title : column.headings[row];

/** Type and renderer of a column. `width` 1 marks a column without content. */
export interface ColumnStyle {
  readonly type: 'text' | 'numeric' | 'p_value';
  readonly renderer?: 'renderEdge' | 'renderFc' | 'renderExp';
  readonly width?: number;
}

const styles: Readonly<Record<ColumnKind, ColumnStyle>> = {
  EDGE: { type: 'text', renderer: 'renderEdge' },
  Pvalue: { type: 'p_value', renderer: 'renderExp' },
  Log2FC: { type: 'numeric', renderer: 'renderFc' },
  ADD_EDGES: { type: 'text' },
};

export function styleOf(column: GridColumn, { inputs }: Result): ColumnStyle {
  if (column.kind !== 'gene') return styles[column.kind];
  const empty = !inputs.lists.length && column.title.startsWith('User List');
  return { type: column.numeric ? 'numeric' : 'text', ...(empty && { width: 1 }) };
}

/** Reads one cell, for windows; for whole columns use `columnReader`. Cost: up to one binary search. */
export function readCell({ result, edges }: ResultGrid, column: GridColumn, gene: number): GridCell {
  if (column.kind === 'gene') return column.read(result.dataset.genes[gene], gene);
  const { analysis, cells } = column.column;
  if (!hasBit(cells, gene)) return null;
  switch (column.kind) {
    case 'EDGE':
      return edgeMark(analysis, gene) || null;
    case 'Pvalue':
      return orNull(edgeValueOf(analysis, 'pvalue', gene));
    case 'Log2FC':
      return orNull(edgeValueOf(analysis, 'log2fc', gene));
    case 'ADD_EDGES':
      return edgeNames(edges, analysis.tf, gene);
    default:
      return column satisfies never;
  }
}

const orNull = (value: number): number | null => (Number.isNaN(value) ? null : value);

function edgeNames(edges: AdditionalEdges, tf: number, gene: number): string | null {
  const sets = edges.of(tf);
  return edges.types.filter((_, i) => hasBit(sets[i], gene)).join(', ') || null;
}

/** Reads a whole column, for sorting and exports. Takes 8 bytes per gene for numbers. */
export function columnReader(grid: ResultGrid, column: GridColumn): (gene: number) => GridCell {
  if (column.kind === 'gene' || column.kind === 'ADD_EDGES') return (gene) => readCell(grid, column, gene);
  const { analysis, cells } = column.column;
  const size = grid.result.dataset.genes.length;
  if (column.kind === 'EDGE') return markReader(column.column, size);
  const valueOf = edgeValueReader(analysis, column.kind === 'Pvalue' ? 'pvalue' : 'log2fc', size);
  return (gene) => (hasBit(cells, gene) ? orNull(valueOf(gene)) : null);
}

function markReader({ analysis, cells }: ResultColumn, size: number): (gene: number) => GridCell {
  const mark = analysis.expression ? '*' : '+';
  const marked = analysis.log2fc ? subtract(cells, withEdgeValues(analysis, size)) : cells;
  return (gene) => (hasBit(marked, gene) ? mark : null);
}

function withEdgeValues({ targets, log2fc, pvalue }: ResultColumn['analysis'], size: number): Bitset {
  const hasValue = (i: number) => !Number.isNaN(log2fc?.[i] ?? NaN) || !Number.isNaN(pvalue?.[i] ?? NaN);
  return bitsetOf(
    size,
    targets.filter((_, i) => hasValue(i)),
  );
}
