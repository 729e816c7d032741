import { chooseContrast, chooseGroup } from './analysisChoices.ts';
import { analysisColumns, findContrasts, ownGeneColumns, type Contrast, type PColumn } from './analysisColumns.ts';
import { readAnalysisRows, type AnalysisReading, type PReading } from './analysisRows.ts';
import { proposedUnit, roleOf, unitOfRole, unitQuestion, type ChangeUnit } from './changeUnit.ts';
import { isLabelName, plainWord } from './columnWords.ts';
import { isNumeric, type ColumnFacts } from './columnFacts.ts';
import { directionColumn } from './direction.ts';
import { parseNumber, isMissing } from './cellNumbers.ts';
import { withoutValues } from './bestRows.ts';
import { chosenColumn, columnsWith, type FileTable } from './fileTable.ts';
import { findGeneColumn, nominalGeneColumn } from './geneColumn.ts';
import type { Question } from './note.ts';
import { Refusal } from './refusal.ts';
import type { ColumnRole, ColumnUnit, Found } from './recognized.ts';

type Roles = Map<number, { role: ColumnRole; unit?: ColumnUnit }>;

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
  if (!gene) return { kind, columns: columnsWith(table, new Map()), analysis: withoutValues([]) };
  const roles: Roles = new Map([[gene.index, { role: 'gene' }]]);
  const questions: Question[] = [];
  const reading = chosen.size > 0 ? chosenReading(table, gene, roles) : readingOf(table, gene, { roles, questions });
  for (const { index, name } of facts)
    if (!roles.has(index) && isLabelName(name)) roles.set(index, { role: 'label' });
  const { rows, notes } = readAnalysisRows(table, reading);
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

function readingOf(table: FileTable, gene: ColumnFacts, said: Said): AnalysisReading {
  const { facts, layout } = table;
  if (layout.heading === null) return readingByPlace(facts, gene, said.roles);
  refuseWords(table);
  const columns = analysisColumns(facts, gene.index);
  for (const { column, word } of columns.ps) said.roles.set(column.index, pRole(column, word));
  const contrasts = findContrasts(columns, layout);
  const own = ownGeneColumns(facts, contrasts);
  const contrast = chooseContrast(table, { contrasts, areApart: own !== undefined }, said.questions);
  const ownGene = own?.[contrasts.indexOf(contrast)] ?? gene;
  if (ownGene !== gene) said.roles.delete(gene.index);
  said.roles.set(ownGene.index, { role: 'gene' });
  const group = chooseGroup(table, ownGene, said.questions);
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
  return { gene: ownGene.index, change, p, group };
}

/** Throws `not-a-number` where a column that is called a log2 fold change has no number at all. */
function refuseWords({ facts, layout, file }: FileTable): void {
  const words = facts.find(
    ({ name, numbers, present }) =>
      present > 0 && numbers === 0 && /^(log2?fc|log2foldchange)$/.test(plainWord(name)),
  );
  const row = words && layout.data.sample.find(({ cells }) => !isMissing(cells[words.index] ?? ''));
  if (!row) return;
  const word = (row.cells[words.index] ?? '').slice(0, 40);
  throw new Refusal(
    'not-a-number',
    `Line ${row.line} of ${file}: the fold change "${word}" is not a number.`,
    row.line,
  );
}

function pRole(column: ColumnFacts, { role, isLog }: PColumn['word']): { role: ColumnRole; unit?: ColumnUnit } {
  return { role, ...(isLog && { unit: column.max <= 0 ? ('log10' as const) : ('-log10' as const) }) };
}

function readP({ column, word }: PColumn): PReading {
  if (word.role === 'probability') return { column: column.index, kind: 'probability' };
  if (word.isLog) return { column: column.index, kind: column.max <= 0 ? 'log10' : '-log10' };
  return { column: column.index, kind: column.name.includes('%') && column.max > 1 ? 'percent' : 'p' };
}

/** Genes and one or two columns of numbers without names: the change, then the p-value, unless only the first can be. */
function readingByPlace(facts: readonly ColumnFacts[], gene: ColumnFacts, roles: Roles): AnalysisReading {
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
function chosenReading(table: FileTable, gene: ColumnFacts, roles: Roles): AnalysisReading {
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

function readChange(table: FileTable, { change }: Contrast, { roles, questions }: Said): AnalysisReading['change'] {
  if (!change) return undefined;
  const { column, word } = change;
  const { layout, answers } = table;
  const values = Float64Array.from(layout.data.sample, ({ cells }) =>
    parseNumber(cells[column.index] ?? '', layout.numbers),
  );
  const proposal = proposedUnit(word, values);
  if (word.isOpen) questions.push(unitQuestion(column.name, proposal));
  const unit = unitNamed(answers.unit_of_change) ?? proposal;
  roles.set(column.index, roleOf(unit));
  return { column: column.index, unit, direction: directionColumn(table, values, unit) };
}

const unitNamed = (text: string | undefined): ChangeUnit | undefined =>
  (['log2', 'ln', 'log10', 'ratio', 'signed ratio'] as const).find((unit) => unit === text);
