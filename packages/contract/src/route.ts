import { valueOf } from '@trellis/core';
import type { Static, TObject, TSchema } from 'typebox';
import type { AnyWire, Immutable, Wire } from './wire.ts';

/**
 * One call of the API: its path, parameters and answer. The server validates calls and generates the OpenAPI document from
 * it; the client builds addresses from it and gets the types of answers.
 */
export interface Route {
  readonly method: 'GET' | 'POST' | 'DELETE';
  /** Path with `:name` for each parameter, e.g. `/api/summary/:id/`. */
  readonly path: string;
  /** One line for the API documentation. */
  readonly summary: string;
  readonly params?: TObject;
  readonly query?: TObject;
  /** JSON body; multipart and other bodies are described in words in `summary`. */
  readonly body?: TSchema;
  /** Schema of each line of a body of JSON lines; the handler checks the lines. */
  readonly lines?: TSchema;
  /** Maximum size of a JSON body in bytes, when it is not 1 MiB. */
  readonly maxBodyBytes?: number;
  /** Schema of a JSON answer. */
  readonly answer?: TSchema;
  /** Converts between the message that is sent and the value that views return and pages use; without it both are equal. */
  readonly wire?: AnyWire;
  /** Media type of an answer that is not JSON. */
  readonly media?: string;
  /** Name under which a browser saves the answer. */
  readonly file?: string;
  /** Status of success, when it is not 200. */
  readonly status?: number;
  /** Whether a fault of the question is an answer too, for clients that prefer it (see `absencePreference`). */
  readonly explainsErrors?: true;
}

/** Returns a route with its precise type. */
export const route = <const R extends Route>(definition: R): R => definition;

type Of<T> = T extends TSchema ? Static<T> : Record<string, never>;

export type ParamsOf<R extends Route> = Of<R['params']>;
export type QueryOf<R extends Route> = Of<R['query']>;
export type BodyOf<R extends Route> = Of<R['body']>;

/** The description of an answer: its schema, and its wire if names differ. */
export type Answering = Pick<Route, 'answer' | 'wire' | 'media'>;

/** A JSON answer as it is sent, or a text. */
export type MessageOf<R extends Answering> = R['answer'] extends TSchema ? Immutable<Static<R['answer']>> : string;

/** The value of an answer, as a view returns it and as a page uses it. */
export type AnswerOf<R extends Answering> = R extends { readonly wire: Wire<infer Value, infer _> }
  ? Value
  : MessageOf<R>;

/** Returns the message of a value. */
export const encodeAnswer = <R extends Answering>(route: R, value: AnswerOf<R>): MessageOf<R> =>
  (route.wire ? route.wire.encode(value as never) : value) as MessageOf<R>;

/** Returns the value of a message. */
export const decodeAnswer = <R extends Answering>(route: R, message: MessageOf<R>): AnswerOf<R> =>
  (route.wire ? route.wire.decode(message as never) : message) as AnswerOf<R>;

/** A value of a query string: arrays become repeated keys; undefined and empty arrays are left out. */
type QueryValue = string | number | boolean | undefined | readonly (string | number)[];

/** Returns the address of a call: the path with its parameters and the query string, both encoded. */
export function addressOf(
  { path }: Route,
  params: Readonly<Record<string, string | number>> = {},
  query: Readonly<Record<string, QueryValue>> = {},
): string {
  const filled = path.replace(/:(\w+)/g, (_, name: string) => encodeURIComponent(String(valueOf(params, name))));
  const search = new URLSearchParams();
  for (const [key, value] of Object.entries(query)) {
    for (const item of Array.isArray(value) ? value : [value]) {
      if (item !== undefined) search.append(key, String(item));
    }
  }
  const text = search.toString();
  return text ? `${filled}?${text}` : filled;
}
