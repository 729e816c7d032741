import type {
  FastifyError,
  FastifyInstance,
  FastifyReply,
  FastifyRequest,
  FastifySchemaValidationError,
} from 'fastify';
import { errorKinds, TrellisError } from '@trellis/core';

/** Too many questions wait already. */
export class Busy extends Error {}

/** An answer has not begun within the time that one may take. */
export class TooLong extends Error {
  constructor(seconds: number) {
    super(`The answer took longer than ${seconds} s and was given up; please ask for less at a time.`);
  }
}

/** The client went away before the answer was ready. */
export class GoneAway extends Error {}

/** A fault that the schema of a call has found. */
type Fault = Pick<FastifySchemaValidationError, 'instancePath' | 'message' | 'params'>;

type ClientError = Pick<FastifyError, 'message' | 'name' | 'validationContext'> & {
  readonly code?: string;
  readonly validation?: readonly Fault[];
};

/** Status of an answer to a user's error, by its kind. */
const statusOfKind = { bad: 400, missing: 404, busy: 503 } as const;

/** Seconds after which a busy server may be asked again. */
const retryAfter = 2;

/** Answers every error with one plain sentence and its status; what is our own fault is logged and not told. */
export function handleErrors(app: FastifyInstance): void {
  app.setErrorHandler((error: ClientError & { statusCode?: number }, request, reply) => {
    if (error instanceof GoneAway) return void reply.code(499).type('text/plain').send('');
    if (error instanceof Busy) {
      return say(reply.header('Retry-After', retryAfter), 503, 'The server is busy; please try again in a moment.');
    }
    if (error instanceof TooLong) return say(reply.header('Retry-After', retryAfter), 503, error.message);
    if (error instanceof TrellisError) return sayOurs(error, { request, reply });
    if (error.statusCode && error.statusCode < 500) return say(reply, error.statusCode, clientSentence(error));
    request.log.error(error);
    return say(reply, 500, 'Something went wrong on the server.');
  });
}

/** Faults of the store are logged: their sentence names a file of the server, which is nobody else's business. */
function sayOurs(
  error: TrellisError,
  { request, reply }: { request: FastifyRequest; reply: FastifyReply },
): FastifyReply {
  const status = statusOf(error);
  if (status !== 503) return say(reply, status, error.message);
  request.log.error(error);
  return say(
    reply.header('Retry-After', retryAfter),
    status,
    'The data cannot be read or kept now; please try again in a moment.',
  );
}

/** HTTP status of a user's error. */
export const statusOf = ({ code }: TrellisError): number => statusOfKind[errorKinds[code]];

/** What the schema of a call has against a value: `The parameter "search" must not have more than 500 characters.` */
function schemaSentence(validation: readonly Fault[], context: string | undefined): string {
  const { instancePath, message = 'is not as it should be', params } = validation[0];
  const kind = context === 'body' ? 'field' : 'parameter';
  const missing = params['missingProperty'];
  if (typeof missing === 'string') return `The ${kind} "${missing}" is missing.`;
  const name = instancePath.slice(1).replaceAll('/', '.');
  const says = message.replace('NOT', 'not').replace(/^must be (number|integer|string|boolean|array|object)$/, named);
  return `${name ? `The ${kind} "${name}"` : `The ${context ?? 'request'}`} ${says}.`;
}

const named = (_: string, type: string): string => `must be ${/^[aio]/.test(type) ? 'an' : 'a'} ${type}`;

function clientSentence(error: ClientError): string {
  if (error.validation?.length) return schemaSentence(error.validation, error.validationContext);
  if (error.code === 'FST_REQ_FILE_TOO_LARGE') return 'The uploaded file is too large.';
  if (error.code === 'FST_ERR_CTP_BODY_TOO_LARGE') return 'The request is too large.';
  return error.message;
}

export const say = (reply: FastifyReply, status: number, sentence: string): FastifyReply =>
  // An error is a sentence to read, not the file that was asked for.
  reply.removeHeader('Content-Disposition').code(status).type('text/plain; charset=utf-8').send(sentence);
