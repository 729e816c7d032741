import { countOf } from '../formats/numbers.ts';
import { analysisColumns, findContrasts, groupColumn, type Contrast, type PColumn } from './analysisColumns.ts';
import { proposedUnit, roleOf, toLog2, unitOfRole, unitQuestion, type ChangeUnit } from './changeUnit.ts';
import { isLabelName, plainWord } from './columnWords.ts';
import { isNumeric, type ColumnFacts } from './columnFacts.ts';
import { directionColumn, directionNote, isDown } from './direction.ts';
import { figureOf, isLimit, isMissing } from './figures.ts';
import { chosenColumn, columnsWith, type FileTable } from './fileTable.ts';
import { findGeneColumn, nominalGeneColumn } from './geneColumn.ts';
import { someNames, type Note, type Question } from './note.ts';
import { Refusal } from './refusal.ts';
import type { AnalysisRow, ColumnRole, ColumnUnit, Found } from './recognized.ts';

type Roles = Map<number, { role: ColumnRole; unit?: ColumnUnit }>;

/** The p-values of a table: their column and how they are written. */
interface PReading {
  readonly column: number;
  readonly kind: 'p' | '-log10' | 'log10' | 'percent' | 'probability';
}

/** The change of a table: its column, its unit, and the column that says its direction where it has no sign. */
interface ChangeReading {
  readonly column: number;
  readonly unit: ChangeUnit;
  readonly direction?: ColumnFacts;
}

/** The columns that are read. */
interface Reading {
  readonly gene: number;
  readonly change: ChangeReading | undefined;
  readonly p: PReading | undefined;
  readonly group: { readonly column: number; readonly value: string } | undefined;
}

/** Whether a table has columns of changes or p-values next to one of genes. */
export function isAnalysis({ facts, layout }: FileTable): boolean {
  const gene = findGeneColumn(facts) ?? nominalGeneColumn(facts);
  if (!gene) return false;
  if (layout.heading === null) {
    const numbers = facts.filter((column) => isNumeric(column) && !column.isCount);
    const width = layout.width - facts.filter(({ isCount }) => isCount).length;
    return numbers.length > 0 && numbers.length === width - 1 && width <= 3;
  }
  const { changes, ps } = analysisColumns(facts, gene.index);
  return changes.length > 0 || ps.length > 0;
}

/** Whether a table has fold changes by the names of its columns. */
export const hasChangeColumn = ({ facts }: FileTable): boolean =>
  analysisColumns(facts, findGeneColumn(facts)?.index).changes.length > 0;

/** Reads the genes of a table with their changes and p-values. */
export function readAnalysisTable(table: FileTable, kind: 'analysis' | 'peaks' = 'analysis'): Found {
  const { facts, chosen } = table;
  const geneAt = chosenColumn(table, 'gene');
  const gene = geneAt === undefined ? (findGeneColumn(facts) ?? nominalGeneColumn(facts)) : facts.at(geneAt);
  if (!gene) return { kind, columns: columnsWith(table, new Map()), analysis: [] };
  const roles: Roles = new Map([[gene.index, { role: 'gene' }]]);
  const questions: Question[] = [];
  const reading = chosen.size > 0 ? chosenReading(table, gene, roles) : readingOf(table, gene, { roles, questions });
  for (const { index, name } of facts)
    if (!roles.has(index) && isLabelName(name)) roles.set(index, { role: 'label' });
  refuseShortRows(table, reading);
  const { rows, notes } = readRows(table, reading);
  return {
    kind,
    columns: columnsWith(table, roles),
    analysis: rows,
    hasChange: reading.change !== undefined,
    hasP: reading.p !== undefined && reading.p.kind !== 'probability',
    hasProbability: reading.p?.kind === 'probability',
    notes,
    questions,
  };
}

interface Said {
  readonly roles: Roles;
  readonly questions: Question[];
}

function readingOf(table: FileTable, gene: ColumnFacts, said: Said): Reading {
  const { facts, layout } = table;
  if (layout.heading === null) return readingByPlace(facts, gene, said.roles);
  refuseWords(table);
  const columns = analysisColumns(facts, gene.index);
  for (const { column, word } of columns.ps) said.roles.set(column.index, pRole(column, word));
  const contrast = chooseContrast(table, findContrasts(columns, layout), said);
  const group = chooseGroup(table, gene, said);
  const change = contrast.change && readChange(table, contrast, said);
  const p = contrast.p && readP(contrast.p);
  if (p?.kind === 'probability') {
    const name = contrast.p?.column.name ?? '';
    said.questions.push({
      code: 'meaning_of_probability',
      text: `${name} is a probability that is large where a gene changes. Above which value is a gene a target?`,
      choices: ['0.95', '0.9', '0.99', 'all genes'],
    });
  }
  return { gene: gene.index, change, p, group };
}

/** Throws `not-a-number` where a column that is called a log2 fold change has no number at all. */
function refuseWords({ facts, layout, file }: FileTable): void {
  const words = facts.find(
    ({ name, numbers, present }) =>
      present > 0 && numbers === 0 && /^(log2?fc|log2foldchange)$/.test(plainWord(name)),
  );
  const row = words && layout.rows.find(({ cells }) => !isMissing(cells[words.index] ?? ''));
  if (!row) return;
  const word = (row.cells[words.index] ?? '').slice(0, 40);
  throw new Refusal(
    'not-a-number',
    `Line ${row.line} of ${file}: the fold change "${word}" is not a number.`,
    row.line,
  );
}

function pRole(column: ColumnFacts, { role, isLog }: PColumn['word']): { role: ColumnRole; unit?: ColumnUnit } {
  return { role, ...(isLog && { unit: column.most <= 0 ? ('log10' as const) : ('-log10' as const) }) };
}

function readP({ column, word }: PColumn): PReading {
  if (word.role === 'probability') return { column: column.index, kind: 'probability' };
  if (word.isLog) return { column: column.index, kind: column.most <= 0 ? 'log10' : '-log10' };
  return { column: column.index, kind: column.name.includes('%') && column.most > 1 ? 'percent' : 'p' };
}

/** Genes and one or two columns of numbers without names: the change, then the p-value, unless only the first can be. */
function readingByPlace(facts: readonly ColumnFacts[], gene: ColumnFacts, roles: Roles): Reading {
  const numbers = facts.filter((column) => column.index !== gene.index && isNumeric(column) && !column.isCount);
  const canBeP = ({ unit }: ColumnFacts): boolean => unit === 1;
  const [first, second] = numbers;
  let [change, p]: [ColumnFacts | undefined, ColumnFacts | undefined] = [undefined, undefined];
  if (numbers.length === 2)
    [change, p] = canBeP(second) ? [first, second] : canBeP(first) ? [second, first] : [undefined, undefined];
  else if (numbers.length === 1) [change, p] = canBeP(first) ? [undefined, first] : [first, undefined];
  if (change) roles.set(change.index, { role: 'log2fc' });
  if (p) roles.set(p.index, { role: 'p' });
  return {
    gene: gene.index,
    change: change && { column: change.index, unit: 'log2' },
    p: p && { column: p.index, kind: 'p' },
    group: undefined,
  };
}

/** The columns that a user chose. */
function chosenReading(table: FileTable, gene: ColumnFacts, roles: Roles): Reading {
  const one = (...wanted: ColumnRole[]) => [...table.chosen].find(([, { role }]) => wanted.includes(role));
  const change = one('log2fc', 'fold_change', 'ln_fold_change');
  const p = one('adjusted_p') ?? one('p') ?? one('probability');
  for (const [index, role] of table.chosen) roles.set(index, role);
  return {
    gene: gene.index,
    change: change && { column: change[0], unit: unitOfRole(change[1].role, change[1].unit) },
    p: p && {
      column: p[0],
      kind: p[1].role === 'probability' ? 'probability' : p[1].unit === '-log10' ? '-log10' : 'p',
    },
    group: undefined,
  };
}

function chooseContrast({ answers }: FileTable, contrasts: readonly Contrast[], { questions }: Said): Contrast {
  const [first] = contrasts;
  const pairs = contrasts.filter(({ p }) => p !== undefined);
  const different = new Set(pairs.map(({ p }) => p?.column.index));
  if (pairs.length < 2 || different.size < 2) return first;
  questions.push({
    code: 'which_contrast',
    text: `The table has ${pairs.length} comparisons side by side: ${someNames(pairs.map(({ label }) => label))}. Which one counts?`,
    choices: pairs.map(({ label }) => label),
  });
  return pairs.find(({ label }) => label === answers.which_contrast) ?? pairs[0];
}

function chooseGroup(table: FileTable, gene: ColumnFacts, { questions }: Said): Reading['group'] {
  const { layout, facts, answers } = table;
  const column = groupColumn(layout, facts, gene.index);
  if (!column) return undefined;
  const values = [...new Set(layout.rows.map(({ cells }) => cells[column.index] ?? ''))].filter(
    (value) => value !== '',
  );
  questions.push({
    code: 'which_group',
    text: `The rows belong to ${countOf(values.length, 'group')} by the column ${column.name.slice(0, 40)}: ${someNames(values)}. Which one counts?`,
    choices: values.slice(0, 100),
  });
  return { column: column.index, value: values.find((value) => value === answers.which_group) ?? values[0] };
}

function readChange(table: FileTable, { change }: Contrast, { roles, questions }: Said): Reading['change'] {
  if (!change) return undefined;
  const { column, word } = change;
  const { layout, answers } = table;
  const values = Float64Array.from(layout.rows, ({ cells }) => figureOf(cells[column.index] ?? '', layout.numbers));
  const proposal = proposedUnit(word, values);
  if (word.isOpen) questions.push(unitQuestion(column.name, proposal));
  const unit = unitNamed(answers.unit_of_change) ?? proposal;
  roles.set(column.index, roleOf(unit));
  return { column: column.index, unit, direction: directionColumn(table, values, unit) };
}

const unitNamed = (text: string | undefined): ChangeUnit | undefined =>
  (['log2', 'ln', 'log10', 'ratio', 'signed ratio'] as const).find((unit) => unit === text);

/** Throws `uneven-rows` for a row that ends before a column that is read, or is longer than all others. */
function refuseShortRows({ layout, file }: FileTable, { gene, change, p }: Reading): void {
  if (layout.separator === 'xlsx' || !layout.isRagged) return;
  const needed = Math.max(gene, change?.column ?? 0, p?.column ?? 0) + 1;
  for (const { cells, line } of layout.rows) {
    let filled = cells.length;
    while (filled > 0 && cells[filled - 1] === '') filled--;
    if (cells.length >= needed && filled <= layout.width) continue;
    throw new Refusal(
      'uneven-rows',
      `Line ${line} of ${file} has ${countOf(Math.max(filled, cells.length), 'column')}, the others have ${layout.width}.`,
      line,
    );
  }
}

/** Largest value that rounding makes of a p-value of 1. */
const maxP = 1.000001;

/** What was counted while rows were read. */
interface Counts {
  limits: number;
  notP: number;
  missing: number;
  duplicates: number;
}

function readRows(
  { layout, tally }: FileTable,
  { gene, change, p, group }: Reading,
): { rows: AnalysisRow[]; notes: Note[] } {
  const found = new Map<number, AnalysisRow>();
  const counts: Counts = { limits: 0, notP: 0, missing: 0, duplicates: 0 };
  const { numbers } = layout;
  for (const { cells } of layout.rows) {
    const { genes } = tally.read(cells[gene] ?? '');
    if (group && (cells[group.column] ?? '') !== group.value) continue;
    const changeCell = change ? (cells[change.column] ?? '') : '';
    const pCell = p ? (cells[p.column] ?? '') : '';
    if (p && isLimit(pCell)) counts.limits++;
    const size = change ? toLog2(severalFigures(changeCell, numbers), change.unit) : NaN;
    const log2fc = change?.direction && isDown(cells[change.direction.index] ?? '') ? -size : size;
    const value = p ? pOf(severalFigures(pCell, numbers), pCell, p, counts) : NaN;
    if ((change && Number.isNaN(log2fc)) || (p && Number.isNaN(value))) counts.missing++;
    for (const one of genes) {
      const known = found.get(one);
      if (known) counts.duplicates++;
      if (!known || value < known.p || (Number.isNaN(known.p) && !Number.isNaN(value)))
        found.set(one, { gene: one, log2fc, p: value });
    }
  }
  const notes = [...(change?.direction ? [directionNote(change.direction)] : []), ...notesOn(counts)];
  return { rows: [...found.values()], notes };
}

/** The number in a cell; of several joined ones the first. */
function severalFigures(cell: string, numbers: FileTable['layout']['numbers']): number {
  const figure = figureOf(cell, numbers);
  if (!Number.isNaN(figure) || cell.length < 3 || isMissing(cell)) return figure;
  const first = cell.split(/\s*(?:\/\/\/|[;|/]|\s)\s*/).at(0) ?? '';
  return first === cell ? NaN : figureOf(first, numbers);
}

function pOf(figure: number, cell: string, { kind }: PReading, counts: Counts): number {
  const value =
    kind === '-log10'
      ? 10 ** -figure
      : kind === 'log10'
        ? 10 ** figure
        : kind === 'percent'
          ? figure / 100
          : kind === 'probability'
            ? 1 - figure
            : figure;
  if (Number.isNaN(value)) {
    if (!isMissing(cell)) counts.notP++;
    return NaN;
  }
  if (value < 0 || value > maxP) {
    counts.notP++;
    return NaN;
  }
  return Math.min(1, value);
}

function notesOn({ limits, notP, missing, duplicates }: Counts): Note[] {
  const notes: Note[] = [];
  const say = (count: number, code: string, text: string) => count > 0 && notes.push({ code, text });
  say(
    limits,
    'less_than',
    `${countOf(limits, 'p-value')} ${limits === 1 ? 'is a limit' : 'are limits'} such as <0.001 and read as that number.`,
  );
  say(
    notP,
    'not_a_p_value',
    `${countOf(notP, 'cell')} in the column of p-values cannot be a p-value and count as missing.`,
  );
  say(
    missing,
    'missing_values',
    `${countOf(missing, 'row')} ${missing === 1 ? 'has' : 'have'} no fold change or no p-value.`,
  );
  say(
    duplicates,
    'duplicate_genes',
    `${countOf(duplicates, 'row')} ${duplicates === 1 ? 'repeats' : 'repeat'} a gene; the row with the smallest p-value counts.`,
  );
  return notes;
}
