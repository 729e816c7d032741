import { adjacencyRows } from './adjacency.ts';
import { columnFacts } from './columnFacts.ts';
import { isVector, readFreeList } from './freeList.ts';
import type { Answers, ChosenRoles, FileTable } from './fileTable.ts';
import { hasGenes } from './geneColumn.ts';
import { hasChangeColumn, isAnalysis, readAnalysisTable } from './analysisTable.ts';
import type { Encoding } from './decodeBytes.ts';
import { readEdgeLines, tooFewColumns } from './edgeLines.ts';
import type { FileText } from './fileText.ts';
import type { KnownGenes } from './knownGenes.ts';
import type { CleanText } from './hiddenSigns.ts';
import { layOut } from './layout.ts';
import type { Layout, RawTable } from './tableLayout.ts';
import { columnsOfLists, isGmt, readGmt, readListColumns, readListTable } from './listTable.ts';
import { matrixOf, readMatrix } from './matrix.ts';
import { NameReader } from './nameReader.ts';
import { NameTally } from './nameTally.ts';
import { networkColumns } from './networkColumns.ts';
import { readNetworkTable, refuseNetwork } from './networkTable.ts';
import { someNames, type Note } from './note.ts';
import { peakColumns, type PeakColumns } from './peakColumns.ts';
import { readPeaks } from './peakTable.ts';
import { Refusal } from './refusal.ts';
import { separatorNames } from './separators.ts';
import { TextLines } from './textLines.ts';
import { readTextRowsOf } from './textRows.ts';
import type { FileKind, WantedKind, Found, RecognizedFile } from './recognized.ts';

export interface ReadOptions {
  /** Name of the file in messages. */
  readonly name: string;
  readonly genes: KnownGenes;
  /** Names that were read before, in other files of the same call, for the same genes. */
  readonly names?: NameReader;
  /** What the file is given as; recognized without it. */
  readonly wanted?: WantedKind;
  /** Whether the first line names the columns; recognized without it. */
  readonly header?: boolean;
  /** Whether names are those of TFs. */
  readonly tfs?: boolean;
  readonly chosen?: ChosenRoles;
  readonly answers?: Answers;
}

/** A table or a text of a file. */
export interface Content {
  /** The text; undefined for a sheet of a workbook. */
  readonly text?: FileText;
  readonly table: RawTable;
  readonly encoding: Encoding | null;
  readonly hasHiddenSigns: boolean;
}

/** The content of a clean text (see `cleanText`). */
export const contentOfText = (
  { text, hasHiddenSigns }: CleanText,
  encoding: Encoding,
  header: boolean | undefined,
): Content => {
  const table = readTextRowsOf(text, header);
  const edges = table.large ? undefined : adjacencyRows(table);
  return edges
    ? { table: { ...table, rows: edges }, encoding, hasHiddenSigns }
    : { text, table, encoding, hasHiddenSigns };
};

/**
 * Recognizes what a text or a sheet is and what its columns mean, and reads its genes. A file that cannot be read has `error`
 * set; nothing is thrown. Cost: about one pass over the cells for splitting, one over the columns that are read.
 */
export function recognize(content: Content, options: ReadOptions): RecognizedFile {
  const { genes, names = nameReaderFor(options) } = options;
  const tally = new NameTally(names, genes);
  const layout = layOut(content.table, { names, header: options.header });
  const table: FileTable = {
    file: options.name,
    wanted: options.wanted,
    layout,
    facts: columnFacts(layout, names),
    genes,
    names,
    tally,
    chosen: options.chosen ?? new Map(),
    answers: options.answers ?? {},
  };
  let found: Found & { readonly heading?: number | null };
  try {
    found = layout.data.count === 0 ? noRows(content, table) : read(content, table);
    if (options.wanted === 'edges') found = asEdges(found, table);
  } catch (error) {
    if (!(error instanceof Refusal)) throw error;
    found = linesOfEdges(content, table) ?? {
      kind: options.wanted ?? (error.code === 'peaks-without-genes' ? 'peaks' : 'unknown'),
      columns: layout.columns.map((name) => ({ name, role: 'ignored' })),
      error,
    };
  }
  return finish(content, table, found);
}

/** A reader of the names of a file; one that several files given as the same can have. */
export const nameReaderFor = ({ genes, tfs, wanted }: Pick<ReadOptions, 'genes' | 'tfs' | 'wanted'>): NameReader =>
  new NameReader(genes, { tfs: tfs === true || wanted === 'network' });

function noRows({ table: raw }: Content, { file, layout, wanted }: FileTable): Found {
  const hasHeading = layout.heading !== null || raw.comments.length > 0;
  const sentence = hasHeading && layout.heading !== null ? `${file} has a heading and no rows.` : `${file} is empty.`;
  return { kind: wanted ?? 'unknown', columns: [], error: new Refusal('empty-file', sentence) };
}

function read(content: Content, table: FileTable): Found & { readonly heading?: number | null } {
  switch (table.wanted) {
    case 'network':
    case 'edges':
      return readNetwork(table);
    case 'analysis':
      return readTableOfGenes(table);
    case 'list':
      return readLists(content, table);
    case undefined:
      return readAny(content, table);
  }
}

function readNetwork(table: FileTable): Found {
  const least = table.wanted === 'edges' ? 3 : 2;
  if (table.layout.width < least) throw refuseNetwork(table);
  const matrix = table.chosen.size === 0 ? matrixOf(table) : undefined;
  if (matrix) return readMatrix(table, matrix);
  const columns = networkColumns(table);
  if (!columns) throw refuseNetwork(table);
  return readNetworkTable(table, columns);
}

/** An analysis, or peaks that are read as one. */
function readTableOfGenes(table: FileTable): Found {
  const peaks = peaksOf(table);
  return peaks ? { ...readPeaks(table, peaks), kind: 'analysis' } : readAnalysisTable(table);
}

/** The columns of a table of regions without fold changes of genes. */
const peaksOf = (table: FileTable): PeakColumns | undefined =>
  hasChangeColumnOfGenes(table) ? undefined : peakColumns(table.layout, table.facts);

/** Fold changes of genes next to their places; `fold_enrichment` is none. */
const hasChangeColumnOfGenes = (table: FileTable): boolean => table.layout.heading !== null && hasChangeColumn(table);

function readLists(content: Content, table: FileTable): Found & { readonly heading?: number | null } {
  if (content.text !== undefined && isFreeText(content.text, table)) return readFree(content.text, table);
  if (isGmt(table)) return readGmt(table);
  const peaks = peaksOf(table);
  if (peaks) {
    const { lists, columns, notes, questions } = readPeaks(table, peaks);
    return { kind: 'list', lists, columns, notes, questions };
  }
  const several = columnsOfLists(table);
  if (several.length > 0 && table.chosen.size === 0 && table.layout.heading !== null)
    return readListColumns(table, several);
  return readListTable(table);
}

/** Whether lines of a text name lists; a quick test for the usual large text, which has no such sign. */
const hasListNames = (text: FileText): boolean => text.has('>') && /^\s*>/m.test(text.all);

/** Whether a text is a list in lines, not a table: names of lists, one column, or words that are all genes. */
function isFreeText(text: FileText, { layout, facts, chosen, names }: FileTable): boolean {
  if (hasListNames(text) || isVector(text.start)) return true;
  if (chosen.size > 0) return false;
  if (layout.width <= 1 || layout.separator === 'none') return true;
  if (!names.knowsGenes && (layout.heading === null || layout.isRagged)) return true;
  if (layout.heading !== null) return false;
  const withGenes = facts.filter((column) => hasGenes(column) && (column.ids > 0.3 || column.symbols > 0.5));
  const others = facts.filter((column) => column.present > 0 && !column.isCount && !withGenes.includes(column));
  // A symbol behind each id is its label, and no gene of its own.
  const areIds = withGenes.every((column) => column.ids > 0.3);
  if (layout.separator === '\t') return others.length === 0 && withGenes.length > 1 && areIds && !layout.isRagged;
  if (layout.separator === 'blanks') return layout.isRagged || others.length === 0 || withGenes.length > 1;
  return (
    others.length === 0 ||
    (layout.data.count <= 2 && withGenes.length > 2) ||
    (layout.isRagged && withGenes.length > 1)
  );
}

function readFree(text: FileText, { tally, layout }: FileTable): Found & { readonly heading?: number | null } {
  const found = readFreeList(new TextLines(text), tally, layout.width <= 1 ? layout.heading : null);
  if (found.rows > 0) return found;
  return { ...found, error: new Refusal('empty-file', '') };
}

function readAny(content: Content, table: FileTable): Found & { readonly heading?: number | null } {
  const { layout } = table;
  if (content.text !== undefined && hasListNames(content.text)) return readFree(content.text, table);
  if (layout.width <= 1 || (content.text !== undefined && isVector(content.text.start)))
    return readLists(content, table);
  if (isGmt(table)) return readGmt(table);
  const matrix = matrixOf(table);
  if (matrix) return readMatrix(table, matrix);
  const peaks = peaksOf(table);
  if (peaks) return readPeaks(table, peaks);
  const isOneLine = layout.data.count === 1 && layout.separator !== '\t' && layout.heading === null;
  const columns = isOneLine || isEnrichment(table) ? undefined : networkColumns(table);
  if (columns) return readNetworkTable(table, columns);
  if (!isEnrichment(table) && isAnalysis(table)) return readAnalysisTable(table);
  return readLists(content, table);
}

/** Terms with the genes of each in one cell, which are lists, unless a column has changes. */
function isEnrichment(table: FileTable): boolean {
  const { facts } = table;
  const joined = facts.filter((column) => hasGenes(column) && column.perCell >= 2);
  return (
    joined.length > 0 &&
    joined.every(({ perCell, ids }) => perCell >= 2.5 || ids > 0.5) &&
    !hasChangeColumn(table) &&
    !facts.some((column) => hasGenes(column) && column.perCell < 1.3 && column.ids > 0.5)
  );
}

/** A network that was given to the viewer; its numbers are not targets. */
function asEdges(found: Found, { layout }: FileTable): Found {
  if (layout.width < 3) throw new Refusal('bad-columns', tooFewColumns);
  return { ...found, kind: 'edges' };
}

/** Edges for the viewer in a text that is not a regular table; undefined for other files and texts. */
function linesOfEdges({ text }: Content, table: FileTable): Found | undefined {
  if (table.wanted !== 'edges' || text === undefined) return undefined;
  const found = readEdgeLines(text, table);
  if (found || text.all.includes(',')) return found;
  return { kind: 'edges', columns: [], error: new Refusal('bad-columns', tooFewColumns) };
}

const maxFirstRows = 5;

function finish(
  { encoding, hasHiddenSigns }: Content,
  { file, layout, tally, wanted }: FileTable,
  found: Found & { readonly heading?: number | null },
): RecognizedFile {
  const kind: FileKind = wanted ?? found.kind;
  const notes: Note[] = [...(found.notes ?? []), ...tally.notes(), ...layoutNotes(layout, found)];
  if (hasHiddenSigns)
    notes.push({
      code: 'hidden_signs',
      text: 'The file has invisible signs between its letters; they are left out.',
    });
  return {
    ...found,
    kind,
    format: {
      separator: layout.separator === 'xlsx' ? 'xlsx' : separatorNames[layout.separator],
      encoding,
      heading: found.heading === undefined ? layout.heading : found.heading,
      quoted: layout.quoted,
    },
    rows: found.rows ?? layout.data.count,
    firstRows: found.firstRows ?? layout.data.sample.slice(0, maxFirstRows).map(({ cells }) => cells),
    unknown: tally.unknown,
    ambiguous: tally.ambiguous,
    transcripts: tally.transcripts,
    given: tally.given,
    notes,
    questions: found.questions ?? [],
    error: errorOf(found, { file, tally }),
  };
}

function errorOf(found: Found, { file, tally }: Pick<FileTable, 'file' | 'tally'>): Refusal | null {
  if (found.error?.message === '') return new Refusal('empty-file', `${file} is empty.`);
  if (found.error) return found.error;
  if (
    tally.hasGenes ||
    (found.analysis?.genes.length ?? 0) > 0 ||
    (found.lists ?? []).some(({ genes }) => genes.length > 0) ||
    (found.kind === 'edges' && found.edges !== undefined && found.edges.length > 0)
  )
    return null;
  if (tally.given === 0) return new Refusal('empty-file', `${file} has no names of genes.`);
  return new Refusal('no-known-genes', tally.noKnownGenes(file));
}

function layoutNotes({ titles, footnotes }: Layout, { columns, kind }: Found): Note[] {
  const notes: Note[] = [];
  const lines = titles + footnotes;
  if (lines > 0)
    notes.push({
      code: 'title_rows',
      text: `${lines === 1 ? 'A line' : `${lines} lines`} of text around the table ${lines === 1 ? 'is' : 'are'} left out.`,
    });
  const ignored = columns.filter(({ role, name }) => role === 'ignored' && name !== '').map(({ name }) => name);
  if (ignored.length > 0 && kind !== 'unknown')
    notes.push({ code: 'ignored_columns', text: `Columns that are not used: ${someNames(ignored)}.` });
  return notes;
}
