import {
  decodeAnswer,
  encodeAnswer,
  isJson,
  problemMedia,
  type AnswerOf,
  type Problem,
  type Route,
} from '@trellis/contract';
import { afterEachTest, beforeEachTest } from './eachTest.ts';
import type { SentCall } from './sentCall.ts';
import { surroundings } from './surroundings.ts';

type Answerer = (call: SentCall) => Promise<Response>;

const json = 'application/json';

interface Rule {
  readonly fits: (call: SentCall) => boolean;
  readonly answer: Answerer;
}

let rules: Rule[] = [];
let sent: SentCall[] = [];
let failed: string[] = [];
let pending = 0;

/** The server of the tests, which answers whatever no test answers. */
const server: Answerer = (call) => surroundings().serve(call);

/** Calls of a route. */
function callsOf({ method, path }: Route): (call: SentCall) => boolean {
  const pattern = new RegExp(`^${path.replaceAll('.', '\\.').replaceAll(/:\w+/g, '[^/]+')}$`);
  return (call) => call.method === method && pattern.test(call.url.pathname);
}

/** Lets a rule answer until the end of the test; the last one that fits a call counts. */
function add(route: Route, answer: Answerer): void {
  rules.unshift({ fits: callsOf(route), answer });
}

/** Answers calls of a route with a value, or what a function returns for a call, in the place of the server. */
export function answer<R extends Route>(route: R, value: AnswerOf<R> | ((call: SentCall) => AnswerOf<R>)): void {
  add(route, (call) => {
    const given = typeof value === 'function' ? (value as (call: SentCall) => AnswerOf<R>)(call) : value;
    const message = encodeAnswer(route, given);
    const isText = !isJson(route);
    return Promise.resolve(
      new Response(isText ? String(message) : JSON.stringify(message), {
        status: route.status ?? 200,
        headers: { 'content-type': isText ? (route.media ?? 'text/plain') : json },
      }),
    );
  });
}

/** Answers calls of a route with the server's answer after a change. */
export function alter<R extends Route>(route: R, change: (value: AnswerOf<R>) => AnswerOf<R>): void {
  add(route, async (call) => {
    const response = await server(call);
    const message = encodeAnswer(route, change(decodeAnswer(route, (await response.json()) as never)));
    return new Response(JSON.stringify(message), { status: response.status, headers: { 'content-type': json } });
  });
}

/** Refuses calls of a route as the server does, with a problem. */
export function refuse(route: Route, problem: Partial<Problem> & Pick<Problem, 'status' | 'detail'>): void {
  const whole: Problem = { type: 'urn:trellis:error:refused', title: 'Refused', code: 'refused', ...problem };
  respond(route, whole.status, { body: JSON.stringify(whole), type: problemMedia });
}

/** Answers calls of a route as a proxy or a broken server does. */
export function respond(route: Route, status: number, { body = '', type = 'text/html', statusText = '' } = {}): void {
  add(route, () => Promise.resolve(new Response(body, { status, statusText, headers: { 'content-type': type } })));
}

/** Answers calls of a route as a connection does that is refused. */
export const cutOff = (route: Route): void => add(route, refused);

/** Lets the server answer calls of a route again. */
export const restore = (route: Route): void => add(route, server);

/** Holds calls of a route until they are released or aborted; the server answers then. */
export function hold(route: Route): { readonly release: () => void } {
  let release = (): void => undefined;
  const isReleased = new Promise<void>((done) => (release = done));
  add(route, async (call) => {
    await Promise.race([isReleased, never(call)]);
    return server(call);
  });
  return { release };
}

/** The calls of a route that the page has made in this test. */
export const callsTo = (route: Route): readonly SentCall[] => sent.filter(callsOf(route));

/** The calls of the page in this test that the console of a browser shows as failed: with a status of 4xx or 5xx, or without answer. */
export const failedCalls = (): readonly string[] => failed;

/** The number of calls that have no answer yet. */
export const pendingCalls = (): number => pending;

/** `offline`: the browser has no network. `gone`: the server refuses every call. `silent`: no call has an answer. */
type Line = 'up' | 'offline' | 'gone' | 'silent';

let lost: Rule | undefined;

/** Lets the browser lose the server, or find it again. */
export function setLine(line: Line): void {
  rules = rules.filter((rule) => rule !== lost);
  lost = line === 'up' ? undefined : { fits: () => true, answer: line === 'silent' ? never : refused };
  if (lost) rules.unshift(lost);
  const wasOnline = navigator.onLine;
  Object.defineProperty(window.navigator, 'onLine', { configurable: true, value: line !== 'offline' });
  if (navigator.onLine !== wasOnline) window.dispatchEvent(new Event(wasOnline ? 'offline' : 'online'));
}

const refused: Answerer = () => Promise.reject(new TypeError('fetch failed'));
const never: Answerer = ({ signal }) =>
  new Promise((_, fail) => signal?.addEventListener('abort', () => fail(signal.reason as Error)));

/** What a page calls in the place of the browser's function. */
async function fetchOfPage(address: RequestInfo | URL, init: RequestInit = {}): Promise<Response> {
  const call: SentCall = {
    url: new URL(String(address), window.location.href),
    method: init.method ?? 'GET',
    headers: Object.fromEntries(new Headers(init.headers)),
    body: init.body as SentCall['body'],
    signal: init.signal ?? undefined,
  };
  call.signal?.throwIfAborted();
  sent.push(call);
  const { answer: answerer } = rules.find(({ fits }) => fits(call)) ?? { answer: server };
  pending++;
  try {
    const response = await answerer(call);
    if (!response.ok) failed.push(`${call.method} ${call.url.href}: ${response.status}`);
    return response;
  } catch (error) {
    if (!call.signal?.aborted) failed.push(`${call.method} ${call.url.href}: no answer`);
    throw error;
  } finally {
    pending--;
  }
}

beforeEachTest(() => {
  globalThis.fetch = fetchOfPage;
  window.fetch = fetchOfPage;
});
afterEachTest(() => {
  rules = [];
  lost = undefined;
  sent = [];
  failed = [];
  Object.defineProperty(window.navigator, 'onLine', { configurable: true, value: true });
});
