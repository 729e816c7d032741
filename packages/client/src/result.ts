import { deleteRequest, exportPruned, resultCalls, secretHeader, type QueryOf, type Route } from '@trellis/contract';
import { testedDefaults } from '@trellis/contract/schemas';
import { answerOf, type Caller } from './caller.ts';
import type { AddressQuery, Argument, ClientAnswer } from './types.ts';

/** A method per call. Each takes the query of its route. */
type Views = {
  readonly [Name in keyof typeof resultCalls]: (
    ...[query]: Argument<QueryOf<(typeof resultCalls)[Name]>>
  ) => Promise<ClientAnswer<(typeof resultCalls)[Name]>>;
};

/** The result of a request: a method per view. */
export interface Result extends Views {
  /** Id of the request. */
  readonly id: string;
  /** What deletes the request; only who made it has it. */
  readonly secret: string | undefined;
  /** Edges of the target network up to a precision cutoff, as CSV. */
  pruned(precision: number, query?: QueryOf<typeof exportPruned>): Promise<Response>;
  /** Deletes the request with all that came with it. Needs the secret. */
  delete(): Promise<void>;
}

/** The result of a request, which is not asked for anything yet. */
export function resultOf(caller: Caller, id: string, secret?: string): Result {
  const params = { id };
  const read = async (route: Route, query?: AddressQuery) =>
    answerOf(route, await caller.send(route, { params, query: { ...testedDefaults(route), ...query } }));
  const entries = Object.entries(resultCalls).map(([name, route]) => [
    name,
    (query?: AddressQuery) => read(route, query),
  ]);
  return {
    ...(Object.fromEntries(entries) as Views),
    id,
    secret,
    pruned: (precision, query) => caller.respond(exportPruned, { params: { id, precision }, query }),
    delete: async () => {
      await caller.send(deleteRequest, { params, headers: secret === undefined ? {} : { [secretHeader]: secret } });
    },
  };
}
