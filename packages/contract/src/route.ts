import { valueOf } from '@trellis/core';
import type { Static, TObject, TSchema } from 'typebox';
import type { AnyWire, Immutable, Wire } from './wire.ts';

/** What documents a call and checks its parts. */
export interface RouteSchemas {
  /** One line for the API documentation. */
  readonly summary: string;
  readonly params?: TObject;
  readonly query?: TObject;
  /** JSON body; multipart and other bodies are described in words in `summary`. */
  readonly body?: TSchema;
  /** Schema of each line of a body of JSON lines; the handler checks the lines. */
  readonly lines?: TSchema;
  /** Schema of a JSON answer. */
  readonly answer?: TSchema;
}

declare const schemas: unique symbol;

/** Has the types of schemas but not the schemas, so that a browser does without them; `@trellis/contract/schemas` has them. */
export interface Described<S> {
  readonly [schemas]?: S;
}

/** One call of the API as it is made: its address, and what converts its answer. */
export interface Call {
  readonly method: 'GET' | 'POST' | 'DELETE';
  /** Path with `:name` for each parameter, e.g. `/api/summary/:id/`. */
  readonly path: string;
  /** Whether the body is JSON lines. */
  readonly takesLines?: true;
  /** Maximum size of a JSON body in bytes, when it is not 1 MiB. */
  readonly maxBodyBytes?: number;
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

/**
 * One call of the API: its path, and the types of its parameters and its answer. The client builds addresses from it; the server
 * validates calls and generates the OpenAPI document by its schemas.
 */
export interface Route extends Call, Described<RouteSchemas> {}

/** Returns a route with its precise type; the schemas are named as a type: `route<typeof schemas.readSummary>()({ ... })`. */
export const route =
  <S extends RouteSchemas>() =>
  <const C extends Call>(call: C): C & Described<S> =>
    call;

/** Returns the description of an answer that several routes can have. */
export const answering =
  <A extends TSchema>() =>
  <const W extends AnyWire>(wire: W): { readonly wire: W } & Described<{ readonly answer: A }> => ({ wire });

/** The types of the schemas of a route. */
export type SchemasOf<R> = R extends Described<infer S> ? S : never;

type Part<R, Name extends keyof RouteSchemas> = Name extends keyof SchemasOf<R> ? SchemasOf<R>[Name] : undefined;
type Of<T> = T extends TSchema ? Static<T> : Record<string, never>;

export type ParamsOf<R extends Route> = Of<Part<R, 'params'>>;
export type QueryOf<R extends Route> = Of<Part<R, 'query'>>;
export type BodyOf<R extends Route> = Of<Part<R, 'body'>>;

/** The description of an answer: its schema, and its wire if names differ. */
export type Answering = Pick<Route, 'wire' | 'media'> & Described<Pick<RouteSchemas, 'answer'>>;

/** Whether a call answers with JSON. */
export const isJson = ({ media, status }: Pick<Route, 'media' | 'status'>): boolean =>
  media === undefined && status !== 204;

/** A JSON answer as it is sent, or a text. */
export type MessageOf<R extends Answering> =
  Part<R, 'answer'> extends TSchema ? Immutable<Static<Part<R, 'answer'>>> : string;

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
