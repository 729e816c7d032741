import {
  addressOf,
  problemMedia,
  type geneChoicesAnswer,
  type MessageOf,
  type Problem,
  type Route,
} from '@trellis/contract';
import type { Site } from './site.ts';

/** A refusal of a site: its sentence, status and code. */
export class Refusal extends Error {
  readonly status: number;
  readonly code: string;

  constructor(sentence: string, { status, code }: { readonly status: number; readonly code: string }) {
    super(sentence);
    this.name = 'Refusal';
    this.status = status;
    this.code = code;
  }
}

/** Parameters of a call. */
export interface Asked {
  readonly params?: Readonly<Record<string, string | number>>;
  readonly query?: Readonly<Record<string, string | readonly string[] | undefined>>;
  /** A form, or a value that is sent as JSON. */
  readonly body?: unknown;
}

/** Calls a route on the edition of the site. Throws `Refusal` unless the answer is one of success. */
export async function callRoute(site: Site, route: Route, { params, query, body }: Asked = {}): Promise<Response> {
  const address = site.url + addressOf(route, params, { edition: site.edition, ...query });
  const isForm = body instanceof FormData;
  const response = await site.fetch(address, {
    method: route.method,
    headers: {
      Accept: `${problemMedia}, */*;q=0.5`,
      ...(body !== undefined && !isForm && { 'Content-Type': 'application/json' }),
    },
    ...(body !== undefined && { body: isForm ? body : JSON.stringify(body) }),
  });
  if (response.status === (route.status ?? 200)) return response;
  throw await refusalOf(response, address);
}

/** A JSON answer with the type of its route. */
export const readMessage = <R extends Route>(_: R, value: unknown): MessageOf<R> => value as MessageOf<R>;

/** Reads the JSON answer to a call. */
export const askMessage = async <R extends Route>(site: Site, route: R, asked?: Asked): Promise<MessageOf<R>> =>
  readMessage(route, await (await callRoute(site, route, asked)).json());

async function refusalOf(response: Response, address: string): Promise<Refusal> {
  const text = await response.text();
  const { status } = response;
  if (status === 300) return new Refusal(choicesSentence(text), { status, code: 'ambiguous-name' });
  const problem = response.headers.get('content-type')?.startsWith(problemMedia) ? readProblem(text) : undefined;
  if (problem) return new Refusal(sentenceOf(problem), { status, code: problem.code });
  const said = /^[^<{\n]{1,500}$/.exec(text.trim())?.[0];
  const sentence = said ?? `${new URL(address).origin} answers with status ${status}: is this a Trellis site?`;
  return new Refusal(sentence, { status, code: 'failed' });
}

/** The genes that share a name. */
function choicesSentence(text: string): string {
  const { name, genes } = JSON.parse(text) as MessageOf<typeof geneChoicesAnswer>;
  return `${name} is the name of several genes: ${genes.map(({ id }) => id).join(', ')}. Give an id.`;
}

function readProblem(text: string): Problem | undefined {
  try {
    return JSON.parse(text) as Problem;
  } catch {
    return undefined;
  }
}

/** The sentence of a problem, with names that could have been meant. */
function sentenceOf({ detail, suggestions = [] }: Problem): string {
  const isSaid = suggestions.length === 0 || suggestions.some((name) => detail.includes(name));
  return isSaid ? detail : `${detail.replace(/\.$/, '')}. Did you mean ${suggestions.join(' or ')}?`;
}
