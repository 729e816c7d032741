import * as contract from '@trellis/contract';
import { answerQuestion } from '../answerQuestion.ts';
import type { CallContext } from '../context.ts';
import { askedList, functionsQuestion, orthologsQuestion } from '../listQuestions.ts';
import type { Router } from '../router.ts';
import { inQuery } from '../queryError.ts';

export function geneListRoutes(router: Router, context: CallContext): void {
  router.mount(contract.findFunctions, (call, reply) =>
    answerQuestion(context, { call, reply }, functionsQuestion(askedList(call.body), call.body)),
  );

  router.mount(contract.findRegulators, (call, reply) => {
    const library = call.body.library ?? undefined;
    const question = { kind: 'regulators', asked: askedList(call.body), library } as const;
    return inQuery(library ?? '', answerQuestion(context, { call, reply }, question));
  });

  router.mount(contract.exportFunctions, (call, reply) =>
    answerQuestion(
      context,
      { call, reply },
      { ...functionsQuestion(askedList(call.body), call.body), table: 'terms' },
    ),
  );

  router.mount(contract.exportRegulators, (call, reply) => {
    const { rows: table = 'tfs', ...fields } = call.body;
    const library = fields.library ?? undefined;
    const question = { kind: 'regulators', asked: askedList(fields), library, table } as const;
    return inQuery(library ?? '', answerQuestion(context, { call, reply }, question));
  });

  router.mount(contract.readRegulatorAccuracy, (call, reply) =>
    answerQuestion(context, { call, reply }, { kind: 'accuracy' }),
  );

  router.mount(contract.findOrthologs, (call, reply) =>
    answerQuestion(context, { call, reply, to: call.body.to }, orthologsQuestion(askedList(call.body), call.body)),
  );

  router.mount(contract.translateQuery, (call, reply) => {
    const { query, to, from: edition } = call.body;
    return inQuery(query, answerQuestion(context, { call, reply, edition, to }, { kind: 'translation', query }));
  });
}
