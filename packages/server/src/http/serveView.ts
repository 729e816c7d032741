import type { AnswerOf, Route } from '@trellis/contract';
import { description, newResult, type ViewCall } from '@trellis/engine';
import type { Encoded } from '../views/encoded.ts';
import type { ViewEngine } from '../views/viewEngine.ts';
import type { ViewRequest } from '../views/viewRequest.ts';
import type { Client } from '../pool/client.ts';
import type { CallContext } from './context.ts';
import { fileHeader } from './fileHeader.ts';
import { onCurrentData } from './onCurrentData.ts';
import { inQuery } from './queryError.ts';
import type { AnyCall, Call, Reply, Router } from './router.ts';

/** A view with its options, ready to be computed. */
export type ChosenView<Answer> = (
  engine: Pick<ViewEngine, 'answer'>,
  request: ViewRequest,
) => Promise<Encoded<Answer>>;

/** Chooses a call that is answered from a result, and its options. */
export const chosen =
  <Options, Answer>(call: ViewCall<Route, Options, Answer>, options: Options): ChosenView<Answer> =>
  (engine, request) =>
    engine.answer(request, call, options);

/** The answer to a new query with its table, or with `result=0` without it. */
export const resultView = ({ result }: { readonly result?: number }) =>
  result === 0 ? chosen(description, {}) : chosen(newResult, {});

/** Adds a route that answers with a view of the request that its path names, at the revision that its query names. */
export type ServeView = <R extends Route>(route: R, choose: (call: Call<R>) => ChosenView<AnswerOf<R>>) => void;

export const viewServer =
  (router: Router, context: CallContext): ServeView =>
  (route, choose) =>
    router.mount(route, (call, reply) =>
      answerView(
        context,
        { ...refOf(call), client: reply.client, onOpen: (request) => nameFile(route, reply, request) },
        choose(call),
      ),
    );

/** A request at one revision, or at its newest. */
interface RequestRef {
  readonly id: string;
  readonly revision?: number;
}

/** The schemas of these routes have validated both. */
const refOf = ({ params, query }: AnyCall): RequestRef => {
  const { id } = params as RequestRef;
  const { revision } = query as Partial<RequestRef>;
  return { id, revision };
};

/** A request to open, and what happens when it is. */
interface Opening extends RequestRef {
  readonly client: Client;
  readonly onOpen: (request: ViewRequest) => void;
}

/** Names the file of a route after its request; no cache keeps it, nor what is computed from a user's own data. */
function nameFile({ file }: Route, reply: Reply, { image, request }: ViewRequest): void {
  if (file !== undefined || request.own) reply.header('Cache-Control', 'private, no-store');
  if (file === undefined) return;
  const subject = { edition: image.edition, query: request.inputs.query };
  const date = new Date().toISOString().slice(0, 10);
  reply.header('Content-Disposition', fileHeader(file, subject, date));
}

async function answerView<Answer>(
  { engine, requests, datasets }: CallContext,
  { id, revision, client, onOpen }: Opening,
  compute: ChosenView<Answer>,
): Promise<Encoded<Answer>> {
  return onCurrentData(datasets, async (relyOn) => {
    const request = await requests.open(id, revision, client);
    relyOn(request.image.edition);
    onOpen(request);
    return inQuery(request.request.inputs.query, compute(engine, request));
  });
}
