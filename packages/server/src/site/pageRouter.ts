import { parse as parseQuery } from 'fast-querystring';
import type { Route } from '@trellis/contract';
import { compareTexts, TrellisError } from '@trellis/core';
import { bodyOf, contentType } from '../http/answerForm.ts';
import { answerToError, notFound, Refusal, spoken, type ClientError, type Fault } from '../http/errorAnswer.ts';
import { OtherAnswer, type AnyCall, type Call, type Handler, type Reply, type Router } from '../http/router.ts';
import { nestingOf } from '../json/nesting.ts';
import { callFormParts } from './formParts.ts';
import { PartMissing } from './lateColumns.ts';

/** A call as a page makes it. */
export interface PageCall {
  readonly method: string;
  /** Path below the site with its query string, such as `/api/tfs/?edition=NAME`. */
  readonly url: string;
  readonly hostname: string;
  /** With names in lower case. */
  readonly headers: Readonly<Record<string, string>>;
  readonly body: Uint8Array<ArrayBuffer> | undefined;
  readonly signal: AbortSignal;
}

/** What a call is answered with. */
export interface PageAnswer {
  readonly status: number;
  readonly headers: Readonly<Record<string, string>>;
  readonly body: Uint8Array | AsyncIterable<Uint8Array> | string;
}

/** Compares a value with a schema, and turns the words of an address into its types. */
export interface Validate {
  (value: unknown): unknown;
  errors?: readonly Fault[] | null;
}

/** The parts of a call that have a schema. */
type CheckedPart = 'params' | 'body' | 'query';

/** What compares a part of a call with the schema of its route. */
export type ValidatorOf = (route: Route, part: CheckedPart) => Promise<Validate | undefined>;

interface Mounted {
  readonly route: Route;
  readonly pattern: RegExp;
  readonly names: readonly string[];
  readonly handler: Handler<Route>;
}

/** How the host of Fastify names the parts in its errors. */
const contexts = { params: 'params', body: 'body', query: 'querystring' } as const;

const caller = { address: '', isLimited: false } as const;

/** Number of parts of the data that are read one by one for an answer; one that needs more needs most of them. */
const maxSingleParts = 3;

/** Maximum sizes of bodies, as a server has them. */
const maxJsonBytes = 1 << 20;
const maxDepth = 40;

/** Answers calls in a worker of a page as a server does. */
export class PageRouter implements Router {
  private readonly validatorOf: ValidatorOf;
  private readonly onFault: (error: unknown) => void;
  private readonly routes: Mounted[] = [];
  private isSorted = true;

  constructor(validatorOf: ValidatorOf, onFault: (error: unknown) => void) {
    this.validatorOf = validatorOf;
    this.onFault = onFault;
  }

  mount<R extends Route>(route: R, handler: Handler<R>): void {
    const names = [...route.path.matchAll(/:(\w+)/g)].map(([, name]) => name);
    const source = route.path.split(/(:\w+)/).map((part) => (part.startsWith(':') ? '([^/]+?)' : escaped(part)));
    const pattern = new RegExp(`^${source.join('')}$`);
    this.routes.push({ route, pattern, names, handler: handler as unknown as Handler<Route> });
    this.isSorted = false;
  }

  /** The mounted routes. A path without parameters comes before one that has some at the same place. */
  private sortedRoutes(): readonly Mounted[] {
    if (!this.isSorted) this.routes.sort((a, b) => compareTexts(rankOf(a.route.path), rankOf(b.route.path)));
    this.isSorted = true;
    return this.routes;
  }

  async answer(call: PageCall): Promise<PageAnswer> {
    const answer = await this.answerAny(call);
    return call.method === 'HEAD' ? { ...answer, body: '' } : answer;
  }

  private async answerAny(call: PageCall): Promise<PageAnswer> {
    const [path, search = ''] = splitAt(call.url, '?');
    const method = call.method === 'HEAD' ? 'GET' : call.method;
    const found = this.sortedRoutes().find(({ route, pattern }) => route.method === method && pattern.test(path));
    const headers: Record<string, string> = {};
    try {
      if (!found) throw new Refusal(notFound('There is no such call; see /api/docs.'));
      return await this.handle(found, { call, path, search, headers });
    } catch (error) {
      return this.failed(error, { call, headers, route: found?.route });
    }
  }

  private async handle(
    { route, pattern, names, handler }: Mounted,
    {
      call,
      path,
      search,
      headers,
    }: {
      readonly call: PageCall;
      readonly path: string;
      readonly search: string;
      readonly headers: Record<string, string>;
    },
  ): Promise<PageAnswer> {
    const values = pattern.exec(path)?.slice(1) ?? [];
    const params = Object.fromEntries(names.map((name, i) => [name, decoded(values[i])]));
    const type = call.headers['content-type'] ?? '';
    const parts: Record<CheckedPart, unknown> = {
      params,
      body: bodyIn(call, type, route),
      query: parseQuery(search),
    };
    for (const part of ['params', 'body', 'query'] as const) await this.check(route, part, parts);
    const request: AnyCall = {
      ...parts,
      ...{ url: call.url, hostname: call.hostname, headers: call.headers, caller },
      isMultipart: () => isForm(type),
      parts: () => callFormParts(call.body, type),
    };
    const reply: Reply = {
      request,
      client: { ...caller, signal: call.signal },
      header(name, value) {
        // own value: the names of headers are those of our answers
        headers[name.toLowerCase()] = String(value);
        return reply;
      },
    };
    const answer = await withParts(() => handler(request as Call<Route>, reply));
    if (answer instanceof OtherAnswer) return otherAnswer(answer, headers);
    if (route.file && !('content-disposition' in headers))
      headers['content-disposition'] = `attachment; filename="${route.file}"`;
    const body = bodyOf(route, answer as never);
    return {
      status: route.status ?? 200,
      headers: { ...headers, 'content-type': contentType(route) },
      body: isSendable(body) ? body : JSON.stringify(body),
    };
  }

  private async check(route: Route, part: CheckedPart, parts: Readonly<Record<CheckedPart, unknown>>): Promise<void> {
    const validate = await this.validatorOf(route, part);
    if (!validate || validate(parts[part] ?? null)) return;
    const fault: ClientError = {
      message: 'not valid',
      statusCode: 400,
      validation: validate.errors ?? [],
      validationContext: contexts[part],
    };
    throw Object.assign(new Error(fault.message), fault);
  }

  private failed(
    error: unknown,
    {
      call,
      headers,
      route,
    }: {
      readonly call: PageCall;
      readonly headers: Readonly<Record<string, string>>;
      readonly route: Route | undefined;
    },
  ): PageAnswer {
    const { answer, retryAfter, isFault } = answerToError(error instanceof Error ? error : new Error(String(error)));
    if (isFault) this.onFault(error);
    const told = isFault ? { ...answer, detail: 'Something went wrong in the program of this site.' } : answer;
    const said = spoken(told, { headers: call.headers, explainsErrors: route?.explainsErrors });
    const { 'content-disposition': _, ...kept } = headers;
    const own = Object.fromEntries(Object.entries(said.headers).map(([name, value]) => [name.toLowerCase(), value]));
    const retry: Record<string, string> = retryAfter === undefined ? {} : { 'retry-after': String(retryAfter) };
    return { status: said.status, headers: { ...kept, ...retry, ...own }, body: said.body };
  }
}

/** Computes an answer, again after each part of the data that it has missed. */
async function withParts<T>(answer: () => Promise<T>): Promise<T> {
  for (let missing = 1; ; missing++) {
    try {
      return await answer();
    } catch (error) {
      if (!(error instanceof PartMissing)) throw error;
      await error.load(missing <= maxSingleParts ? 'one' : 'all');
    }
  }
}

const isForm = (type: string): boolean => /^multipart\/form-data\b/i.test(type);

const isSendable = (body: unknown): body is PageAnswer['body'] =>
  typeof body === 'string' ||
  body instanceof Uint8Array ||
  (typeof body === 'object' && body !== null && Symbol.asyncIterator in body);

function otherAnswer({ status, headers: own, value }: OtherAnswer, headers: Record<string, string>): PageAnswer {
  const named = Object.fromEntries(Object.entries(own).map(([name, text]) => [name.toLowerCase(), text]));
  const type: Record<string, string> =
    value === undefined ? {} : { 'content-type': 'application/json; charset=utf-8' };
  return {
    status,
    headers: { ...headers, ...named, ...type },
    body: value === undefined ? '' : JSON.stringify(value),
  };
}

/** The body of a call, read as its media type says. */
function bodyIn({ body, method }: PageCall, type: string, { maxBodyBytes = maxJsonBytes }: Route): unknown {
  if (method !== 'POST' && method !== 'DELETE') return undefined;
  if (isForm(type) || !body) return undefined;
  if (body.length > maxBodyBytes) throw clientError('The request is too large.', 413);
  const text = new TextDecoder().decode(body);
  if (/^application\/x-www-form-urlencoded\b/i.test(type)) return parseQuery(text);
  if (/^text\/plain\b/i.test(type)) return text;
  if (!/^application\/json\b/i.test(type)) {
    if (body.length === 0 && type === '') return undefined;
    throw clientError(`Unsupported Media Type: ${type || 'undefined'}`, 415);
  }
  return jsonIn(text);
}

function jsonIn(text: string): unknown {
  if (nestingOf(text) > maxDepth)
    throw new TrellisError('bad-request', `The JSON body is nested more than ${maxDepth} levels deep.`);
  if (text.length === 0)
    throw clientError("Body cannot be empty when content-type is set to 'application/json'", 400);
  try {
    return JSON.parse(text);
  } catch {
    throw clientError("Body is not valid JSON but content-type is set to 'application/json'", 400);
  }
}

const clientError = (message: string, statusCode: number): Error => Object.assign(new Error(message), { statusCode });

const escaped = (text: string): string => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');

/** Orders paths: a fixed word before a parameter. */
const rankOf = (path: string): string => path.replace(/:\w+/g, '\u{10FFFF}');

function decoded(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    throw clientError('The address cannot be read: it has a broken % sign.', 400);
  }
}

function splitAt(text: string, mark: string): [string, string?] {
  const at = text.indexOf(mark);
  return at < 0 ? [text] : [text.slice(0, at), text.slice(at + 1)];
}
