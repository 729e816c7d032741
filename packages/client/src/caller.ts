import { addressOf, decodeAnswer, isJson, linesMedia, problemMedia, type Route } from '@trellis/contract';
import { ApiError, errorOf } from './ApiError.ts';
import { answerOfFolder, canBeOfFiles, openFolder } from './folder.ts';
import { pause, retryAfterSeconds, waitSeconds } from './retry.ts';
import type { CallArguments, ClientAnswer, UncheckedCall } from './types.ts';

export interface ClientOptions {
  /** Address of the site, e.g. `http://127.0.0.1:8000` or `https://species.example.org`; of a site in a folder of files only the releases can be read. */
  readonly url: string;
  /** Edition to ask; by default that of the host name. */
  readonly edition?: string;
  /** Further attempts after 429 (too many calls) and 503 (busy); 4 by default. */
  readonly retries?: number;
  /** What sends the calls; that of the platform by default. */
  readonly fetch?: typeof fetch;
  /** Aborts every call of the client. */
  readonly signal?: AbortSignal;
}

export interface Caller {
  /** Makes a call. Throws an `ApiError`, or the signal's reason when the call is aborted. */
  call<R extends Route>(route: R, ...[options]: CallArguments<R>): Promise<ClientAnswer<R>>;
  /** Makes a call; resolves with the response as the server sent it. Throws as `call` does. */
  respond<R extends Route>(route: R, ...[options]: CallArguments<R>): Promise<Response>;
  /** `respond` without the check that parameters, query and body are those of the route. */
  send(route: Route, options?: UncheckedCall): Promise<Response>;
  /** The address of a call, e.g. to show it or to hand it to another program. */
  addressOf(route: Route, options?: Pick<UncheckedCall, 'params' | 'query'>): string;
}

/** What makes the calls of a client. */
export function createCaller({ url, edition, retries = 4, fetch: sender, signal }: ClientOptions): Caller {
  const base = siteOf(url);
  const fetchOnce = sender ?? fetch;

  const address: Caller['addressOf'] = (route, { params, query } = {}) =>
    base + addressOf(route, params, { ...(edition !== undefined && { edition }), ...query });

  const send: Caller['send'] = async (route, options = {}) => {
    const signals = [signal, options.signal].filter((one) => one !== undefined);
    const joined = signals.length > 1 ? AbortSignal.any(signals) : signals[0];
    const place = address(route, options);
    const init = { ...initOf(route, options), signal: joined };
    for (let attempt = 0; ; attempt++) {
      const response = await reach(fetchOnce, place, init);
      if (canBeOfFiles(response)) {
        const folder = await openFolder(base, { fetch: fetchOnce, signal: joined });
        if (folder) {
          await response.body?.cancel();
          return answerOfFolder(folder, { route, base, edition: options.query?.['edition'] ?? edition });
        }
      }
      if (response.ok) return response;
      const requested = retryAfterSeconds(response.headers.get('retry-after'), Date.now());
      const wait =
        attempt < retries ? waitSeconds({ status: response.status, requested }, attempt, Math.random()) : undefined;
      if (wait === undefined) throw await errorOf(response, requested);
      await response.body?.cancel();
      await pause(wait, joined);
    }
  };

  return {
    send,
    addressOf: address,
    respond: (route, ...[options]) => send(route, options as UncheckedCall | undefined),
    call: async (route, ...[options]) => answerOf(route, await send(route, options as UncheckedCall | undefined)),
  };
}

/** The address of a site without what follows its path. Throws a sentence for anything else than http and https. */
function siteOf(url: string): string {
  const parsed = URL.canParse(url) ? new URL(url) : undefined;
  if (parsed?.protocol !== 'http:' && parsed?.protocol !== 'https:')
    throw new ApiError(`"${url}" is not the address of a site, such as http://127.0.0.1:8000.`, { status: 0 });
  return `${parsed.origin}${parsed.pathname.replace(/\/+$/, '')}`;
}

/** The value of a response, as `ClientAnswer` says. */
export async function answerOf<R extends Route>(route: R, response: Response): Promise<ClientAnswer<R>> {
  if (!isJson(route)) return response as ClientAnswer<R>;
  return decodeAnswer(route, (await response.json()) as never) as ClientAnswer<R>;
}

function initOf({ method, takesLines }: Route, { body, headers: more }: UncheckedCall): RequestInit {
  const headers: Record<string, string> = { Accept: `${problemMedia}, */*`, ...more };
  if (method === 'GET') return { method, headers };
  const token =
    typeof document === 'undefined' ? undefined : /(?:^|;\s*)csrftoken=([^;]*)/.exec(document.cookie)?.[1];
  if (token) headers['X-CSRFToken'] = token;
  if (body instanceof FormData || body === undefined) return { method, headers, body };
  const type = takesLines ? linesMedia : 'application/json';
  const text = takesLines ? linesOf(body as readonly unknown[]) : JSON.stringify(body);
  return { method, headers: { ...headers, 'Content-Type': type }, body: text };
}

const linesOf = (values: readonly unknown[]): string => values.map((value) => `${JSON.stringify(value)}\n`).join('');

async function reach(fetchOnce: typeof fetch, address: string, init: RequestInit): Promise<Response> {
  try {
    return await fetchOnce(address, init);
  } catch (cause) {
    if (init.signal?.aborted) throw cause;
    throw new ApiError(`${new URL(address).origin} cannot be reached.`, { status: 0 }, { cause });
  }
}
