import type { Static, TObject, TSchema } from 'typebox';
import type { AnyWire, Immutable, Wire } from './wire.ts';

/**
 * One call of the API: where it is, what it takes and what it answers. The server validates with it and generates the
 * OpenAPI document from it; the client builds addresses and types answers with it.
 */
export interface Route {
  readonly method: 'GET' | 'POST';
  /** Path with `:name` for each parameter, e.g. `/api/summary/:id/`. */
  readonly path: string;
  /** One line for the API documentation. */
  readonly summary: string;
  readonly params?: TObject;
  readonly query?: TObject;
  /** JSON body; multipart and other bodies are described in words in `summary`. */
  readonly body?: TSchema;
  /** Schema of a JSON answer. */
  readonly answer?: TSchema;
  /** Between the answer as it is sent and the value that views return and pages use; the same without it. */
  readonly wire?: AnyWire;
  /** Media type of an answer that is not JSON. */
  readonly media?: string;
  /** Name under which a browser saves the answer. */
  readonly file?: string;
  /** Status of success, when it is not 200. */
  readonly status?: number;
}

/** Keeps the precise types of a route. */
export const route = <const R extends Route>(definition: R): R => definition;

type Of<T> = T extends TSchema ? Static<T> : Record<string, never>;

export type ParamsOf<R extends Route> = Of<R['params']>;
export type QueryOf<R extends Route> = Of<R['query']>;
export type BodyOf<R extends Route> = Of<R['body']>;

/** What an answer is described by: its schema and, where names differ, its wire. */
export type Answering = Pick<Route, 'answer' | 'wire' | 'media'>;

/** A JSON answer as it is sent, or the text of another one. */
export type MessageOf<R extends Answering> = R['answer'] extends TSchema ? Immutable<Static<R['answer']>> : string;

/** The value of an answer, as a view returns it and as a page uses it. */
export type AnswerOf<R extends Answering> = R extends { readonly wire: Wire<infer Value, infer _> }
  ? Value
  : MessageOf<R>;

/** The message that stands for a value. */
export const encodeAnswer = <R extends Answering>(route: R, value: AnswerOf<R>): MessageOf<R> =>
  (route.wire ? route.wire.encode(value as never) : value) as MessageOf<R>;

/** The value that a message stands for. */
export const decodeAnswer = <R extends Answering>(route: R, message: MessageOf<R>): AnswerOf<R> =>
  (route.wire ? route.wire.decode(message as never) : message) as AnswerOf<R>;

/** A value of a query string: arrays become repeated keys, undefined and empty arrays vanish. */
type QueryValue = string | number | boolean | undefined | readonly (string | number)[];

/** Address of a call: the path with its parameters filled in and the query string behind it, both encoded. */
export function addressOf(
  { path }: Route,
  params: Readonly<Record<string, string | number>> = {},
  query: Readonly<Record<string, QueryValue>> = {},
): string {
  const filled = path.replace(/:(\w+)/g, (_, name: string) => encodeURIComponent(String(params[name])));
  const search = new URLSearchParams();
  for (const [key, value] of Object.entries(query)) {
    for (const item of Array.isArray(value) ? value : [value]) {
      if (item !== undefined) search.append(key, String(item));
    }
  }
  const text = search.toString();
  return text ? `${filled}?${text}` : filled;
}
