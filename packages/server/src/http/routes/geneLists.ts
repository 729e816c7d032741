import type { FastifyInstance } from 'fastify';
import * as contract from '@trellis/contract';
import { answerQuestion } from '../answerQuestion.ts';
import type { Context } from '../context.ts';
import { askedList, functionsQuestion, orthologsQuestion } from '../listQuestions.ts';
import { mount } from '../mount.ts';
import { inQuery } from '../queryError.ts';

export function geneListRoutes(app: FastifyInstance, context: Context): void {
  mount(app, contract.findFunctions, (call, reply) =>
    answerQuestion(context, { call, reply }, functionsQuestion(askedList(call.body), call.body)),
  );

  mount(app, contract.findRegulators, (call, reply) => {
    const library = call.body.library ?? undefined;
    const question = { kind: 'regulators', asked: askedList(call.body), library } as const;
    return inQuery(library ?? '', answerQuestion(context, { call, reply }, question));
  });

  mount(app, contract.readRegulatorAccuracy, (call, reply) =>
    answerQuestion(context, { call, reply }, { kind: 'accuracy' }),
  );

  mount(app, contract.findOrthologs, (call, reply) =>
    answerQuestion(context, { call, reply, to: call.body.to }, orthologsQuestion(askedList(call.body), call.body)),
  );

  mount(app, contract.translateQuery, (call, reply) => {
    const { query, to, from: edition } = call.body;
    return inQuery(query, answerQuestion(context, { call, reply, edition, to }, { kind: 'translation', query }));
  });
}
