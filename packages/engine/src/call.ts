import {
  encodeAnswer,
  type AnswerOf,
  type Answering,
  type BodyOf,
  type ParamsOf,
  type QueryOf,
  type Route,
} from '@trellis/contract';
import type { EvaluatedResult } from './evaluatedResult.ts';
import type { NoOptions } from './options.ts';
import { csvPieces, type Table } from './table.ts';
import type { ViewContext } from './viewContext.ts';

type Chunk = string | Uint8Array;

/** An answer that is sent in pieces while it is computed. */
export type Chunks = AsyncIterable<Chunk> | Iterable<Chunk>;

/** What a caller has asked of a route, checked by its schemas. */
export interface CallFields<R extends Route = Route> {
  readonly params: ParamsOf<R>;
  readonly query: QueryOf<R>;
  readonly body: BodyOf<R>;
}

/** How a call is scheduled and cached. */
interface Plan<Options> {
  /** Whether it takes only milliseconds, unless the query is costly. */
  readonly isQuick?: boolean;
  /** Whether the answer is cached, always or for some options. */
  readonly isCached?: boolean | ((options: Options) => boolean);
  /** Whether it is the answer to a new query, for which a queue has less room. */
  readonly isNewQuery?: boolean;
  /** Whether it takes the files of the user's own analyses. */
  readonly takesOwnFiles?: boolean;
}

/** Computes something of a result. */
type Compute<Options, Value> = (result: EvaluatedResult, options: Options, context: ViewContext) => Value;

interface Entry<R extends Route, Options, Value> extends Plan<Options> {
  /** Reads the options from what was asked. Without it the host chooses them, and adds the route itself. */
  readonly options?: (fields: CallFields<R>) => Options;
  /** Whether it answers what was asked, where several calls share a route; the first that does is taken. */
  readonly fits?: (fields: CallFields<R>) => boolean;
  readonly compute: Compute<Options, Value>;
}

/** One call of the API, answered from a result alone: its route, its options, its pure function, and how that is scheduled. */
export interface ViewCall<R extends Route = Route, Options = unknown, Answer = unknown> {
  /** Names it in messages between threads, in keys of caches and in metrics. */
  readonly name: string;
  /** None if no path of the API leads to it. */
  readonly route: R | undefined;
  readonly isQuick: boolean;
  readonly isNewQuery: boolean;
  readonly takesOwnFiles: boolean;
  isCached(options: Options): boolean;
  /** Whether it is sent in pieces while it is computed. */
  readonly isStream: boolean;
  /** Whether the host adds its route by itself, with the options that `optionsOf` reads. */
  readonly isMounted: boolean;
  optionsOf(fields: CallFields<R>): Options;
  fits(fields: CallFields<R>): boolean;
  /** Computes the text of the answer, or its pieces. */
  write(result: EvaluatedResult, options: Options, context: ViewContext): Promise<string | Chunks>;
  /** Never set: carries the type of the answer. */
  readonly answer?: Answer;
}

function callOf<R extends Route, Options, Value>(
  name: string,
  route: R | undefined,
  {
    isQuick = false,
    isNewQuery = false,
    takesOwnFiles = false,
    isCached = false,
    options,
    fits = () => true,
  }: Entry<R, Options, Value>,
): Omit<ViewCall<R, Options>, 'isStream' | 'write' | 'answer'> {
  return {
    ...{ name, route, isQuick, isNewQuery, takesOwnFiles, fits, isMounted: options !== undefined },
    isCached: typeof isCached === 'function' ? isCached : () => isCached,
    optionsOf(fields) {
      if (!options) throw new Error(`the options of ${name} are chosen by its host`);
      return options(fields);
    },
  };
}

/** A call whose value is sent as JSON. */
export const jsonCall = <R extends Route, Options = NoOptions, A extends Answering = R>(
  name: string,
  route: R,
  entry: Entry<R, Options, AnswerOf<A> | Promise<AnswerOf<A>>> & {
    /** The form of the answer, where the route has another one too. */
    readonly answering?: A;
  },
): ViewCall<R, Options, AnswerOf<A>> => ({
  ...callOf(name, route, entry),
  isStream: false,
  write: async (...given) =>
    JSON.stringify(encodeAnswer(entry.answering ?? (route as unknown as A), await entry.compute(...given))),
});

/** A call whose answer is a text. */
export const textCall = <R extends Route, Options = NoOptions>(
  name: string,
  route: R | undefined,
  entry: Entry<R, Options, string | Promise<string>>,
): ViewCall<R, Options, string> => ({
  ...callOf(name, route, entry),
  isStream: false,
  write: async (...given) => entry.compute(...given),
});

/** A call whose answer is written in pieces. Tests check the bytes against the schema of the route. */
export const streamCall = <R extends Route, Options = NoOptions>(
  name: string,
  route: R,
  entry: Entry<R, Options, Chunks | Promise<Chunks>>,
): ViewCall<R, Options, AnswerOf<R>> => ({
  ...callOf(name, route, entry),
  isStream: true,
  write: async (...given) => entry.compute(...given),
});

/** A call whose answer is a table as CSV. */
export const csvCall = <R extends Route, Options, Tabled>(
  name: string,
  route: R,
  { table, compute, ...entry }: Entry<R, Options, Tabled | Promise<Tabled>> & { readonly table: Table<Tabled> },
): ViewCall<R, Options, AnswerOf<R>> =>
  streamCall(name, route, { ...entry, compute: async (...given) => csvPieces(table, await compute(...given)) });
