import { csvText, functionHeader, functionRows, type CsvValue, type ResultFunctionsView } from '@trellis/core';

/** Number of rows in a chunk. */
const chunkRows = 1000;

/** Writes the enriched terms as CSV: a row per term and gene set; see `functionRows`. */
export function* functionsCsv(
  view: ResultFunctionsView,
  options?: Parameters<typeof functionRows>[1],
): Generator<string> {
  let rows = [functionHeader as readonly CsvValue[]];
  for (const row of functionRows(view, options)) {
    rows.push(row);
    if (rows.length < chunkRows) continue;
    yield csvText(rows);
    rows = [];
  }
  yield csvText(rows);
}
