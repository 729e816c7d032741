import {
  bitsToIndices,
  countBits,
  cutTo,
  emptyBitset,
  intersect,
  isEmpty,
  uniteInto,
  type Bitset,
} from '../dataset/bitset.ts';
import type { Analysis, Dataset } from '../dataset/dataset.ts';
import { openOwnAnalyses, type OwnImage } from '../dataset/ownAnalyses.ts';
import { TrellisError } from '../errors.ts';
import { countOf } from '../formats/numbers.ts';
import type { Expression } from '../query/ast.ts';
import { evaluateQuery } from '../query/evaluate.ts';
import { readTargetNetwork } from '../formats/targetNetwork.ts';
import { droppedTfs } from '../query/droppedTfs.ts';
import { parseQuery } from '../query/grammar.ts';
import type { NamedQueries } from '../query/keywords.ts';
import { queryLimits } from '../query/limits.ts';
import type { QueryColumn } from '../query/queryTable.ts';
import { referencesIn } from '../query/referencesIn.ts';
import { resolveQuery } from '../query/resolveQuery.ts';
import { resolveInputs, type QueryInputs, type ResolvedInputs } from './inputs.ts';
import { orderColumns, orderRows } from './order.ts';
import { completeStates, defaultName, type ColumnKey, type ColumnState, type ColumnStates } from './revision.ts';
import { tagOf } from './tag.ts';

/** A query and its inputs, under the id that the server gave them. */
export interface Request {
  readonly id: string;
  readonly inputs: QueryInputs;
  /** Column names and hidden flags set by users. */
  readonly states?: ColumnStates;
  readonly namedQueries?: NamedQueries;
  /** The analyses that the user brought. */
  readonly own?: OwnImage;
}

/**
 * The answer to a query: columns (analyses) and rows (genes), both in the order of display. Every view is a pure function
 * of it.
 */
export interface Result {
  /** With the analyses that the user brought. */
  readonly dataset: Dataset;
  /** Without them. */
  readonly published: Dataset;
  readonly request: Request;
  /** The resolved query. */
  readonly query: Expression;
  readonly inputs: ResolvedInputs;
  /** Shown columns with a cell; those without a target in the target lists are left out. */
  readonly columns: readonly ResultColumn[];
  /** The same, followed by the shown columns without a target in the target lists. */
  readonly columnsBeforeTargetLists: readonly ResultColumn[];
  /** The state of all columns, including hidden ones, in order. */
  readonly states: ColumnStates;
  /** Gene indices of the rows, in order. */
  readonly rows: Uint32Array;
  readonly rowSet: Bitset;
  /** The rows if no analysis were hidden. */
  readonly rowsWithHidden: Bitset;
  /** Number of present cells of each gene, by gene index. */
  readonly edgeCounts: Uint32Array;
  /** Universe of every test: the background, or the protein-coding genes. */
  readonly universe: Bitset;
  /** One sentence per kind of input that was left out. */
  readonly warnings: readonly string[];
}

/** One shown analysis. */
export interface ResultColumn {
  readonly key: ColumnKey;
  readonly state: ColumnState;
  readonly analysis: Analysis;
  readonly filter: string;
  readonly tag: string;
  readonly mention: number;
  /** Cells in the rows of the result. */
  readonly cells: Bitset;
  /** Cells that count as an edge. */
  readonly present: Bitset;
  /** Number of present cells. */
  readonly edges: number;
  /** Cells before target lists. */
  readonly cellsBeforeTargetLists: Bitset;
  /** Number of present cells before target lists. */
  readonly total: number;
  /** Cells that pass the column's own filters: before `and`, `not`, targeted_by and target lists. */
  readonly analysisCells: Bitset;
  /** What the column represents, where it is not one analysis (`resultAtLevel`). */
  readonly group?: ColumnGroup;
}

/** The analyses of a TF or of a TF family, as one column. */
export interface ColumnGroup {
  /** Symbol or id of the TF, or the family, with the number of analyses. */
  readonly name: string;
  /** Undefined for a TF. */
  readonly family: string | undefined;
  readonly analysisIds: readonly number[];
  /** Whether there are analyses of binding and of expression, which have no common model of degrees. */
  readonly isMixed: boolean;
}

/** Cells of a column that count as edges, before target lists. */
export const presentBeforeTargetLists = ({ cellsBeforeTargetLists, analysis }: ResultColumn): Bitset =>
  cutTo(cellsBeforeTargetLists, analysis.present);

export interface AnswerOptions {
  /** Called between steps; throws to cancel. */
  readonly checkpoint?: () => void;
  /** Parses a target network; can cache the last ones, which take most of a request's memory. */
  readonly readNetwork?: typeof readTargetNetwork;
}

/**
 * Answers a request. Throws the errors of `parseQuery`, `resolveQuery`, `resolveInputs` and `evaluateQuery`, and
 * `empty-result` if no row is left. Warnings about the inputs are part of the error of an empty answer, since they can be
 * the reason.
 */
export function evaluateRequest(published: Dataset, request: Request, options: AnswerOptions = {}): Result {
  const { dataset, warnings } = request.own
    ? openOwnAnalyses(published, request.own)
    : { dataset: published, warnings: [] };
  const resolved = resolveInputs(dataset, request.inputs, options.readNetwork ?? readTargetNetwork);
  const inputs = { ...resolved, warnings: [...warnings, ...resolved.warnings] };
  try {
    return answerWith({ dataset, published, request, inputs }, options.checkpoint);
  } catch (error) {
    const isEmptyAnswer = error instanceof TrellisError && /^empty-/.test(error.code);
    if (!isEmptyAnswer || !inputs.warnings.length) throw error;
    const sentences = [error.message, ...inputs.warnings].map((text) => text.replace(/\.?$/, '.'));
    throw new TrellisError(error.code, sentences.join(' '), error.place);
  }
}

function answerWith(context: Context, checkpoint: AnswerOptions['checkpoint']): Result {
  const { dataset, published, request, inputs } = context;
  const query = resolveQuery(parseQuery(request.inputs.query), {
    dataset,
    namedQueries: request.namedQueries,
    filterTfs: inputs.tfs?.filter((tf) => dataset.analysesByTf.has(tf)),
  });
  const { columns } = evaluateQuery(dataset, query, {
    tfs: inputs.tfs && new Set(inputs.tfs),
    background: inputs.background,
    checkpoint,
  });
  checkFilterTexts(columns);
  const cut = cutColumns(columns, context);
  const ordered = orderColumns(cut);
  const states = statesOf(ordered, request.states);
  const shown = ordered.map((column, i) => ({ ...column, state: states[i][1] })).filter(({ state }) => state.show);
  return {
    dataset,
    published,
    request,
    query,
    inputs,
    states,
    ...finish(dataset, inputs, shown),
    rowsWithHidden: unionOf(dataset, cut),
    warnings: [...droppedFrom(context, ordered), ...warningsOf(dataset, request, inputs)],
  };
}

function checkFilterTexts(columns: readonly QueryColumn[]): void {
  const characters = columns.reduce((sum, { filter }) => sum + filter.length, 0);
  if (characters <= queryLimits.filterText) return;
  throw new TrellisError(
    'query-too-large',
    'The query brings in too many analyses for its length; ask for fewer TFs at a time.',
  );
}

const statesOf = (columns: readonly ResultColumn[], given: ColumnStates = []): ColumnStates =>
  completeStates(
    columns.map(({ key, state }) => [key, state]),
    given,
  );

interface Context {
  readonly dataset: Dataset;
  readonly published: Dataset;
  readonly request: Request;
  readonly inputs: ResolvedInputs;
}

/** Limits columns to the target lists, and to rows with at least one present cell. */
function cutColumns(columns: readonly QueryColumn[], context: Context): ResultColumn[] {
  const { dataset, inputs } = context;
  const edgesBefore = columns.map((column) => cutTo(column.cells, column.analysis.present));
  const rows = emptyBitset(dataset.genes.length);
  for (const present of edgesBefore) uniteInto(rows, present);
  if (isEmpty(rows)) throw new TrellisError('empty-query', 'empty query');
  const kept = inputs.targets ? intersect(rows, inputs.targets) : rows;
  if (isEmpty(kept)) throw tooRestrictive(context, countBits(rows));
  return columns.map((column, i) => resultColumn(column, { ...context, rows: kept, presentBefore: edgesBefore[i] }));
}

/** The error of target lists that leave nothing, with their names. */
function tooRestrictive({ request }: Context, genes: number): TrellisError {
  const { targetGenes, targetNetwork } = request.inputs;
  const lists = [targetGenes, targetNetwork].flatMap((input) => (input ? [input.name] : []));
  const sentence = `Without ${lists.join(' and ')} there would be ${countOf(genes, 'target gene')}.`;
  return new TrellisError('empty-result', `Empty result (user list too restrictive). ${sentence}`);
}

function resultColumn(column: QueryColumn, context: Context & { rows: Bitset; presentBefore: Bitset }): ResultColumn {
  const { dataset, request, rows, presentBefore } = context;
  const tag = tagOf(request.id, column.mention);
  const key: ColumnKey = [[dataset.genes[column.analysis.tf].id, column.filter, tag], column.analysis.id];
  const present = cutTo(presentBefore, rows);
  return {
    key,
    state: { name: defaultName(key), show: true, version: 0 },
    analysis: column.analysis,
    filter: column.filter,
    tag,
    mention: column.mention,
    cells: cutTo(column.cells, rows),
    present,
    edges: countBits(present),
    cellsBeforeTargetLists: column.cells,
    total: countBits(presentBefore),
    analysisCells: column.analysisCells,
  };
}

function unionOf(dataset: Dataset, columns: readonly ResultColumn[]): Bitset {
  const rows = emptyBitset(dataset.genes.length);
  for (const { present } of columns) uniteInto(rows, present);
  return rows;
}

/** Rows, counts and order of the shown columns; leaves out genes without an edge. */
function finish(dataset: Dataset, inputs: ResolvedInputs, shown: readonly ResultColumn[]) {
  const rowSet = emptyBitset(dataset.genes.length);
  const edgeCounts = new Uint32Array(dataset.genes.length);
  for (const { present } of shown) {
    uniteInto(rowSet, present);
    for (const gene of bitsToIndices(present)) edgeCounts[gene]++;
  }
  if (isEmpty(rowSet)) throw new TrellisError('empty-result', 'The shown analyses have no target.');
  const cut = orderColumns(shown.map((column) => ({ ...column, cells: cutTo(column.cells, rowSet) })));
  const columns = cut.filter((column) => !isEmpty(column.cells));
  return {
    columns,
    columnsBeforeTargetLists: [...columns, ...cut.filter((column) => isEmpty(column.cells))],
    rows: orderRows(bitsToIndices(rowSet), { edgeCounts, lists: inputs.lists }),
    rowSet,
    edgeCounts,
    universe: inputs.background ?? dataset.coding,
  };
}

/** Sentences on the TFs that a query names and that have no column in its answer, although the filter TF list allows them. */
function droppedFrom({ dataset, request, inputs }: Context, columns: readonly ResultColumn[]): string[] {
  const query = parseQuery(request.inputs.query);
  if (query.kind === 'call') return [];
  const found = new Set(columns.map(({ analysis }) => analysis.tf));
  const allowed = inputs.tfs && new Set(inputs.tfs);
  return droppedTfs(dataset, query, (tf) => found.has(tf) || (allowed !== undefined && !allowed.has(tf)));
}

function warningsOf(dataset: Dataset, { inputs: requested }: Request, inputs: ResolvedInputs): string[] {
  const warnings = [...isoformsIn(dataset, requested.query), ...inputs.warnings];
  const expands = /^\s*expand\s*\(/i.test(requested.query);
  const skipped = expands ? (inputs.tfs ?? []).filter((tf) => !dataset.analysesByTf.has(tf)) : [];
  if (!skipped.length) return warnings;
  const ids = skipped.map((tf) => dataset.genes[tf].id).join(', ');
  return [...warnings, `Filter TFs without analyses, skipped: ${ids}`];
}

/** A sentence for each id of a transcript or a protein in a query. */
function isoformsIn(dataset: Dataset, query: string): string[] {
  const names = referencesIn(parseQuery(query)).names.map(({ name }) => name);
  return [...new Set(names)].flatMap((name) => {
    const match = dataset.names.find(name);
    return match.kind === 'gene' && match.isIsoform
      ? [`${name} is read as its gene, ${dataset.genes[match.gene].id}`]
      : [];
  });
}
