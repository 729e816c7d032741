import type { FastifyReply, FastifyRequest } from 'fastify';
import { TrellisError } from '@trellis/core';
import { signalOf, type Context } from './context.ts';
import type { Asked } from '../pool/pool.ts';

/** Milliseconds for which an answer is begun anew whenever a data set is replaced in the middle of it. */
const timeoutMs = 10_000;

/** A call for a view of a kept request, and its reply. */
export interface ViewCall {
  readonly call: FastifyRequest;
  readonly reply: FastifyReply;
}

/** Opens the request that a call names, at the revision that it names, and answers with a view of it. */
export async function viewAnswer<T>(
  { requests, datasets }: Context,
  { call, reply }: ViewCall,
  view: (asked: Asked) => Promise<T>,
): Promise<T> {
  const { id } = call.params as { id: string };
  const { revision } = call.query as { revision?: number };
  const signal = signalOf(reply);
  for (const end = Date.now() + timeoutMs; ;) {
    const asked = await requests.open(id, revision, signal);
    try {
      return await view(asked);
    } catch (error) {
      // What is read from the store only now belongs to the next data set already: answer the whole from that one.
      const isLate = error instanceof TrellisError && error.code === 'store-changed';
      if (!isLate || Date.now() > end) throw error;
      await datasets.renew(asked.image.edition);
    }
  }
}
