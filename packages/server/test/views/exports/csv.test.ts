import type { QueryAnswer } from '../../messages.ts';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { csvCell } from '@trellis/core/formats';
import { ask, startServer, type TestServer } from '../../testServer.ts';
import { formulas, oddFolder } from './oddFolder.ts';
import { parseCsv } from './parseCsv.ts';

describe('a cell of CSV', () => {
  it.each([...formulas, '=', '\t=1', '\r=1', '-', '@'])('is neutralised when it could be a formula: %j', (text) => {
    expect(parseCsv(csvCell(text))).toEqual([[`'${text}`]]);
  });

  it.each(['a', 'a,b', '"', 'a "b"', 'two\nlines', 'ÄΩ漢🌱', "'quoted'", '5-MYB', 'a=b', ' -1'])(
    'is the text itself else: %j',
    (text) => {
      expect(parseCsv(csvCell(text))).toEqual([[text]]);
    },
  );

  it('is a number as it is, and empty for nothing', () => {
    expect([-1.5, 0, 1e-300, 1.7976931348623157e308].map(csvCell)).toEqual([
      '-1.5',
      '0',
      '1e-300',
      '1.7976931348623157e+308',
    ]);
    expect([csvCell(null), csvCell('')]).toEqual(['', '']);
  });
});

describe('the export of cells', () => {
  let server: TestServer;
  let rows: Record<string, string>[];
  let answer: QueryAnswer;

  beforeAll(async () => {
    server = await startServer(await oddFolder());
    const asked = await ask(server, { query: 'all_tfs[not pvalue>2]', edges: ['=2+2', 'a, "b"'] });
    answer = (await asked.json()) as QueryAnswer;
    const response = await fetch(`${server.url}/api/export/${answer.request_id}.csv`);
    expect(response.headers.get('content-disposition')).toMatch(
      /^attachment; filename="output\.csv"; filename\*=UTF-8''trellis_development_[\w.-]+_interactions_[\d-]+\.csv$/,
    );
    const [header, ...lines] = parseCsv(await response.text());
    rows = lines.map((line) => Object.fromEntries(header.map((title, i) => [title, line[i]])));
  });
  afterAll(() => server.stop());

  /** A text as the export neutralises it. */
  const safe = (text: unknown) => String(text ?? '').replace(/^(?=[=+\-@\t\r])/, "'");

  it('has a line for each cell of the table, with its values, edges and filter', () => {
    const [, data, , , , kinds, ...table] = answer.result?.data ?? [];
    const expected = answer.analysis_ids.flatMap(([[[tf, filter, tag], id]]) => {
      const columns = data.flatMap((text, i) => (String(text).endsWith(`(ID: ${id})`) ? [i] : []));
      const cellOf = (row: (typeof table)[number], kind: string) => row[columns.find((i) => kinds[i] === kind) ?? -1];
      const isCell = (row: (typeof table)[number]) =>
        columns.some((i) => kinds[i] !== 'ADD_EDGES' && row[i] !== null);
      const about = { TF: tf, ANALYSIS: String(id), FILTER: filter, TAG: tag };
      return table.filter(isCell).map((row) => ({
        ...about,
        TARGET: String(row[7]),
        ADD_EDGES: safe(cellOf(row, 'ADD_EDGES')),
        Log2FC: String(cellOf(row, 'Log2FC') ?? ''),
        Pvalue: String(cellOf(row, 'Pvalue') ?? ''),
      }));
    });
    const inOrder = (list: object[]) => list.map((row) => JSON.stringify(row)).sort();
    const keys = ['TF', 'ANALYSIS', 'FILTER', 'TAG', 'TARGET', 'ADD_EDGES', 'Log2FC', 'Pvalue'];
    expect(inOrder(rows.map((row) => Object.fromEntries(keys.map((key) => [key, row[key]]))))).toEqual(
      inOrder(expected),
    );
    expect(rows.length).toBe(8);
  });

  it('has the metadata of the analysis in each line, neutralised where it could be a formula', () => {
    for (const row of rows) {
      for (const entry of Object.values(answer.metadata.data).slice(3)) {
        expect(row[String(entry.KEY)]).toBe(safe(entry[row.ANALYSIS]));
      }
    }
    expect(new Set(rows.map((row) => row.NOTE))).toEqual(new Set(["'=1+1", '"quoted", ÄΩ漢🌱']));
    expect(rows[0].EXPERIMENTER).toBe("'@Smith");
  });
});
