import type { Route } from '@trellis/contract';
import type { Result } from '@trellis/core/result';
import type { Correction } from '@trellis/core/stats';
import type { Assistant } from './assistant.ts';
import type { ViewCall } from './call.ts';
import type { EvaluatedResult } from './evaluatedResult.ts';
import type { ViewName } from './names.ts';
import type { Table } from './table.ts';
import type { ViewContext } from './viewContext.ts';

/** How the tables of an archive are computed. */
export interface TabledOptions {
  readonly correction: Correction;
}

/** A view of a result: everything about it that is told in more than one place. `Tabled` is what its table is made of. */
interface Declared<Tabled> {
  /** One of the list of names. */
  readonly name: ViewName;
  /** Name of its files, without ending. */
  readonly file: string;
  /** What it shows, for lists of views and files: one line. */
  readonly about: string;
  /** The call that answers with it. */
  readonly route: Route;
  /** The call that answers with its table as CSV. */
  readonly csv: Route;
  /** The call that draws it as SVG. */
  readonly figure?: Route;
  readonly table: Table<Tabled>;
  /** How the p-values of its figure are computed, and among which genes, where it shows any. */
  testText?(result: Result): string;
  /** How an assistant asks for it. */
  readonly assistant?: Assistant;
  /** Adjusted p-value above which its tests are left out by default; its option `alpha` sets another. */
  readonly alpha?: number;
  /** Which rows the table of an archive has, if not all. */
  readonly tabledRows?: string;
  /** Computes what the table is made of, for an archive. Throws a `TrellisError` when the result does not have the view. */
  tabled?(
    evaluated: EvaluatedResult,
    options: TabledOptions,
    context: Pick<ViewContext, 'motifs' | 'checkpoint'>,
  ): Tabled | Promise<Tabled>;
  /** The calls of the API that it answers. */
  readonly calls: readonly ViewCall[];
}

/** A view among others. */
export interface View extends Omit<Declared<never>, 'tabled'> {
  tabled?(...given: Parameters<NonNullable<Declared<never>['tabled']>>): unknown;
}

/** Declares a view. Its files are named as the one of its table by default. */
export const defineView = <Tabled>(
  view: Omit<Declared<Tabled>, 'file'> & { readonly file?: string },
): Declared<Tabled> => ({ file: (view.csv.file ?? view.name).replace(/\.csv$/, ''), ...view });
