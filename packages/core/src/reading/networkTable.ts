import { withFormula } from '../formats/csv.ts';
import type { VisitedRow } from './byteRows.ts';
import { countOf } from '../formats/numbers.ts';
import { EdgeCollector } from './edgeCollector.ts';
import { columnsWith, type FileTable } from './fileTable.ts';
import { isPlain, type NetworkColumns } from './networkColumns.ts';
import type { Note, Question } from './note.ts';
import { Refusal } from './refusal.ts';
import { filledLength } from './rowWidths.ts';
import { tooFewColumns } from './edgeLines.ts';
import type { ColumnRole, Found } from './recognized.ts';
import { scoreAt, usedColumns } from './scoreAt.ts';
import { signQuestions, sizeOf } from './signOfScores.ts';

const layouts = 'A target network has source, edge name, target and an optional score, separated by tabs or blanks.';

/** Throws `bad-columns` for a table that is given as a network and is none. */
export function refuseNetwork({ file, layout, wanted }: FileTable): Refusal {
  if (wanted === 'edges') return new Refusal('bad-columns', tooFewColumns);
  return new Refusal('bad-columns', `${file} has ${countOf(layout.width, 'column')}. ${layouts}`);
}

/** Reads the edges of a network. Throws `uneven-rows` and `not-a-number`. */
export function readNetworkTable(table: FileTable, columns: NetworkColumns): Found {
  const { layout, file, tally, wanted } = table;
  const collector = new EdgeCollector(tally, table.genes, layout.data.count);
  const { source, target, edge, score, isSif = false } = columns;
  const answer = table.answers.order_of_score;
  const sized = sizeOf(table);
  const isSmallBest = columns.isSmallBest === true && (answer === undefined || answer === 'small is best');
  let ignoredNumbers = 0;
  const hasSeveral = isSif || wanted === 'edges';
  const addKnown = knownRows(collector, columns, table);
  const used = hasSeveral ? {} : usedColumns(columns);
  layout.data.each((row) => {
    if (!hasSeveral && addKnown(row)) return;
    const { cells, line, textIds } = row;
    if (!isSif) refuseUneven(row, table);
    const value = score === undefined ? NaN : sized(scoreAt(row, score, table));
    if (score !== undefined && Number.isNaN(value)) collector.missing++;
    if (!cells[source] || !cells[target]) {
      const side = cells[source] ? 'target' : 'source';
      throw new Refusal('bad-columns', `Line ${line} of ${file} has no ${side}.`, line);
    }
    const from = cells[source];
    const name = edge === undefined ? null : withFormula(cells[edge] ?? '');
    if (!hasSeveral) {
      if (isPlain(cells[target])) ignoredNumbers++;
      else
        collector.add({
          source: from,
          edge: name,
          target: cells[target],
          score: value,
          sourceNumber: textIds?.[source],
          targetNumber: textIds?.[target],
        });
      return;
    }
    const members = cells.slice(target).flatMap((cell) => cell.split(','));
    const isEdge = !columnsBeyond(columns, table);
    for (const one of isEdge ? members : (cells[target] ?? '').split(',')) {
      if (one.trim() === '') continue;
      if (isPlain(one.trim())) ignoredNumbers++;
      else collector.add({ source: from, edge: name, target: one.trim(), score: value });
    }
    if (wanted === 'edges' && score !== undefined && !isEdge) ignoredNumbers++;
  }, used);
  const notes = [
    ...collector.notes(score !== undefined),
    ...numberNotes(wanted === 'edges' || isSif ? ignoredNumbers : 0),
  ];
  return {
    kind: 'network',
    columns: columnsWith(table, rolesOf(columns, layout.width)),
    edges: collector.edges,
    rankedBy: score === undefined || !collector.isScored ? 'order' : 'score',
    isSmallBest,
    notes,
    questions: [...orderQuestions(columns, table), ...signQuestions(table, collector)],
    ...(collector.edges.length === 0 && { error: new Refusal('empty-file', `${file} has no edges.`) }),
  };
}

/** Adds rows of one target whose names were read before and whose score is plain; returns whether it was such a row. */
function knownRows(
  collector: EdgeCollector,
  { source, target, edge, score }: NetworkColumns,
  table: FileTable,
): (row: VisitedRow) => boolean {
  const { width } = table.layout;
  const sized = sizeOf(table);
  return ({ cells, textIds, values }) => {
    if (!textIds || !values || cells.length !== width) return false;
    const value = score === undefined ? NaN : sized(values[score]);
    if (score !== undefined && Number.isNaN(value)) return false;
    return collector.addKnown(edge === undefined ? null : cells[edge], textIds[source], textIds[target], value);
  };
}

function rolesOf({ source, target, edge, score, isSif }: NetworkColumns, width: number) {
  const roles = new Map<number, { role: ColumnRole }>();
  if (score !== undefined) roles.set(score, { role: 'score' });
  if (edge !== undefined) roles.set(edge, { role: 'edge' });
  roles.set(source, { role: 'source' }).set(target, { role: 'target' });
  if (isSif) for (let i = target; i < width; i++) roles.set(i, { role: 'target' });
  return roles;
}

/** Whether only one cell of a line is a target: where columns have names, or a score is behind the target. */
const columnsBeyond = ({ target, score, isSif }: NetworkColumns, { layout }: FileTable): boolean =>
  isSif !== true && (layout.heading !== null || (score !== undefined && score > target));

const numberNotes = (count: number): Note[] =>
  count > 0
    ? [
        {
          code: 'numbers_ignored',
          text: `${countOf(count, 'cell')} with a number ${count === 1 ? 'is' : 'are'} left out: a number is never a target.`,
        },
      ]
    : [];

const orderQuestions = ({ isSmallBest, score = 0 }: NetworkColumns, { layout }: FileTable): Question[] =>
  isSmallBest
    ? [
        {
          code: 'order_of_score',
          text: `The only figure of the edges is ${layout.columns[score] || 'a rank'}. Is a small value a strong edge?`,
          choices: ['small is best', 'large is best'],
        },
      ]
    : [];

/** Rows of a network have the same columns; a text that a program writes can lack the score at its end. */
function refuseUneven({ cells, line }: VisitedRow, { layout, file }: FileTable): void {
  if (layout.separator === 'xlsx') return;
  const filled = filledLength(cells);
  const isLong = filled > layout.width;
  const isShort = cells.length < layout.width;
  if (isLong || isShort)
    throw new Refusal(
      'uneven-rows',
      `Line ${line} of ${file} has ${countOf(isLong ? filled : cells.length, 'column')}, the others have ${layout.width}.`,
      line,
    );
}
