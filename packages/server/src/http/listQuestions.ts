import type { GeneListBody } from '@trellis/contract';
import type { SubmittedList, ListCall } from '@trellis/engine';
import { answerQuestion, type Asking } from './answerQuestion.ts';
import type { CallContext } from './context.ts';
import { inQuery } from './queryError.ts';

/** The list in the body of a call; fields that are null are left out. */
export function submittedList({ genes, list, part, background }: GeneListBody): SubmittedList {
  return {
    ...(genes && { genes }),
    ...(list != null && { list }),
    ...(part != null && { part }),
    ...(background && { background }),
  };
}

/** A list that a call asks about, and the fields of the call. */
interface AskingOfList extends Omit<Asking, 'to'> {
  readonly asked: SubmittedList;
  readonly fields: unknown;
}

/** Answers a question about a list, with the options that the fields of the call choose. */
export function aboutList(
  context: CallContext,
  question: ListCall,
  { asked, fields, ...asking }: AskingOfList,
): Promise<Uint8Array> {
  const options = { requested: asked, options: question.optionsOf(fields) };
  const to = question.editionTo(fields);
  return inQuery(question.queryOf(fields) ?? '', answerQuestion(context, { ...asking, to }, question, options));
}
