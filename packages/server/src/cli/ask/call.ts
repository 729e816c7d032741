import { ApiError } from '@trellis/client';
import type { MessageOf, Route } from '@trellis/contract';
import type { Site } from './siteClient.ts';

/** Parameters of a call. */
export interface CallParameters {
  readonly params?: Readonly<Record<string, string | number>>;
  readonly query?: Readonly<Record<string, string | readonly string[] | undefined>>;
  /** A form, or a value that is sent as JSON. */
  readonly body?: unknown;
  readonly headers?: Readonly<Record<string, string>>;
}

/** Calls a route on the edition of the site. Throws an error with the sentence of a refusal. */
export async function callRoute(
  { client, url }: Site,
  route: Route,
  parameters: CallParameters = {},
): Promise<Response> {
  const response = await client.respond(route, parameters as never).catch((error: unknown) => {
    throw error instanceof ApiError ? new Error(sentenceOf(error, parameters), { cause: error }) : error;
  });
  const isPage = response.headers.get('content-type')?.startsWith('text/html') ?? false;
  if (isPage) throw new Error(`${url} answers with a page: is it the address of a Trellis site?`);
  return response;
}

/** A JSON answer with the type of its route. */
export const readMessage = <R extends Route>(_: R, value: unknown): MessageOf<R> => value as MessageOf<R>;

/** Reads the JSON answer to a call. */
export const askMessage = async <R extends Route>(
  site: Site,
  route: R,
  parameters?: CallParameters,
): Promise<MessageOf<R>> => readMessage(route, await (await callRoute(site, route, parameters)).json());

/** The sentence of a refusal: with its reason if a site cannot be reached, and with names that could have been meant. */
function sentenceOf({ message, status, problem, cause }: ApiError, { params }: CallParameters): string {
  if (status === 0) return `${message.replace(/\.$/, '')}: ${reasonOf(cause)}`;
  if (status === 300) return `${params?.['gene'] ?? 'This'} is the name of several genes; give the id of one`;
  const { suggestions = [] } = problem ?? {};
  const isSaid = suggestions.length === 0 || suggestions.some((name) => message.includes(name));
  return isSaid ? message : `${message.replace(/\.$/, '')}. Did you mean ${suggestions.join(' or ')}?`;
}

/** Why a connection failed: the deepest cause has the words of the system. */
function reasonOf(error: unknown): string {
  if (!(error instanceof Error)) return 'no connection';
  if (error.cause !== undefined) return reasonOf(error.cause);
  return error.message || ('code' in error ? String(error.code) : 'no connection');
}
