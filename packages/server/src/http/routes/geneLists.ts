import { readRegulatorAccuracy, translateQuery, type GeneListBody } from '@trellis/contract';
import { listCalls, regulatorAccuracy, translation } from '@trellis/engine';
import { answerQuestion } from '../answerQuestion.ts';
import type { CallContext } from '../context.ts';
import { aboutList, submittedList } from '../listQuestions.ts';
import { inQuery } from '../queryError.ts';
import type { Router } from '../router.ts';

/** The questions about a list in the body of a call, and those about the lists of a data set. */
export function geneListRoutes(router: Router, context: CallContext): void {
  for (const question of listCalls) {
    if (!question.route) continue;
    router.mount(question.route, (call, reply) => {
      // The schema of the route has validated it.
      const asked = submittedList(call.body as GeneListBody);
      return aboutList(context, question, { call, reply, asked, fields: call.body });
    });
  }

  router.mount(readRegulatorAccuracy, (call, reply) =>
    answerQuestion(context, { call, reply }, regulatorAccuracy, {}),
  );

  router.mount(translateQuery, (call, reply) => {
    const { query, to, from: edition } = call.body;
    return inQuery(query, answerQuestion(context, { call, reply, edition, to }, translation, { query }));
  });
}
