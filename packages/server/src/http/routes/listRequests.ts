import type { FastifyInstance, FastifyReply } from 'fastify';
import * as contract from '@trellis/contract';
import { readPlainList } from '@trellis/core';
import type { OpenList } from '../../data/geneLists.ts';
import type { AskedList, ListQuestion } from '../../views/geneLists/listQuestion.ts';
import { answerQuestion, type Asking } from '../answerQuestion.ts';
import { clientOf } from '../client.ts';
import { editionFor, type Context } from '../context.ts';
import { askedList, functionsQuestion, orthologsQuestion } from '../listQuestions.ts';
import { mount } from '../mount.ts';
import { inQuery } from '../queryError.ts';

/** Gene lists that are stored like requests, and the questions about them. */
export function listRequestRoutes(app: FastifyInstance, context: Context): void {
  const { geneLists } = context;

  /** Answers a question about a stored list in its edition. */
  const about = (
    { edition, computedFrom }: OpenList,
    { call, reply, to }: Pick<Asking, 'call' | 'reply' | 'to'>,
    question: ListQuestion,
  ) => answerQuestion(context, { call, reply, edition, to, isPrivate: computedFrom !== undefined }, question);

  mount(app, contract.createGeneList, async (call, reply) => {
    const { name: edition } = await editionFor(context, call);
    const { name, result } = call.body;
    const { asked, computedFrom } = await origin(context, call.body, reply);
    const stored = { name: name?.trim() || 'Gene list', asked, ...(result != null && { result }) };
    const { list, save } = await geneLists.create(edition, stored, computedFrom);
    const answer = await about(list, { call, reply }, descriptionQuestion(list));
    await context.uploads.store(clientOf(reply), Buffer.byteLength(JSON.stringify(stored)), save);
    return answer;
  });

  mount(app, contract.readGeneList, async (call, reply) => {
    const list = await geneLists.open(call.params.id);
    return about(list, { call, reply }, descriptionQuestion(list));
  });

  mount(app, contract.readListBackground, async (call) => {
    const { asked } = await geneLists.open(call.params.id);
    return (asked.background ?? []).map((name) => `${name}\n`).join('');
  });

  mount(app, contract.readListFunctions, async (call, reply) => {
    const list = await geneLists.open(call.params.id);
    return about(list, { call, reply }, functionsQuestion(list.asked, call.query));
  });

  mount(app, contract.readListRegulators, async (call, reply) => {
    const list = await geneLists.open(call.params.id);
    const library = call.query.library ?? undefined;
    const question = { kind: 'regulators', asked: list.asked, library } as const;
    return inQuery(library ?? '', about(list, { call, reply }, question));
  });

  mount(app, contract.readListTargets, async (call, reply) => {
    const list = await geneLists.open(call.params.id);
    const { analyses } = call.query;
    return about(list, { call, reply }, { kind: 'targets', asked: list.asked, analyses });
  });

  mount(app, contract.readListOrthologs, async (call, reply) => {
    const list = await geneLists.open(call.params.id);
    return about(list, { call, reply, to: call.query.to }, orthologsQuestion(list.asked, call.query));
  });
}

/** What a new list takes from requests. */
interface Origin {
  /** With the background of the result that the list comes from, unless it has one. */
  readonly asked: AskedList;
  /** Id of the request with which the list is deleted: the one that is named, else that of a result with own data. */
  readonly computedFrom: string | undefined;
}

async function origin(
  { requests }: Context,
  body: contract.BodyOf<typeof contract.createGeneList>,
  reply: FastifyReply,
): Promise<Origin> {
  const asked = askedList(body);
  const open = async (id: string | null | undefined) =>
    id == null ? undefined : (await requests.open(id, undefined, clientOf(reply))).request;
  const [result, named] = [await open(body.result), await open(body.deleted_with)];
  const background = asked.background ?? (result?.inputs.background && readPlainList(result.inputs.background.text));
  return {
    asked: { ...asked, ...(background && { background }) },
    computedFrom: (named ?? (result?.own && result))?.id,
  };
}

function descriptionQuestion({ asked, id, edition, name, created, result }: OpenList): ListQuestion {
  const hasBackground = asked.background !== undefined;
  return { kind: 'list', asked, facts: { id, edition, name, created, result: result ?? null, hasBackground } };
}
