import type {
  FastifyError,
  FastifyInstance,
  FastifyReply,
  FastifyRequest,
  FastifySchemaValidationError,
} from 'fastify';
import type { ServiceErrorCode } from '@trellis/contract';
import { errorKinds, TrellisError } from '@trellis/core';
import { AnswerTimeout, CallerBusy, ClientGone, ServerBusy } from '../pool/refusals.ts';
import { StoreFull } from './limits.ts';
import { codePointPlace } from './queryError.ts';
import { notReady, say, sayCallerBusy } from './say.ts';

/** A fault found by the schema of a call. */
type Fault = Pick<FastifySchemaValidationError, 'instancePath' | 'message' | 'params'>;

type ClientError = Pick<FastifyError, 'message' | 'name' | 'validationContext'> & {
  readonly code?: string;
  readonly statusCode?: number;
  readonly validation?: readonly Fault[];
};

/** Status of a user's error, by its kind. */
const statusOfKind = { bad: 400, missing: 404, gone: 410, busy: 503 } as const;

/** Value of the header Retry-After. */
export const retryAfterSeconds = 2;

/** Answers every error with its status and one sentence. Errors of the server are logged, and their text is not sent. */
export function handleErrors(app: FastifyInstance): void {
  app.setErrorHandler((error: ClientError, request, reply) => {
    if (error instanceof ClientGone) return void reply.code(499).type('text/plain').send('');
    if (error instanceof ServerBusy) return sayBusy(reply, 'The server is busy; please try again in a moment.');
    if (error instanceof CallerBusy) return sayCallerBusy(reply, error);
    if (error instanceof StoreFull) return say(reply.header('Retry-After', 3600), notReady(error.message));
    if (error instanceof AnswerTimeout) return sayBusy(reply, error.message);
    if (error instanceof TrellisError) return sayUserError(error, { request, reply });
    if (error.statusCode && error.statusCode < 500) {
      return say(reply, { status: error.statusCode, code: codeOf(error.statusCode), detail: clientSentence(error) });
    }
    request.log.error(error);
    return say(reply, { status: 500, code: 'failed', detail: 'Something went wrong on the server.' });
  });
}

const sayBusy = (reply: FastifyReply, detail: string): FastifyReply =>
  say(reply.header('Retry-After', retryAfterSeconds), notReady(detail));

/** Faults of the store are logged but not sent: their sentence names a file of the server. */
function sayUserError(
  error: TrellisError,
  { request, reply }: { request: FastifyRequest; reply: FastifyReply },
): FastifyReply {
  const status = statusOf(error);
  if (status === 503) {
    request.log.error(error);
    return sayBusy(reply, 'The data cannot be read or stored now; please try again in a moment.');
  }
  const { code, message: detail, suggestions } = error;
  return say(reply, { status, code, detail, place: codePointPlace(error), suggestions });
}

/** HTTP status of a user's error. */
export const statusOf = ({ code }: Pick<TrellisError, 'code'>): number => statusOfKind[errorKinds[code]];

function codeOf(status: number): ServiceErrorCode | 'bad-request' {
  if (status === 404) return 'not-found';
  if (status === 429) return 'too-many-calls';
  return status === 403 ? 'refused' : 'bad-request';
}

/** Describes a fault of a call, e.g. `The parameter "search" must not have more than 500 characters.` */
function schemaSentence(validation: readonly Fault[], context: string | undefined): string {
  const { instancePath, message = 'is not valid', params } = deepestFault(validation);
  const kind = context === 'body' ? 'field' : 'parameter';
  const missing = params['missingProperty'];
  if (typeof missing === 'string') return `The ${kind} "${missing}" is missing.`;
  const name = instancePath.slice(1).replaceAll('/', '.');
  const allowed = params['allowedValues'];
  if (Array.isArray(allowed)) return `The ${kind} "${name}" must be one of ${allowed.join(', ')}.`;
  const says = message.replace('NOT', 'not').replace(/^must be (number|integer|string|boolean|array|object)$/, named);
  return `${name ? `The ${kind} "${name}"` : `The ${context ?? 'request'}`} ${says}.`;
}

/** Where a schema allows several types, a value has a fault for each: the deepest one is the most exact, that of null the least. */
function deepestFault(validation: readonly Fault[]): Fault {
  const depth = ({ instancePath, params }: Fault) =>
    instancePath.split('/').length - Number(params['type'] === 'null') / 2;
  return validation.reduce((best, fault) => (depth(fault) > depth(best) ? fault : best));
}

const named = (_: string, type: string): string => `must be ${/^[aio]/.test(type) ? 'an' : 'a'} ${type}`;

function clientSentence(error: ClientError): string {
  if (error.validation?.length) return schemaSentence(error.validation, error.validationContext);
  if (error.code === 'FST_REQ_FILE_TOO_LARGE') return 'The uploaded file is too large.';
  if (error.code === 'FST_ERR_CTP_BODY_TOO_LARGE') return 'The request is too large.';
  return error.message;
}
