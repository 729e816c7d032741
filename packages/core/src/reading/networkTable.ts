import { countOf } from '../formats/numbers.ts';
import {
  isEdgeName,
  isRankName,
  isSourceName,
  isStrictTargetName,
  isTargetName,
  pWord,
  scoreRank,
} from './columnWords.ts';
import { isNumeric, type ColumnFacts } from './columnFacts.ts';
import { EdgeCollector } from './edgeCollector.ts';
import { figureOf, isMissing } from './figures.ts';
import { chosenColumn, columnsWith, type FileTable } from './fileTable.ts';
import { hasGenes } from './geneColumn.ts';
import type { Layout } from './layout.ts';
import type { NameReader } from './nameReader.ts';
import type { Note, Question } from './note.ts';
import { Refusal } from './refusal.ts';
import type { ColumnRole, Found } from './recognized.ts';

/** The columns of a network, by index. */
export interface NetworkColumns {
  readonly source: number;
  readonly target: number;
  readonly edge: number | undefined;
  readonly score: number | undefined;
  /** Whether the score is a p-value or a rank. */
  readonly isSmallBest?: boolean;
  /** Whether every cell from the target on is a target. */
  readonly isSif?: boolean;
}

const layouts = 'A target network has source, edge name, target and an optional score, separated by tabs or blanks.';

/** The columns of a table that is a network; undefined for other tables. */
export function networkColumns(table: FileTable): NetworkColumns | undefined {
  const { layout, facts } = table;
  const asked = [chosenColumn(table, 'source'), chosenColumn(table, 'target')];
  if (asked[0] !== undefined && asked[1] !== undefined)
    return {
      source: asked[0],
      target: asked[1],
      edge: chosenColumn(table, 'edge'),
      score: chosenColumn(table, 'score'),
    };
  if (isSif(table)) return { source: 0, edge: 1, target: 2, score: undefined, isSif: true };
  return layout.heading === null ? byPlace(table) : byName(facts, table);
}

/** Cytoscape's SIF: source, edge, and at least one target, without numbers. */
function isSif({ layout, names, file, place }: FileTable): boolean {
  const isGene = (cell: string): boolean => !names.knowsGenes || names.name(cell).genes.length > 0;
  if (layout.heading !== null || layout.rows.length === 0) return false;
  const isNamed = /\.sif$/i.test(file);
  const rows = layout.rows.slice(0, 100);
  const fits = rows.filter(({ cells }) => {
    const targets = cells.slice(2).filter((cell) => cell !== '');
    if (targets.length === 0 || cells[0] === '' || isPlain(cells[1])) return false;
    const genes = targets.filter(isGene).length;
    return targets.every((cell) => !isPlain(cell)) && (genes > targets.length / 2 || isNamed);
  });
  if (fits.length < rows.length * 0.9) return false;
  const middle = new Set(rows.map(({ cells }) => cells[1]));
  const middleGenes = rows.filter(({ cells }) => names.name(cells[1]).kind === 'id').length;
  const sources = rows.filter(({ cells }) => isGene(cells[0])).length;
  if (middleGenes > rows.length * 0.2 || (sources === 0 && !isNamed && place === undefined)) return false;
  if (!names.knowsGenes && !isNamed) return layout.isRagged && layout.width > 2;
  return layout.isRagged || layout.width > 3 || middle.size <= Math.max(3, rows.length / 2);
}

const isPlain = (cell: string): boolean => {
  // A name begins with a letter, as no number does.
  if (cell === '' || (cell.charCodeAt(0) | 32) >= 97) return false;
  return Number.isFinite(Number(cell));
};

/** Columns without names: source, target; source, edge, target; source, target, score; source, edge, target, score. */
function byPlace({ layout, facts: all, place, names }: FileTable): NetworkColumns | undefined {
  const facts = all.filter(({ isCount }) => !isCount);
  const width = facts.length;
  const first = layout.rows[0].cells;
  const scored = (i: number): boolean =>
    isNumeric(facts[i]) || isPlain(first[facts[i].index] ?? '') || (facts[i].present === 0 && i === 3);
  const isName = (i: number): boolean => !isNumeric(facts[i]) && facts[i].chromosomes < 0.9;
  if (width < 2 || width > 4 || !isName(0)) return undefined;
  const found = placed(width, scored);
  if (!found || !isName(found.target)) return undefined;
  const at = (i: number | undefined): number | undefined => (i === undefined ? undefined : facts[i].index);
  const [source, target] = [facts[found.source], facts[found.target]];
  const columns = { source: source.index, target: target.index, edge: at(found.edge), score: at(found.score) };
  if (place === 'network' || place === 'edges') return columns;
  if (areSame(layout, names, [source.index, target.index])) return undefined;
  if (width === 4)
    return hasGenes(source) || hasGenes(target) || source.texts + target.texts < 0.1 ? columns : undefined;
  const hasBoth = hasGenes(source) && hasGenes(target);
  if (width === 3)
    return hasBoth || (hasGenes(source) && target.texts < 0.1 && columns.edge !== undefined && target.ids > 0)
      ? columns
      : undefined;
  // Different ids with a symbol each are genes and their labels.
  const isPair = target.ids > 0.3 && layout.separator !== ',';
  return hasBoth && (isPair || source.different < source.present) ? columns : undefined;
}

/** Whether two columns name the same gene in most rows: an id and its symbol. */
function areSame(layout: Layout, names: NameReader, columns: readonly [number, number]): boolean {
  const rows = layout.rows.slice(0, 200);
  const same = rows.filter(({ cells }) => {
    const [a, b] = columns.map((index) => names.name(cells[index] ?? '').genes.at(0));
    return a !== undefined && a === b;
  });
  return same.length > rows.length / 2;
}

/** The column with the largest share of ids, the first of equal ones. */
const withMostIds = (columns: readonly ColumnFacts[]): ColumnFacts | undefined =>
  [...columns].sort((a, b) => b.ids - a.ids || a.index - b.index).at(0);

/** Whether a column has names or numbers of rows: the first one, without a name. */
const isRowName = ({ index, name }: ColumnFacts, { hasRowNames }: Layout): boolean =>
  index === 0 && (hasRowNames || name === '');

function placed(width: number, scored: (i: number) => boolean): NetworkColumns | undefined {
  if (width === 2) return { source: 0, target: 1, edge: undefined, score: undefined };
  if (width === 3)
    return scored(2)
      ? { source: 0, target: 1, edge: undefined, score: 2 }
      : { source: 0, edge: 1, target: 2, score: undefined };
  return scored(3) ? { source: 0, edge: 1, target: 2, score: 3 } : undefined;
}

/** Columns with names: source and target by name, else the first two of genes; the score by its name, else the first number. */
function byName(facts: readonly ColumnFacts[], { place, layout, names }: FileTable): NetworkColumns | undefined {
  const texts = facts.filter((column) => !isNumeric(column) && column.present > 0);
  const source = withMostIds(texts.filter(({ name }) => isSourceName(name)));
  const others = texts.filter((column) => column !== source);
  const target =
    withMostIds(others.filter((column) => isStrictTargetName(column.name))) ??
    withMostIds(others.filter((column) => isTargetName(column.name) && hasGenes(column)));
  const pair = source && target ? [source, target] : byContent(texts, { place, layout, names }, source);
  if (!pair) return undefined;
  const [from, to] = pair;
  const isAsked = place === 'network' || place === 'edges';
  if (!isAsked && !(hasGenes(from) || hasGenes(to) || (source && target))) return undefined;
  const rest = facts.filter((column) => column !== from && column !== to && !isRowName(column, layout));
  const edge = rest.find((column) => !isNumeric(column) && isEdgeName(column.name));
  const between = layout.width <= 4 && to.index === from.index + 2 ? facts[from.index + 1] : undefined;
  const unnamed = between && !isNumeric(between) && between.present > 0 ? between : undefined;
  return { source: from.index, target: to.index, edge: (edge ?? unnamed)?.index, ...scoreOf(rest) };
}

type Context = Pick<FileTable, 'place' | 'layout' | 'names'>;

/** Two columns of genes of which most rows have different ones. */
function byContent(
  texts: readonly ColumnFacts[],
  { place, layout, names }: Context,
  source: ColumnFacts | undefined,
): readonly [ColumnFacts, ColumnFacts] | undefined {
  const columns = texts.filter((column) => hasGenes(column) && (column.ids > 0.3 || column.symbols > 0.5));
  const isAsked = place === 'network' || place === 'edges';
  const [first, second] = source ? [source, columns.find((one) => one !== source)] : columns;
  if (first && second) {
    if (areSame(layout, names, [first.index, second.index])) return undefined;
    return isAsked || source ? [first, second] : undefined;
  }
  return isAsked && texts.length >= 2 ? [texts[0], texts[texts.length >= 3 && layout.width <= 4 ? 2 : 1]] : undefined;
}

function scoreOf(others: readonly ColumnFacts[]): Pick<NetworkColumns, 'score' | 'isSmallBest'> {
  const numbers = others.filter(
    (column) => isNumeric(column) || (scoreRank(column.name) >= 3 && column.numbers > 0.3),
  );
  const isSmall = ({ name }: ColumnFacts): boolean =>
    (pWord(name) !== undefined && pWord(name)?.role !== 'probability' && !pWord(name)?.isLog) || isRankName(name);
  const large = numbers
    .filter((column) => !isSmall(column))
    .sort((a, b) => scoreRank(b.name) - scoreRank(a.name) || a.index - b.index);
  const best = large.at(0);
  if (best) return { score: best.index };
  const small = numbers
    .filter(isSmall)
    .sort((a, b) => Number(isRankName(a.name)) - Number(isRankName(b.name)))
    .at(0);
  return small ? { score: small.index, isSmallBest: true } : { score: undefined };
}

/** Throws `bad-columns` for a table that is given as a network and is none. */
export function refuseNetwork({ file, layout, place }: FileTable): Refusal {
  if (place === 'edges') return new Refusal('bad-columns', 'Every row need to have at least 3 columns.');
  return new Refusal('bad-columns', `${file} has ${countOf(layout.width, 'column')}. ${layouts}`);
}

/** Reads the edges of a network. Throws `uneven-rows` and `not-a-number`. */
export function readNetworkTable(table: FileTable, columns: NetworkColumns): Found {
  const { layout, file, tally, place } = table;
  const collector = new EdgeCollector(tally, table.genes);
  const { source, target, edge, score, isSif = false } = columns;
  const answer = table.answers.order_of_score;
  const isSmallBest = columns.isSmallBest === true && (answer === undefined || answer === 'small is best');
  let ignoredNumbers = 0;
  const hasSeveral = isSif || place === 'edges';
  for (const { cells, line } of layout.rows) {
    if (!isSif) refuseUneven(cells, line, table);
    const value = score === undefined ? null : scoreAt(cells[score] ?? '', line, table);
    if (value !== null && Number.isNaN(value)) collector.missing++;
    if (!cells[source] || !cells[target]) {
      const side = cells[source] ? 'target' : 'source';
      throw new Refusal('bad-columns', `Line ${line} of ${file} has no ${side}.`, line);
    }
    const given = {
      source: cells[source] ?? '',
      edge: edge === undefined ? null : (cells[edge] ?? ''),
      score: value === null || Number.isNaN(value) ? null : value,
    };
    if (!hasSeveral) {
      if (isPlain(cells[target])) ignoredNumbers++;
      else collector.add({ ...given, target: cells[target] });
      continue;
    }
    const members = cells.slice(target).flatMap((cell) => cell.split(','));
    const isEdge = !columnsBeyond(columns);
    for (const one of isEdge ? members : members.slice(0, 1)) {
      if (one.trim() === '') continue;
      if (isPlain(one.trim())) ignoredNumbers++;
      else collector.add({ ...given, target: one.trim() });
    }
    if (place === 'edges' && score !== undefined && !isEdge) ignoredNumbers++;
  }
  const roles = new Map<number, { role: ColumnRole }>();
  if (score !== undefined) roles.set(score, { role: 'score' });
  if (edge !== undefined) roles.set(edge, { role: 'edge' });
  roles.set(source, { role: 'source' }).set(target, { role: 'target' });
  if (isSif) for (let i = target; i < layout.width; i++) roles.set(i, { role: 'target' });
  const notes = [
    ...collector.notes(score !== undefined),
    ...numberNotes(place === 'edges' || isSif ? ignoredNumbers : 0),
  ];
  return {
    kind: 'network',
    columns: columnsWith(table, roles),
    edges: collector.edges,
    rankedBy: score === undefined || !collector.isScored ? 'order' : 'score',
    isSmallBest,
    notes,
    questions: columns.isSmallBest ? [orderQuestion(layout.columns[score ?? 0] ?? '')] : [],
    ...(collector.edges.length === 0 && { error: new Refusal('empty-file', `${file} has no edges.`) }),
  };
}

/** Whether a target column is followed by a score, so that only one cell of a line is a target. */
const columnsBeyond = ({ target, score, isSif }: NetworkColumns): boolean =>
  isSif !== true && score !== undefined && score > target;

const numberNotes = (count: number): Note[] =>
  count > 0
    ? [
        {
          code: 'numbers_ignored',
          text: `${countOf(count, 'cell')} with a number ${count === 1 ? 'is' : 'are'} left out: a number is never a target.`,
        },
      ]
    : [];

const orderQuestion = (name: string): Question => ({
  code: 'order_of_score',
  text: `The only figure of the edges is ${name || 'a rank'}. Is a small value a strong edge?`,
  choices: ['small is best', 'large is best'],
});

/** Rows of a network have the same columns; a text that a program writes can lack the score at its end. */
function refuseUneven(cells: readonly string[], line: number, { layout, file }: FileTable): void {
  if (layout.separator === 'xlsx') return;
  let filled = cells.length;
  while (filled > 0 && cells[filled - 1] === '') filled--;
  const isLong = filled > layout.width;
  const isShort = cells.length < layout.width;
  if (isLong || isShort)
    throw new Refusal(
      'uneven-rows',
      `Line ${line} of ${file} has ${countOf(isLong ? filled : cells.length, 'column')}, the others have ${layout.width}.`,
      line,
    );
}

/** The score in a cell, NaN where it is missing. */
function scoreAt(cell: string, line: number, { layout, file }: FileTable): number {
  const figure = figureOf(cell, layout.numbers);
  if (Number.isFinite(figure) || isMissing(cell)) return figure;
  throw new Refusal(
    'not-a-number',
    `Line ${line} of ${file}: the score "${cell.slice(0, 40)}" is not a number.`,
    line,
  );
}
