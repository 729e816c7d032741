import { AsyncLocalStorage } from 'node:async_hooks';
import type { FastifyInstance } from 'fastify';
import { problemMedia, type Route } from '@trellis/contract';
import type { Caller } from '../pool/client.ts';

/** A call that the server makes to itself, without a connection. */
export interface InnerCall {
  readonly method: Route['method'];
  /** Path with its query string. */
  readonly url: string;
  readonly body?: unknown;
  readonly form?: FormData;
  /** A body that is encoded already, with its media type. */
  readonly payload?: Buffer;
  readonly type?: string;
  readonly signal?: AbortSignal;
  /** For whom the call is made. */
  readonly caller: Caller;
  /** Host name that is called, which picks the edition. */
  readonly host?: string;
  /** Maximum size of the answer in bytes. */
  readonly maxBytes: number;
}

/** The answer to an inner call; the body is JSON if `isJson`, else a text. */
export interface InnerAnswer {
  readonly status: number;
  readonly headers: Readonly<Record<string, string | string[] | number | undefined>>;
  readonly isJson: boolean;
  readonly bytes: Buffer;
}

/** An answer is larger than the caller takes. */
export class AnswerTooLarge extends Error {}

/** What is known about the calls that run inside another one. */
interface Surroundings {
  /** Whether they have been counted against the rate of their caller. */
  readonly isCounted?: true;
  /** Fires when the caller leaves. */
  readonly signal?: AbortSignal;
  readonly caller?: Caller;
}

const surroundings = new AsyncLocalStorage<Surroundings>();

/** Whether the running call is part of one that has been counted against the rate of its caller. */
export const isCounted = (): boolean => surroundings.getStore()?.isCounted === true;

/** The signal of the caller of the running call, if it is an inner one: it has no connection that could close. */
export const innerSignal = (): AbortSignal | undefined => surroundings.getStore()?.signal;

/** Who makes the call that the running one is part of; undefined if it is not an inner one. */
export const innerCaller = (): Caller | undefined => surroundings.getStore()?.caller;

/** Runs inner calls that do not count against the rate of the caller. */
export const asCounted = <T>(action: () => Promise<T>): Promise<T> =>
  surroundings.run({ ...surroundings.getStore(), isCounted: true }, action);

/**
 * Makes a call through the routes of the server: with their checks, limits and errors, and the bytes that others get. Throws
 * `AnswerTooLarge`, and the abort error when the signal fires.
 */
export async function callInside(app: FastifyInstance, call: InnerCall): Promise<InnerAnswer> {
  const { method, url, signal, caller, host } = call;
  const { payload, type } = await contentOf(call);
  const headers = {
    accept: `${problemMedia}, */*`,
    ...(host !== undefined && { host }),
    ...(type !== undefined && { 'content-type': type }),
  };
  // `inject` starts the call when it is awaited, so that has to be inside too.
  const answer = await surroundings.run({ ...surroundings.getStore(), signal, caller }, async () => {
    const given = await app.inject({
      method,
      url,
      payload,
      headers,
      remoteAddress: caller.address,
      payloadAsStream: true,
    });
    return given;
  });
  signal?.throwIfAborted();
  const media = String(answer.headers['content-type'] ?? '');
  return {
    status: answer.statusCode,
    headers: answer.headers,
    isJson: /^application\/([\w.-]+\+)?json\b/.test(media),
    bytes: await collect(answer.stream(), call.maxBytes),
  };
}

async function contentOf({
  body,
  form,
  payload,
  type,
}: InnerCall): Promise<{ payload?: string | Buffer; type?: string }> {
  if (payload) return { payload, type };
  if (form) {
    const encoded = new Response(form);
    return {
      payload: Buffer.from(await encoded.arrayBuffer()),
      type: encoded.headers.get('content-type') ?? undefined,
    };
  }
  return body === undefined ? {} : { payload: JSON.stringify(body), type: 'application/json' };
}

/** Reads a stream; one that is too long is given up, and with it the work for it. */
async function collect(stream: AsyncIterable<Buffer>, maxBytes: number): Promise<Buffer> {
  const parts: Buffer[] = [];
  let length = 0;
  for await (const part of stream) {
    length += part.length;
    if (length > maxBytes) throw new AnswerTooLarge();
    parts.push(part);
  }
  return Buffer.concat(parts, length);
}
