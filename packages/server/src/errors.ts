import type { FastifyInstance, FastifyReply } from 'fastify';
import { errorKinds, TrellisError } from '@trellis/core';

/** Too many questions wait already. */
export class Busy extends Error {}

/** The client went away before the answer was ready. */
export class GoneAway extends Error {}

/** Status of an answer to a user's error, by its kind. */
const statusOfKind = { bad: 400, missing: 404, busy: 503 } as const;

/** Seconds after which a busy server may be asked again. */
const retryAfter = 2;

/** Answers every error with one plain sentence and its status; what is our own fault is logged and not told. */
export function handleErrors(app: FastifyInstance): void {
  app.setErrorHandler((error: Error & { statusCode?: number; code?: string }, request, reply) => {
    if (error instanceof GoneAway) return void reply.code(499).type('text/plain').send('');
    if (error instanceof Busy) {
      return say(reply.header('Retry-After', retryAfter), 503, 'The server is busy; please try again in a moment.');
    }
    if (error instanceof TrellisError) return say(reply, statusOf(error), error.message);
    if (error.statusCode && error.statusCode < 500) return say(reply, error.statusCode, clientSentence(error));
    request.log.error(error);
    return say(reply, 500, 'Something went wrong on the server.');
  });
}

/** HTTP status of a user's error. */
export const statusOf = ({ code }: TrellisError): number => statusOfKind[errorKinds[code]];

function clientSentence(error: Error & { code?: string }): string {
  if (error.code === 'FST_REQ_FILE_TOO_LARGE') return 'The uploaded file is too large.';
  if (error.code === 'FST_ERR_CTP_BODY_TOO_LARGE') return 'The request is too large.';
  return error.message;
}

export const say = (reply: FastifyReply, status: number, sentence: string): FastifyReply =>
  reply.code(status).type('text/plain; charset=utf-8').send(sentence);
