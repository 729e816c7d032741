import type { FastifyReply, FastifyRequest } from 'fastify';
import { signalOf, type Context } from './context.ts';
import type { Asked } from './engine/engine.ts';

/** A call for a view of a kept request, and its reply. */
export interface ViewCall {
  readonly call: FastifyRequest;
  readonly reply: FastifyReply;
}

/** Opens the request that a call names, at the revision that it names, and answers with a view of it. */
export async function viewAnswer<T>(
  { requests }: Context,
  { call, reply }: ViewCall,
  view: (asked: Asked) => Promise<T>,
): Promise<T> {
  const { id } = call.params as { id: string };
  const { revision } = call.query as { revision?: number };
  return view(await requests.open(id, revision, signalOf(reply)));
}
