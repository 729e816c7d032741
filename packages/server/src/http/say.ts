import type { FastifyReply } from 'fastify';
import { absencePreference, problemMedia, type Problem } from '@trellis/contract';
import { isAbsence, isUserError } from '@trellis/core';
import type { CallerBusy } from '../pool/refusals.ts';

/** An error answer; `type` and `title` follow from the code and the status. */
export type ErrorAnswer = Omit<Problem, 'type' | 'title'>;

/** The error of an address that does not exist. */
export const notFound = (detail: string): ErrorAnswer => ({ status: 404, code: 'not-found', detail });

/** The error of a server that cannot answer now. */
export const notReady = (detail: string): ErrorAnswer => ({ status: 503, code: 'busy', detail });

/** Titles of errors, by status. */
const titles: Readonly<Record<number, string>> = {
  400: 'The request is not valid',
  403: 'The request was refused',
  404: 'Not found',
  413: 'The request is too large',
  429: 'Too many requests',
  503: 'Not available now',
};

/** Describes an error with all its fields. */
export function problemOf({ status, detail, ...details }: ErrorAnswer): Problem {
  const title = titles[status] ?? 'The request failed';
  return { type: `urn:trellis:error:${details.code}`, title, status, detail, ...details };
}

/** Sends an error: with its details to clients that accept `application/problem+json`, else as one plain sentence. */
export function say(reply: FastifyReply, answer: ErrorAnswer): FastifyReply {
  const { status, code, detail } = answer;
  // An error is shown, not saved as a file.
  reply.removeHeader('Content-Disposition').code(status);
  if (!reply.request.headers.accept?.includes(problemMedia))
    return reply.type('text/plain; charset=utf-8').send(detail);
  const problem = problemOf(answer);
  const isAnswer = isAbsence(code) || (reply.request.routeOptions.config.explainsErrors && isUserError(code));
  if (isAnswer && prefersAnswer(reply.request.headers['prefer'])) {
    reply.code(200).headers({ 'Preference-Applied': absencePreference, 'Cache-Control': 'no-store' });
  }
  return reply.type(problemMedia).serializer(JSON.stringify).send(problem);
}

/** Tells an address that it asks for too much, and when it can ask again. */
export function sayCallerBusy(reply: FastifyReply, { message: detail, retryAfterSeconds }: CallerBusy): FastifyReply {
  reply.header('Retry-After', retryAfterSeconds);
  return say(reply, { status: 429, code: 'too-many-calls', detail });
}

/** Whether the preferences of a request (RFC 7240: a list, perhaps in several headers) ask for absences as answers. */
const prefersAnswer = (prefer: string | readonly string[] = []): boolean =>
  [prefer].flat().some((header) => header.split(',').some((item) => item.trim() === absencePreference));
