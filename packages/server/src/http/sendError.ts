import type { FastifyReply } from 'fastify';
import type { CallerBusy } from '../pool/refusals.ts';
import { callerBusy, spoken, type ErrorAnswer } from './errorAnswer.ts';

/** Sends an error: with its details to clients that accept `application/problem+json`, else as one plain sentence. */
export function sendError(reply: FastifyReply, answer: ErrorAnswer): FastifyReply {
  const { headers } = reply.request;
  const { explainsErrors } = reply.request.routeOptions.config;
  const { status, headers: said, body } = spoken(answer, { headers, explainsErrors });
  // An error is shown, not saved as a file.
  return reply.removeHeader('Content-Disposition').code(status).headers(said).serializer(String).send(body);
}

/** Tells an address that it asks for too much, and when it can ask again. */
export function sendCallerBusy(reply: FastifyReply, error: CallerBusy): FastifyReply {
  const { answer, retryAfter } = callerBusy(error);
  return sendError(reply.header('Retry-After', retryAfter), answer);
}
