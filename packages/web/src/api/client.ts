import {
  absencePreference,
  addressOf,
  decodeAnswer,
  isJson,
  problemMedia,
  type AnswerOf,
  type ParamsOf,
  type Problem,
  type QueryOf,
  type Route,
} from '@trellis/contract';
import { ApiError, unreachable } from './ApiError.ts';
import { withEdition } from './edition.ts';

type AddressParams = NonNullable<Parameters<typeof addressOf>[1]>;
export type AddressQuery = NonNullable<Parameters<typeof addressOf>[2]>;

/** The variable parts of a call, for code that serves every route; `ApiCall` is checked against one route. */
export interface UncheckedApiCall {
  readonly params?: AddressParams;
  readonly query?: AddressQuery;
  /** A form, or anything that JSON can hold. */
  readonly body?: unknown;
  readonly headers?: Readonly<Record<string, string>>;
  readonly signal?: AbortSignal;
}

export interface ApiCall<R extends Route> extends UncheckedApiCall {
  readonly params?: ParamsOf<R> & AddressParams;
  readonly query?: Partial<QueryOf<R>> & AddressQuery;
}

/** Address of a route for links and downloads, with the edition of the page. */
export function linkTo<R extends Route>(
  route: R,
  { params, query }: Pick<ApiCall<R>, 'params' | 'query'> = {},
): string {
  return withEdition(addressOf(route, params, query));
}

/**
 * Makes a call of the API. Resolves with the answer as the contract types it; rejects with an `ApiError`, or with the
 * signal's reason when the call is aborted.
 */
export function call<R extends Route>(route: R, options: ApiCall<R> = {}): Promise<AnswerOf<R>> {
  return callUnchecked(route, options);
}

/** `call` without the check that parameters and query are those of the route. */
export async function callUnchecked<R extends Route>(route: R, options: UncheckedApiCall): Promise<AnswerOf<R>> {
  const response = await respond(route, options);
  return decodeAnswer(route, isJson(route) ? await response.json() : await response.text());
}

/** Makes a call; resolves with its answer and a header of it, which can be absent. */
export async function callWithHeader<R extends Route>(
  route: R,
  header: string,
  options: ApiCall<R>,
): Promise<{ readonly answer: AnswerOf<R>; readonly header: string | null }> {
  const response = await respond(route, options);
  return { answer: decodeAnswer(route, await response.json()), header: response.headers.get(header) };
}

/** Reads the JSON at an address of this site that is not part of the contract. Rejects as `call` does. */
export async function readJson(address: string, signal: AbortSignal): Promise<unknown> {
  const response = await send(address, { signal, headers: { Accept: `${problemMedia}, */*` } });
  if (isError(response)) throw await errorOf(response);
  return response.json();
}

async function respond(route: Route, options: UncheckedApiCall): Promise<Response> {
  const address = withEdition(addressOf(route, options.params, options.query));
  const response = await sendCall(route, address, options);
  if (isError(response)) throw await errorOf(response);
  return response;
}

/** Most times that a call is sent whose token another answer has replaced. */
const maxSent = 4;

/**
 * Sends a call. The first answers to a browser without a token each bring one: a POST that was made with another one than its cookie
 * has when it leaves is refused, and is sent again with that of the cookie.
 */
async function sendCall(route: Route, address: string, options: UncheckedApiCall): Promise<Response> {
  for (let sent = 1; ; sent++) {
    const token = csrfToken(document.cookie);
    const response = await send(address, request(route, options));
    const isReplaced = route.method === 'POST' && response.status === 403 && csrfToken(document.cookie) !== token;
    if (!isReplaced || sent === maxSent) return response;
  }
}

/**
 * Makes a call with a large answer and passes its text on in pieces. Every call of `take` is a task of its own, so that
 * the page stays responsive. Rejects as `call` does.
 */
export async function callInPieces<R extends Route>(
  route: R,
  options: ApiCall<R>,
  take: (piece: string) => void,
): Promise<void> {
  const response = await sendCall(route, linkTo(route, options), options);
  if (isError(response)) throw await errorOf(response);
  const reader = response.body?.getReader();
  const decoder = new TextDecoder();
  try {
    for (let next = await reader?.read(); next && !next.done; next = await reader?.read()) {
      take(decoder.decode(next.value, { stream: true }));
      await new Promise((done) => setTimeout(done));
    }
  } catch (error) {
    if (options.signal?.aborted || !(error instanceof TypeError)) throw error;
    throw new ApiError(0, unreachable);
  }
  take(decoder.decode());
}

function request({ method }: Route, { body, signal, headers: more }: UncheckedApiCall): RequestInit {
  const headers: Record<string, string> = { Accept: `${problemMedia}, */*`, Prefer: absencePreference, ...more };
  if (method === 'GET') return { signal, headers };
  const token = csrfToken(document.cookie);
  if (token) headers['X-CSRFToken'] = token;
  if (body instanceof FormData || body === undefined) return { method, signal, headers, body };
  return {
    method,
    signal,
    headers: { ...headers, 'Content-Type': 'application/json' },
    body: JSON.stringify(body),
  };
}

async function send(address: string, init: RequestInit): Promise<Response> {
  try {
    return await fetch(address, init);
  } catch (error) {
    if (init.signal?.aborted) throw error;
    throw new ApiError(0, unreachable);
  }
}

const byStatus: Readonly<Record<number, string>> = {
  400: 'Problem with query.',
  502: 'Query Failed (Timeout)',
};

const isProblem = ({ headers }: Response): boolean => headers.get('content-type')?.startsWith(problemMedia) ?? false;

/** Whether an answer is an error; one that says that there is nothing to show has the status of a success. */
const isError = (response: Response): boolean => !response.ok || isProblem(response);

/** The error of an answer: a problem, one plain sentence, or the page of a proxy, which is not shown. */
async function errorOf(response: Response): Promise<ApiError> {
  const { status, statusText } = response;
  const type = response.headers.get('content-type') ?? '';
  if (isProblem(response)) {
    const problem: Problem = await response.json();
    return new ApiError(problem.status, problem.detail, problem, statusText);
  }
  const sentence = type.startsWith('text/plain') && status !== 502 ? (await response.text()).trim() : '';
  const message = sentence || byStatus[status] || statusText || `The server answered ${status}.`;
  return new ApiError(status, message, undefined, statusText);
}

/** Value of the CSRF cookie, which a POST repeats in its header; other sites cannot read it. */
export function csrfToken(cookies: string): string | undefined {
  return /(?:^|;\s*)csrftoken=([^;]*)/.exec(cookies)?.[1];
}
