import { exportArrow, type ArrowPart, type MessageOf, type Route } from '@trellis/contract';
import { schemasOf, testedDefaults } from '@trellis/contract/schemas';
import type { Table, View } from '@trellis/engine';
import { tableFormats, type TableFormat } from '@trellis/core/formats';
import { readMessage } from './call.ts';
import type { Content } from './deliver.ts';
import type { Format } from './formats.ts';
import { rewriteCsv, writeTable, type IsNumeric, type Rows } from './tables.ts';

/** How an answer is had in one format. */
export interface AnswerFormat {
  /** The call that answers; its parameters are the options. */
  readonly route: Route;
  /** Parameters of the call that the view sets, unless options do. */
  readonly query?: Readonly<Record<string, string>>;
  write(response: Response): Content | Promise<Content>;
}

/** The formats of an answer, the default one first. */
export type AnswerFormats = ReadonlyMap<Format, AnswerFormat>;

/** Parameters of a call that a view sets. */
type FormatQuery = Readonly<Record<string, string>>;

/** The bytes of the API. */
export const asAnswered = (route: Route, query = testedDefaults(route)): AnswerFormat => ({
  route,
  query,
  write: ({ body }) => bytesOf(body),
});

/** A part of the Arrow file of a result. */
export const arrowOf = (part: ArrowPart, query: FormatQuery = {}): [Format, AnswerFormat] => [
  'arrow',
  asAnswered(exportArrow, { part, ...query }),
];

/** Rows that are made of a JSON answer, in each format of tables. */
export const rowsOf = <R extends Route>(
  route: R,
  toTable: (message: MessageOf<R>) => Rows,
): [TableFormat, AnswerFormat][] =>
  tableFormats.map((format) => [
    format,
    { route, write: async (response) => writeTable(toTable(readMessage(route, await response.json())), format) },
  ]);

/** A view: its table in each format of tables, the answer of the API, and its figure. */
export function formatsOf({ route, csv, figure, table }: View): AnswerFormats {
  return new Map<Format, AnswerFormat>([
    ...csvOf(csv, numbersOf(table)),
    ['json', asAnswered(route)],
    ...(figure ? ([['svg', asAnswered(figure)]] as const) : []),
  ]);
}

/** Whether a column of some tables has numbers. */
export function numbersOf(...tables: readonly Pick<Table<never>, 'columns'>[]): IsNumeric {
  const columns = tables.flatMap((table) => table.columns).filter(({ isNumber }) => isNumber);
  const numbers = new Set(columns.map(({ name }) => name));
  return (column) => numbers.has(column);
}

/** Tables have the hub-corrected statistics too, as the pages; a JSON answer is that of the API. */
const shownModel = (route: Route): FormatQuery =>
  'model' in (schemasOf(route).query?.properties ?? {}) ? { model: 'both' } : {};

/** A CSV answer of the API, and the same rows in the other formats of tables. */
export const csvOf = (
  route: Route,
  isNumeric: IsNumeric,
  query: FormatQuery = { ...testedDefaults(route), ...shownModel(route) },
): [TableFormat, AnswerFormat][] =>
  tableFormats.map((format) => [
    format,
    format === 'csv'
      ? asAnswered(route, query)
      : { ...asAnswered(route, query), write: (response) => rewriteCsv(response, format, isNumeric) },
  ]);

async function* bytesOf(body: ReadableStream<Uint8Array> | null): AsyncGenerator<Uint8Array> {
  if (body) yield* body as unknown as AsyncIterable<Uint8Array>;
}
