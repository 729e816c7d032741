import { countOf } from '../formats/numbers.ts';
import { groupColumn, type Contrast } from './analysisColumns.ts';
import type { AnalysisReading } from './analysisRows.ts';
import type { ColumnFacts } from './columnFacts.ts';
import type { FileTable } from './fileTable.ts';
import { someNames, type Question } from './note.ts';

interface Contrasts {
  readonly contrasts: readonly Contrast[];
  /** Whether each has genes of its own. */
  readonly areApart: boolean;
}

/** The comparison that is read of several side by side: asks which one counts. */
export function chooseContrast(
  { answers }: FileTable,
  { contrasts, areApart }: Contrasts,
  questions: Question[],
): Contrast {
  const [first] = contrasts;
  const pairs = areApart ? contrasts : contrasts.filter(({ p }) => p !== undefined);
  const different = new Set(pairs.map(({ p }) => p?.column.index));
  if (pairs.length < 2 || (different.size < 2 && !areApart)) return first;
  questions.push({
    code: 'which_contrast',
    text: `The table has ${pairs.length} comparisons side by side: ${someNames(pairs.map(({ label }) => label))}. Which one counts?`,
    choices: pairs.map(({ label }) => label),
  });
  return pairs.find(({ label }) => label === answers.which_contrast) ?? pairs[0];
}

/** The group of rows that is read where a column tells several apart: asks which one counts. */
export function chooseGroup(table: FileTable, gene: ColumnFacts, questions: Question[]): AnalysisReading['group'] {
  const { layout, facts, answers } = table;
  const column = groupColumn(layout, facts, gene.index);
  if (!column) return undefined;
  const values = [...new Set(layout.data.sample.map(({ cells }) => cells[column.index] ?? ''))].filter(
    (value) => value !== '',
  );
  questions.push({
    code: 'which_group',
    text: `The rows belong to ${countOf(values.length, 'group')} by the column ${column.name.slice(0, 40)}: ${someNames(values)}. Which one counts?`,
    choices: values.slice(0, 100),
  });
  return { column: column.index, value: values.find((value) => value === answers.which_group) ?? values[0] };
}
