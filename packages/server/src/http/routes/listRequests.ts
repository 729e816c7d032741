import * as contract from '@trellis/contract';
import { byteLength } from '../../json/byteLength.ts';
import type { OpenList } from '../../data/geneLists.ts';
import { inputGenes, listCalls, listDescription, type SubmittedList } from '@trellis/engine';
import { readText, type ViewEngine } from '../../views/viewEngine.ts';
import type { ViewRequest } from '../../views/viewRequest.ts';
import { answerQuestion, type Asking } from '../answerQuestion.ts';
import { editionFor, type CallContext } from '../context.ts';
import { aboutList, submittedList } from '../listQuestions.ts';
import type { Reply, Router } from '../router.ts';

/** Gene lists that are stored like requests, and the questions about them. */
export function listRequestRoutes(router: Router, context: CallContext): void {
  const { geneLists } = context;

  router.mount(contract.createGeneList, async (call, reply) => {
    const { name: edition } = await editionFor(context, call);
    const { name, result } = call.body;
    const { asked, computedFrom } = await origin(context, call.body, reply);
    const stored = { name: name?.trim() || 'Gene list', asked, ...(result != null && { result }) };
    const { list, save } = await geneLists.create(edition, stored, computedFrom);
    const answer = await describe(context, { call, reply }, list);
    await context.uploads.store(reply.client, byteLength(JSON.stringify(stored)), save);
    return answer;
  });

  router.mount(contract.readGeneList, async (call, reply) => {
    const list = await geneLists.open(call.params.id);
    return describe(context, { call, reply }, list);
  });

  router.mount(contract.readListBackground, async (call) => {
    const { asked } = await geneLists.open(call.params.id);
    const text = (): string => (asked.background ?? []).map((name) => `${name}\n`).join('');
    return context.mainThread.run(call.caller, text);
  });

  for (const question of listCalls) {
    if (!question.stored) continue;
    router.mount(question.stored, async (call, reply) => {
      // The schema of the route has validated it.
      const { id } = call.params as { readonly id: string };
      const list = await geneLists.open(id);
      return aboutList(context, question, { call, reply, ...placeOf(list), asked: list.asked, fields: call.query });
    });
  }
}

/** Where a stored list is answered, and whether no cache keeps that. */
const placeOf = ({ edition, computedFrom }: OpenList) => ({ edition, isPrivate: computedFrom !== undefined });

/** Answers what the names of a stored list mean. */
function describe(
  context: CallContext,
  { call, reply }: Pick<Asking, 'call' | 'reply'>,
  list: OpenList,
): Promise<Uint8Array> {
  const { asked, id, edition, name, created, result } = list;
  const facts = { id, edition, name, created, result: result ?? null, hasBackground: asked.background !== undefined };
  const asking = { call, reply, ...placeOf(list) };
  return answerQuestion(context, asking, listDescription, { requested: asked, options: facts });
}

/** What a new list takes from requests. */
interface Origin {
  /** With the background of the result that the list comes from, unless it has one. */
  readonly asked: SubmittedList;
  /** Id of the request with which the list is deleted: the one that is named, else that of a result with own data. */
  readonly computedFrom: string | undefined;
}

/** The ids of the background of a result, as its query has read it. */
async function backgroundOf(engine: Pick<ViewEngine, 'answer'>, result: ViewRequest): Promise<string[]> {
  const ids = await engine.answer(result, inputGenes, { input: 'backgroundgenes', list: undefined });
  return readText(ids).split('\n').filter(Boolean);
}

async function origin(
  { requests, engine }: CallContext,
  body: contract.BodyOf<typeof contract.createGeneList>,
  reply: Reply,
): Promise<Origin> {
  const asked = submittedList(body);
  const open = async (id: string | null | undefined) =>
    id == null ? undefined : requests.open(id, undefined, reply.client);
  const [result, named] = [await open(body.result), await open(body.deleted_with)];
  const background = asked.background ?? (result?.request.inputs.background && (await backgroundOf(engine, result)));
  return {
    asked: { ...asked, ...(background && { background }) },
    computedFrom: (named ?? (result?.request.own && result))?.request.id,
  };
}
