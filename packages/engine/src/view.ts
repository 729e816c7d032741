import type { AnswerOf, Route } from '@trellis/contract';
import type { Correction } from '@trellis/core';
import type { ViewCall } from './call.ts';
import type { EvaluatedResult } from './evaluatedResult.ts';
import type { Table } from './table.ts';
import type { ViewContext } from './viewContext.ts';

/** What a view is told in more than one place; `Tabled` is what its table is made of. */
interface Declared<R extends Route, Tabled> {
  /** Names it on the command line and in batches. */
  readonly name: string;
  /** Name of its files, without ending. */
  readonly file: string;
  /** What it shows, for lists of views and files: one line. */
  readonly about: string;
  /** The call that answers with it. */
  readonly route: R;
  /** The call that draws it as SVG. */
  readonly figure?: Route;
  /** Parameters of its calls, unless someone gives others: what a call of the API takes without them is recorded. */
  readonly defaults?: Readonly<Record<string, string>>;
  readonly table: Table<Tabled>;
  /** Computes what the table is made of, for an archive. Throws a `TrellisError` when the result does not have the view. */
  tabled?(
    evaluated: EvaluatedResult,
    options: TabledOptions,
    context: Pick<ViewContext, 'motifs' | 'checkpoint'>,
  ): Tabled | Promise<Tabled>;
  /** The calls of the API that it answers. */
  readonly calls: readonly ViewCall[];
}

/** How the tables of an archive are computed. */
export interface TabledOptions {
  readonly correction: Correction;
}

/** A view of a result, among others: everything about it that is told in more than one place. */
export interface View extends Omit<Declared<Route, never>, 'tabled'> {
  tabled?(...given: Parameters<NonNullable<Declared<Route, never>['tabled']>>): unknown;
  /** The call that answers with its table as CSV, where the answer of `route` is another one or too large. */
  readonly csv?: Route;
}

/** Declares a view. Its table is made of the answer of its route, or the server writes it itself. */
export const defineView = <R extends Route, Tabled>(
  view: Declared<R, Tabled> & (AnswerOf<R> extends Tabled ? { readonly csv?: Route } : { readonly csv: Route }),
): typeof view => view;
