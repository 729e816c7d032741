import type { FastifyError, FastifyInstance } from 'fastify';
import { ClientGone } from '../pool/refusals.ts';
import { answerToError, type ClientError } from './errorAnswer.ts';
import { sendError } from './sendError.ts';

/** Answers every error with its status and one sentence. Errors of the server are logged, and their text is not sent. */
export function handleErrors(app: FastifyInstance): void {
  app.setErrorHandler((error: ClientError & FastifyError, request, reply) => {
    if (error instanceof ClientGone) return void reply.code(499).type('text/plain').send('');
    const { answer, retryAfter, isFault } = answerToError(error);
    if (isFault) request.log.error(error);
    if (retryAfter !== undefined) reply.header('Retry-After', retryAfter);
    return sendError(reply, answer);
  });
}
