import type { AnswerOf, QueryOf, Route } from '@trellis/contract';

/** How an assistant asks for a view, and what it reads: the declaration of a tool. */
interface Declared<R extends Route> {
  readonly name: string;
  readonly title: string;
  /** What it answers and when to use it, for the assistant. */
  readonly description: string;
  readonly route: R;
  /** Parameters of the route that an assistant can choose. */
  readonly options: readonly (keyof QueryOf<R> & string)[];
  /** What the call is asked. */
  query(options: QueryOf<R>): QueryOf<R>;
  /** The query of an assistant that gives none. */
  readonly fallback?: string;
  /** The answer as lines of text; empty ones are left out. */
  lines(answer: AnswerOf<R>, shown: { readonly rows: number; readonly options: QueryOf<R> }): Lines;
  /** What the page of the view has besides, e.g. `Page with all motifs`. */
  readonly page: string;
}

type Lines = readonly (string | false | undefined)[];

/** The tool of a view among others. */
export interface Assistant extends Omit<Declared<Route>, 'options' | 'query' | 'lines'> {
  readonly options: readonly string[];
  query(options: never): object;
  lines(answer: never, shown: { readonly rows: number; readonly options: never }): Lines;
}

/** Declares the tool of a view. */
export const defineAssistant = <R extends Route>(tool: Declared<R>): Assistant => tool;
