import * as contract from '@trellis/contract';
import {
  askBatch,
  secretHeader,
  submitQuery,
  type BatchAnswer,
  type QueryAnswer,
  type Route,
} from '@trellis/contract';
import { answerOf, createCaller, type Caller, type ClientOptions } from './caller.ts';
import { questionForm, type Question } from './questionForm.ts';
import { withGenes } from './withGenes.ts';
import { readLines } from './readLines.ts';
import { resultOf, type Result } from './result.ts';
import type { CallArguments, CallOptions, ClientAnswer, UncheckedCall } from './types.ts';

type Contract = typeof contract;

/** Names of the calls of the contract. */
type CallName = { [Name in keyof Contract]: Contract[Name] extends Route ? Name : never }[keyof Contract];

/** A method per call of the contract. */
type Calls = {
  readonly [Name in CallName]: (...[options]: CallArguments<Contract[Name]>) => Promise<ClientAnswer<Contract[Name]>>;
};

type BatchQuestions = CallOptions<typeof askBatch>['body'];

/** A client of a site: a method per call of the contract, and shorter ways to ask. */
export interface Client extends Calls, Omit<Caller, 'send'> {
  /** Runs a query, and resolves with its result and the answer without the table. */
  query(question: Question | string): Promise<Result & { readonly answer: QueryAnswer }>;
  /** Asks up to 100 questions in one call, and yields their answers as they come. */
  batch(questions: BatchQuestions, signal?: AbortSignal): AsyncGenerator<BatchAnswer>;
  /** The result of a request that was made before. */
  result(id: string): Result;
}

/**
 * Returns a client of a site.
 *
 *     const client = createClient({ url: 'http://127.0.0.1:8000', edition: 'yeast' });
 *     const result = await client.query('NLP7 and TGA1');
 *     const { bars } = await result.summary();
 *     const { tfs } = await client.findRegulators({ body: { genes } });
 */
export function createClient(options: ClientOptions): Client {
  const caller = createCaller(options);
  const calls = Object.entries(contract as Readonly<Record<string, unknown>>).flatMap(([name, route]) =>
    isRoute(route)
      ? [[name, async (options?: UncheckedCall) => answerOf(route, await caller.send(route, options))] as const]
      : [],
  );
  const { call, respond, addressOf } = caller;
  return {
    ...(Object.fromEntries(calls) as unknown as Calls),
    call,
    respond,
    addressOf,
    batch: async function* (body, signal) {
      for await (const line of readLines(await respond(askBatch, { body, signal })))
        yield JSON.parse(line) as BatchAnswer;
    },
    result: (id) => resultOf(caller, id),
    query: async (question) => {
      const requested = typeof question === 'string' ? { query: question } : question;
      const body = questionForm(await withGenes(caller, requested));
      const response = await caller.send(submitQuery, { query: { result: 0 }, body });
      const answer = await answerOf(submitQuery, response);
      const secret = response.headers.get(secretHeader) ?? undefined;
      return { ...resultOf(caller, answer.requestId, secret), answer };
    },
  };
}

function isRoute(value: unknown): value is Route {
  return typeof value === 'object' && value !== null && 'method' in value && 'path' in value;
}
