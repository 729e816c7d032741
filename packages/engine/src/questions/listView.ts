import {
  encodeAnswer,
  type AnswerOf,
  type Answering,
  type BodyOf,
  type QueryOf,
  type Route,
  type SchemasOf,
} from '@trellis/contract';
import type { ListInUniverse } from '@trellis/core/genes';
import type { Table } from '../table.ts';
import { isShort, readList, type SubmittedList } from './submittedList.ts';
import type { Question, Sources } from './question.ts';

/** A list with the options of a question about it. */
export interface AboutList<Options = unknown> {
  readonly requested: SubmittedList;
  readonly options: Options;
}

/** A question about a gene list, which can come with the call, or be stored. */
export interface ListCall<Options = unknown> extends Question<AboutList<Options>> {
  /** The call with the genes in its body. */
  readonly route?: Route;
  /** The call about a stored list. */
  readonly stored?: Route;
  /** Reads the options from the fields of either call. */
  optionsOf(fields: unknown): Options;
  /** The query among the fields, in which an error can have its place. */
  queryOf(fields: unknown): string | undefined;
  /** The edition to which a list is carried over. */
  editionTo(fields: unknown): string | undefined;
}

/** The fields of two calls of one question. */
type FieldsOf<R extends Route, S extends Route> =
  | (SchemasOf<R> extends { readonly body: object } ? BodyOf<R> : never)
  | QueryOf<S>;

/** How a question about a list is asked; without `options` the host chooses them, and adds the routes itself. */
export interface ListEntry<R extends Route, S extends Route, Options, Value> {
  readonly route?: R;
  readonly stored?: S;
  /** Whether a short list takes only milliseconds. */
  readonly isQuick?: boolean;
  options?(fields: FieldsOf<R, S>): Options;
  query?(fields: FieldsOf<R, S>): string | null | undefined;
  to?(fields: FieldsOf<R, S>): string;
  compute(list: ListInUniverse, options: Options, sources: Sources): Value | Promise<Value>;
}

function listCall<R extends Route, S extends Route, Options>(
  name: string,
  { route, stored, isQuick = false, options, query, to, compute }: ListEntry<R, S, Options, string>,
): ListCall<Options> {
  const given = (fields: unknown): FieldsOf<R, S> => fields as FieldsOf<R, S>;
  return {
    ...{ name, route, stored },
    isQuick: ({ requested }) => isQuick && isShort(requested),
    optionsOf(fields) {
      if (!options) throw new Error(`the options of ${name} are chosen by its host`);
      return options(given(fields));
    },
    queryOf: (fields) => query?.(given(fields)) ?? undefined,
    editionTo: (fields) => to?.(given(fields)),
    write: async ({ requested, options: chosen }, sources) =>
      compute(await readList(requested, sources), chosen, sources),
  };
}

/** A question about a list that is answered with JSON, in the form of `answering`. */
export const jsonList = <A extends Answering, R extends Route, S extends Route, Options>(
  name: string,
  answering: A,
  { compute, ...entry }: ListEntry<R, S, Options, AnswerOf<A>>,
): ListCall<Options> =>
  listCall<R, S, Options>(name, {
    ...entry,
    compute: async (...given) => JSON.stringify(encodeAnswer(answering, await compute(...given))),
  });

/** A question about a list that is answered with a table as CSV. */
export const csvList = <R extends Route, S extends Route, Options>(
  name: string,
  { compute, ...entry }: ListEntry<R, S, Options, Iterable<string>>,
): ListCall<Options> =>
  listCall<R, S, Options>(name, { ...entry, compute: async (...given) => [...(await compute(...given))].join('') });

/** A view of a gene list: everything about it that is told in more than one place. */
export interface ListView {
  readonly name: string;
  /** What it shows, for lists of commands: one sentence. */
  readonly about: string;
  /** The call that answers with it, and the one that answers with its tables as CSV, for a list in the body. */
  readonly route: Route;
  readonly csv: Route;
  /** Its tables by their names in the clients; the first is the one that is written by default. */
  readonly tables: readonly { readonly name: string; readonly table: Table<never> }[];
  readonly calls: readonly ListCall[];
}
