import type { AnswerOf, Route } from '@trellis/contract';
import type { Table } from './table.ts';

/** A view of a result: everything about it that is told in more than one place. */
export interface View<R extends Route = Route> {
  /** Name of its files, without ending. */
  readonly file: string;
  /** What it shows, for lists of views: one line. */
  readonly about: string;
  /** The call that answers with it. */
  readonly route: R;
  /** Its table, whose rows are made of the answer. */
  readonly table: Table<AnswerOf<R>>;
}

/** Declares a view. */
export const defineView = <R extends Route>(view: View<R>): View<R> => view;
