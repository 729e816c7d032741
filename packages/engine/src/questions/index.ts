import { regulatorAccuracy, search } from './dataQuestions.ts';
import { functionsOfList } from './functions/view.ts';
import { gene } from './gene/geneQuestion.ts';
import { listDescription, targetsOfList } from './listQuestions.ts';
import type { ListCall, ListView } from './listView.ts';
import { orthologsOfList, translation } from './orthologs/orthologQuestions.ts';
import type { Question } from './question.ts';
import { regulatorsOfList } from './regulators/view.ts';

/** The views of a gene list that have tables, in the order of lists of them. */
export const listViews: readonly ListView[] = [functionsOfList, regulatorsOfList];

/** Every question about a list whose options are read from a call. */
export const listCalls: readonly ListCall[] = [
  ...listViews.flatMap(({ calls }) => calls),
  targetsOfList,
  orthologsOfList,
];

const questions: readonly Question[] = [
  ...listCalls,
  ...[listDescription, translation, regulatorAccuracy, gene, search],
];

const byName = new Map(questions.map((question) => [question.name, question]));

/** Returns the question of a name, which a thread receives. */
export function questionNamed(name: string): Question {
  const question = byName.get(name);
  if (!question) throw new Error(`there is no question ${name}`);
  return question;
}
