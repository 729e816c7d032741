import { absencePreference, problemMedia, type Problem, type ServiceErrorCode } from '@trellis/contract';
import { errorKinds, isAbsence, isUserError, TrellisError } from '@trellis/core';
import { AnswerTimeout, AnswerTooLarge, CallerBusy, ServerBusy } from '../pool/refusals.ts';
import { codePointPlace } from './queryError.ts';

/** An error answer; `type` and `title` follow from the code and the status. */
export type ErrorAnswer = Omit<Problem, 'type' | 'title'>;

/** A call that is refused with a sentence, without a fault of anything. */
export class Refusal extends Error {
  readonly answer: ErrorAnswer;

  constructor(answer: ErrorAnswer) {
    super(answer.detail);
    this.answer = answer;
  }
}

/** The requests of users are too large for further uploads. */
export class StoreFull extends Error {
  constructor() {
    super('This site cannot store more uploads now. Queries without files still work.');
  }
}

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

/** What decides how an error is sent. */
interface Asker {
  readonly headers: Readonly<Record<string, string | readonly string[] | undefined>>;
  /** See `Route`. */
  readonly explainsErrors: boolean | undefined;
}

/** An error as it is sent. */
interface Spoken {
  readonly status: number;
  readonly headers: Readonly<Record<string, string>>;
  readonly body: string;
}

/** Writes an error: with its details for clients that accept `application/problem+json`, else as one plain sentence. */
export function spoken(answer: ErrorAnswer, { headers: { accept, prefer }, explainsErrors }: Asker): Spoken {
  const { status, code, detail } = answer;
  if (!accept?.includes(problemMedia))
    return { status, headers: { 'Content-Type': 'text/plain; charset=utf-8' }, body: detail };
  const body = JSON.stringify(problemOf(answer));
  const isAnswer = isAbsence(code) || (explainsErrors === true && isUserError(code));
  if (!isAnswer || !prefersAnswer(prefer)) return { status, headers: { 'Content-Type': problemMedia }, body };
  const headers = {
    'Content-Type': problemMedia,
    'Preference-Applied': absencePreference,
    'Cache-Control': 'no-store',
  };
  return { status: 200, headers, body };
}

/** Whether the preferences of a request (RFC 7240: a list, perhaps in several headers) ask for absences as answers. */
const prefersAnswer = (prefer: string | readonly string[] = []): boolean =>
  [prefer].flat().some((header) => header.split(',').some((item) => item.trim() === absencePreference));

/** A fault found by the schema of a call. */
export interface Fault {
  readonly instancePath: string;
  readonly message?: string;
  readonly params: Readonly<Record<string, unknown>>;
}

/** An error of a host of routes, such as a body that cannot be read. */
export interface ClientError {
  readonly message: string;
  readonly code?: string;
  readonly statusCode?: number;
  readonly validation?: readonly Fault[];
  readonly validationContext?: string;
}

/** What an error is answered with. */
interface AnsweredError {
  readonly answer: ErrorAnswer;
  /** Seconds after which another attempt can succeed. */
  readonly retryAfter?: number;
  /** Whether it is a fault of the host, which its log needs. */
  readonly isFault?: true;
}

/** Status of a user's error, by its kind. */
const statusOfKind = { bad: 400, missing: 404, gone: 410, busy: 503 } as const;

/** Value of the header Retry-After. */
export const retryAfterSeconds = 2;

const busy = (detail: string): AnsweredError => ({ answer: notReady(detail), retryAfter: retryAfterSeconds });

/** Tells a caller that it asks for too much, and when it can ask again. */
export const callerBusy = ({ message: detail, retryAfterSeconds: retryAfter }: CallerBusy) => ({
  answer: { status: 429, code: 'too-many-calls', detail } satisfies ErrorAnswer,
  retryAfter,
});

/** Says what any error of a call is answered with. The text of a fault is not sent. */
export function answerToError(error: ClientError): AnsweredError {
  if (error instanceof Refusal) return { answer: error.answer };
  if (error instanceof ServerBusy) return busy('The server is busy; please try again in a moment.');
  if (error instanceof CallerBusy) return callerBusy(error);
  if (error instanceof StoreFull) return { answer: notReady(error.message), retryAfter: 3600 };
  if (error instanceof AnswerTimeout || error instanceof AnswerTooLarge) return busy(error.message);
  if (error instanceof TrellisError) return userError(error);
  if (error.statusCode && error.statusCode < 500)
    return { answer: { status: error.statusCode, code: codeOf(error.statusCode), detail: clientSentence(error) } };
  return { answer: { status: 500, code: 'failed', detail: 'Something went wrong on the server.' }, isFault: true };
}

/** Faults of the store are logged but not sent: their sentence names a file of the server. */
function userError(error: TrellisError): AnsweredError {
  const status = statusOf(error);
  if (status === 503)
    return { ...busy('The data cannot be read or stored now; please try again in a moment.'), isFault: true };
  const { code, message: detail, suggestions } = error;
  return { answer: { status, code, detail, place: codePointPlace(error), suggestions } };
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
  const allowed = params['allowedValues'] ?? constantsAt(validation, instancePath);
  if (Array.isArray(allowed)) return `The ${kind} "${name}" must be one of ${allowed.join(', ')}.`;
  const requirement = message
    .replace('NOT', 'not')
    .replace(/^must be (number|integer|string|boolean|array|object)$/, named);
  return `${name ? `The ${kind} "${name}"` : `The ${context ?? 'request'}`} ${requirement}.`;
}

/** The texts that a value can be, of which each has a fault; undefined without any. An empty one means the default. */
function constantsAt(validation: readonly Fault[], path: string): string[] | undefined {
  const texts = validation.flatMap(({ instancePath, params }) => {
    const one = params['allowedValue'];
    return instancePath === path && typeof one === 'string' && one !== '' ? [one] : [];
  });
  return texts.length > 0 ? texts : undefined;
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
