import {
  addressOf,
  decodeAnswer,
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

/** What a call carries besides its route, for code that serves every route; `Call` is checked against one route. */
export interface UncheckedCall {
  readonly params?: AddressParams;
  readonly query?: AddressQuery;
  /** A form, or anything that JSON can hold. */
  readonly body?: unknown;
  readonly signal?: AbortSignal;
}

export interface Call<R extends Route> extends UncheckedCall {
  readonly params?: ParamsOf<R> & AddressParams;
  readonly query?: Partial<QueryOf<R>> & AddressQuery;
}

/** Address of a route with the edition that the page shows, for links and downloads. */
export function linkTo<R extends Route>(route: R, { params, query }: Pick<Call<R>, 'params' | 'query'> = {}): string {
  return withEdition(addressOf(route, params, query));
}

/**
 * Makes a call of the API: the only place that fetches. Resolves with the answer as the contract types it; rejects with
 * an `ApiError`, or with the signal's reason when it was aborted.
 */
export function call<R extends Route>(route: R, options: Call<R> = {}): Promise<AnswerOf<R>> {
  return callUnchecked(route, options);
}

/** `call` without the check that parameters and query are those of the route. */
export async function callUnchecked<R extends Route>(route: R, options: UncheckedCall): Promise<AnswerOf<R>> {
  const address = withEdition(addressOf(route, options.params, options.query));
  const response = await send(address, request(route, options));
  if (!response.ok) throw await errorOf(response);
  return decodeAnswer(route, route.answer ? await response.json() : await response.text());
}

/**
 * Makes a call whose answer is large, and hands its text on piece by piece. Between the pieces the page is free: `take`
 * is called in a task of its own each time. Rejects as `call` does.
 */
export async function callInPieces<R extends Route>(
  route: R,
  options: Call<R>,
  take: (piece: string) => void,
): Promise<void> {
  const response = await send(linkTo(route, options), request(route, options));
  if (!response.ok) throw await errorOf(response);
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

function request(route: Route, { body, signal }: UncheckedCall): RequestInit {
  const headers: Record<string, string> = { Accept: `${problemMedia}, */*` };
  if (route.method === 'GET') return { signal, headers };
  const token = csrfToken(document.cookie);
  if (token) headers['X-CSRFToken'] = token;
  if (body instanceof FormData) return { method: 'POST', signal, headers, body };
  return {
    method: 'POST',
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

/** The error of an answer: the server sends a problem with its details; a proxy may send a page of its own. */
async function errorOf(response: Response): Promise<ApiError> {
  const { status, statusText } = response;
  if (response.headers.get('content-type')?.startsWith(problemMedia)) {
    const problem: Problem = await response.json();
    return new ApiError(status, problem.detail, problem);
  }
  return new ApiError(status, byStatus[status] ?? (statusText || `The server answered ${status}.`));
}

/** Value of the cookie that a POST repeats in its header, so that another site cannot send it. */
export function csrfToken(cookies: string): string | undefined {
  return /(?:^|;\s*)csrftoken=([^;]*)/.exec(cookies)?.[1];
}
