import type { EdgeCollector } from './edgeCollector.ts';
import type { FileTable } from './fileTable.ts';
import type { Question } from './note.ts';

const choices = ['as they are', 'absolute values'] as const;

const areAbsolute = ({ answers }: Pick<FileTable, 'answers'>): boolean => answers.sign_of_scores === choices[1];

/** How a score of an edge counts: without its sign where absolute values are chosen. */
export const sizeOf = (table: Pick<FileTable, 'answers'>): ((score: number) => number) =>
  areAbsolute(table) ? Math.abs : (score) => score;

/** The question whether negative scores count by their sizes, as a negative correlation does; none without such scores. */
export const signQuestions = (
  table: Pick<FileTable, 'answers'>,
  { hasNegative }: Pick<EdgeCollector, 'hasNegative'>,
): readonly Question[] =>
  hasNegative || areAbsolute(table)
    ? [
        {
          code: 'sign_of_scores',
          text: 'Some scores are negative. Do they rank last, or by their absolute values?',
          choices,
        },
      ]
    : [];
