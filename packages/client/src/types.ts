import type { Static, TSchema } from 'typebox';
import type { addressOf, AnswerOf, BodyOf, ParamsOf, QueryOf, Route, SchemasOf } from '@trellis/contract';

export type AddressParams = NonNullable<Parameters<typeof addressOf>[1]>;
export type AddressQuery = NonNullable<Parameters<typeof addressOf>[2]>;

/** An object without a property; what can be left out extends nothing more. */
type Nothing = Record<never, never>;

/** A property that can be left out when nothing in it is needed. */
type Part<Name extends string, T> = Nothing extends T ? { readonly [N in Name]?: T } : { readonly [N in Name]: T };

/** An argument that can be left out when nothing in it is needed. */
export type Argument<T> = Nothing extends T ? [argument?: T] : [argument: T];

/** What a call sends as its body: JSON as the contract says, or a form. */
type BodyPart<R extends Route> =
  SchemasOf<R> extends { readonly body: object }
    ? { readonly body: BodyOf<R> }
    : SchemasOf<R> extends { readonly lines: infer Line extends TSchema }
      ? { readonly body: readonly Static<Line>[] }
      : R extends { readonly method: 'POST' }
        ? { readonly body?: FormData | object }
        : { readonly body?: undefined };

/** What a call of a route takes. */
export type CallOptions<R extends Route> = Part<'params', ParamsOf<R>> &
  Part<'query', QueryOf<R>> &
  BodyPart<R> & {
    readonly headers?: Readonly<Record<string, string>>;
    readonly signal?: AbortSignal;
  };

/** The same for code that serves every route. */
export interface UncheckedCall {
  readonly params?: AddressParams;
  readonly query?: AddressQuery;
  readonly body?: unknown;
  readonly headers?: Readonly<Record<string, string>>;
  readonly signal?: AbortSignal;
}

/**
 * What a call gives: the value of a JSON answer as the contract types it; for files and figures the response, whose text,
 * bytes or stream the caller reads.
 */
export type ClientAnswer<R extends Route> = SchemasOf<R> extends { readonly answer: object } ? AnswerOf<R> : Response;

/** The options of a call, which can be left out when nothing in them is needed. */
export type CallArguments<R extends Route> = Argument<CallOptions<R>>;
