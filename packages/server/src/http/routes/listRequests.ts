import * as contract from '@trellis/contract';
import { readPlainList } from '@trellis/core/formats';
import { byteLength } from '../../json/byteLength.ts';
import type { OpenList } from '../../data/geneLists.ts';
import type { AskedList, ListQuestion } from '@trellis/engine';
import { answerQuestion, type Asking } from '../answerQuestion.ts';
import { editionFor, type CallContext } from '../context.ts';
import { askedList, functionsQuestion, orthologsQuestion } from '../listQuestions.ts';
import type { Reply, Router } from '../router.ts';
import { inQuery } from '../queryError.ts';

/** Gene lists that are stored like requests, and the questions about them. */
export function listRequestRoutes(router: Router, context: CallContext): void {
  const { geneLists } = context;

  const about = askedAbout(context);

  router.mount(contract.createGeneList, async (call, reply) => {
    const { name: edition } = await editionFor(context, call);
    const { name, result } = call.body;
    const { asked, computedFrom } = await origin(context, call.body, reply);
    const stored = { name: name?.trim() || 'Gene list', asked, ...(result != null && { result }) };
    const { list, save } = await geneLists.create(edition, stored, computedFrom);
    const answer = await about(list, { call, reply }, descriptionQuestion(list));
    await context.uploads.store(reply.client, byteLength(JSON.stringify(stored)), save);
    return answer;
  });

  router.mount(contract.readGeneList, async (call, reply) => {
    const list = await geneLists.open(call.params.id);
    return about(list, { call, reply }, descriptionQuestion(list));
  });

  router.mount(contract.readListBackground, async (call) => {
    const { asked } = await geneLists.open(call.params.id);
    const text = (): string => (asked.background ?? []).map((name) => `${name}\n`).join('');
    return context.mainThread.run(call.caller, text);
  });

  router.mount(contract.readListFunctions, async (call, reply) => {
    const list = await geneLists.open(call.params.id);
    return about(list, { call, reply }, functionsQuestion(list.asked, call.query));
  });

  router.mount(contract.readListRegulators, async (call, reply) => {
    const list = await geneLists.open(call.params.id);
    const library = call.query.library ?? undefined;
    const question = { kind: 'regulators', asked: list.asked, library } as const;
    return inQuery(library ?? '', about(list, { call, reply }, question));
  });

  router.mount(contract.readListTargets, async (call, reply) => {
    const list = await geneLists.open(call.params.id);
    const { analyses } = call.query;
    return about(list, { call, reply }, { kind: 'targets', asked: list.asked, analyses });
  });

  router.mount(contract.readListOrthologs, async (call, reply) => {
    const list = await geneLists.open(call.params.id);
    return about(list, { call, reply, to: call.query.to }, orthologsQuestion(list.asked, call.query));
  });
}

/** The tables of the questions about stored lists, as CSV. */
export function listTableRoutes(router: Router, context: CallContext): void {
  const { geneLists } = context;
  const about = askedAbout(context);

  router.mount(contract.exportListFunctions, async (call, reply) => {
    const list = await geneLists.open(call.params.id);
    return about(list, { call, reply }, { ...functionsQuestion(list.asked, call.query), table: 'terms' });
  });

  router.mount(contract.exportListRegulators, async (call, reply) => {
    const list = await geneLists.open(call.params.id);
    const { rows: table = 'tfs', library: asked } = call.query;
    const library = asked ?? undefined;
    const question = { kind: 'regulators', asked: list.asked, library, table } as const;
    return inQuery(library ?? '', about(list, { call, reply }, question));
  });
}

/** Answers a question about a stored list in its edition. */
const askedAbout =
  (context: CallContext) =>
  (
    { edition, computedFrom }: OpenList,
    { call, reply, to }: Pick<Asking, 'call' | 'reply' | 'to'>,
    question: ListQuestion,
  ) =>
    answerQuestion(context, { call, reply, edition, to, isPrivate: computedFrom !== undefined }, question);

/** What a new list takes from requests. */
interface Origin {
  /** With the background of the result that the list comes from, unless it has one. */
  readonly asked: AskedList;
  /** Id of the request with which the list is deleted: the one that is named, else that of a result with own data. */
  readonly computedFrom: string | undefined;
}

async function origin(
  { requests }: CallContext,
  body: contract.BodyOf<typeof contract.createGeneList>,
  reply: Reply,
): Promise<Origin> {
  const asked = askedList(body);
  const open = async (id: string | null | undefined) =>
    id == null ? undefined : (await requests.open(id, undefined, reply.client)).request;
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
