import { tableFromIPC, type Table } from 'apache-arrow';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { QueryAnswer } from '../../messages.ts';
import { ask, startServer, type TestServer } from '../../testServer.ts';
import { oddFolder } from './oddFolder.ts';
import { parseCsv } from './parseCsv.ts';

describe('the Arrow files of a result', () => {
  let server: TestServer;
  let answer: QueryAnswer;

  beforeAll(async () => {
    server = await startServer(await oddFolder());
    const asked = await ask(server, { query: 'all_tfs[not pvalue>2]', edges: ['=2+2', 'a, "b"'] });
    answer = (await asked.json()) as QueryAnswer;
  });
  afterAll(() => server.stop());

  const get = (path: string) => fetch(`${server.url}/api/${path}`);
  async function arrow(part: string, id = answer.request_id): Promise<Table> {
    const response = await get(`export/${id}.arrow?part=${part}`);
    expect(response.headers.get('content-type')).toBe('application/vnd.apache.arrow.file');
    expect(response.headers.get('content-disposition')).toMatch(/^attachment; filename="trellis_\S+\.arrow"/);
    return tableFromIPC(new Uint8Array(await response.arrayBuffer()));
  }
  const rowsOf = (table: Table): Record<string, unknown>[] =>
    table.toArray().map((row: { toJSON(): Record<string, unknown> }) => row.toJSON());
  /** A CSV file as lines of texts by title, with the `'` before a formula removed. */
  async function csv(path: string): Promise<Record<string, string>[]> {
    const [header, ...lines] = parseCsv(await (await get(path)).text()).map((line) =>
      line.map((cell) => cell.replace(/^'(?=[=+\-@])/, '')),
    );
    return lines.map((line) => Object.fromEntries(header.map((title, i) => [title, line[i]])));
  }
  const asTexts = (row: Record<string, unknown>) =>
    Object.fromEntries(Object.entries(row).map(([title, value]) => [title, value === null ? '' : String(value)]));

  it('have the interactions of the CSV, number for number', async () => {
    const rows = rowsOf(await arrow('interactions'));
    const lines = await csv(`export/${answer.request_id}.csv`);
    expect(rows).toHaveLength(8);
    expect(rows.map(asTexts)).toEqual(
      lines.map((line) => Object.fromEntries(Object.keys(rows[0]).map((title) => [title, line[title]]))),
    );
    expect(rows.filter(({ Pvalue }) => Pvalue === 1e-300)).toMatchObject([{ TARGET: 'AT1G3', Log2FC: -2.25 }]);
    expect(rows.filter(({ TARGET }) => TARGET === 'AT1G6')[0]).toMatchObject({ Log2FC: null, Pvalue: null });
  });

  it('have the table of the CSV', async () => {
    const rows = rowsOf(await arrow('table'));
    expect(rows.map(asTexts)).toEqual(await csv(`table/${answer.request_id}.csv`));
    expect(rows.map((row) => row['Name'])).toContain('ÄΩ漢🌱');
  });

  it('have a matrix with the direction of each target', async () => {
    const table = await arrow('matrix');
    expect(table.schema.fields.map(({ type }) => String(type))).toEqual(['Utf8', 'Int8', 'Int8']);
    const signs = Object.fromEntries(rowsOf(table).map((row) => [row['Gene ID'], Object.values(row).slice(1)]));
    const lines = await csv(`export/${answer.request_id}.csv`);
    const ids = answer.analysis_ids.map(([[, id]]) => String(id));
    for (const [gene, cells] of Object.entries(signs)) {
      const expected = ids.map((id) => {
        const line = lines.find(({ TARGET, ANALYSIS }) => TARGET === gene && ANALYSIS === id);
        return line ? (Number(line.Log2FC) < 0 ? -1 : 1) : 0;
      });
      expect(cells).toEqual(expected);
    }
    expect(signs['AT1G3']).toContain(-1);
  });

  it('have other parts refused', async () => {
    const response = await get(`export/${answer.request_id}.arrow?part=__proto__`);
    expect([response.status, (await response.text()).includes('part')]).toEqual([400, true]);
  });
});
