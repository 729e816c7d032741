import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { execFileSync, spawnSync } from 'node:child_process';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { QueryAnswer } from '../../messages.ts';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { ask, startServer, type TestServer } from '../../testServer.ts';
import { parseCsv } from './parseCsv.ts';
import { formulas, oddFolder } from './oddFolder.ts';
import { python, readWorkbook, type ReadCell, type ReadSheet } from './openpyxl.ts';

const soffice = spawnSync('soffice', ['--version'], { stdio: 'ignore' }).status === 0;
if (!python) console.warn('workbooks are not read back: no python3 has openpyxl (Debian: python3-openpyxl)');
if (!soffice) console.warn('workbooks are not converted: there is no soffice (Debian: libreoffice-calc)');

type Grid = NonNullable<QueryAnswer['result']>;

/** Fills by the kind of a cell: induced, repressed, expression without values, binding. */
const fills = { induced: '1B9E77', repressed: 'D95F02', '*': 'E7298A', '+': '7570B3' };

describe('an exported workbook', () => {
  let server: TestServer;
  let answer: QueryAnswer;
  let grid: Grid;
  let folder: string;
  let path: string;

  beforeAll(async () => {
    server = await startServer(await oddFolder());
    folder = await mkdtemp(join(tmpdir(), 'trellis-workbook-'));
    path = join(folder, 'output.xlsx');
    const lists = formulas.map((name, i) => `>${name}\nAT1G${i + 2}`).join('\n');
    const asked = await ask(server, {
      query: 'all_tfs',
      edges: ['=2+2', 'a, "b"'],
      files: { targetgenes: { filename: 'lists.txt', text: `${lists}\n>ÄΩ漢🌱\nAT1G2\nAT1G7` } },
    });
    answer = (await asked.json()) as QueryAnswer;
    const [[key, state], ...others] = answer.analysis_ids;
    const names = [[key, { ...state, name: '=cmd|"x"!A1' }], ...others];
    await fetch(`${server.url}/api/ids/${answer.request_id}/`, {
      method: 'POST',
      headers: { 'Content-Type': 'application/json' },
      body: JSON.stringify(names),
    });
    const whole = await fetch(`${server.url}/api/${answer.request_id}/`);
    grid = ((await whole.json()) as { result: Grid }).result;
    const file = await fetch(`${server.url}/api/export/${answer.request_id}.xlsx`);
    expect(file.headers.get('content-type')).toBe(
      'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
    );
    await writeFile(path, Buffer.from(await file.arrayBuffer()));
  });
  afterAll(async () => {
    await server.stop();
    await rm(folder, { recursive: true, force: true });
  });

  /** Texts of the table that would be formulas elsewhere: the test is about nothing without them. */
  const dangerous = () => grid.data.flat().filter((cell) => typeof cell === 'string' && /^[=+\-@]./.test(cell));
  const blank = <T>(cell: T) => (cell === '' ? null : cell);

  it('is the same file each time', async () => {
    const again = await fetch(`${server.url}/api/export/${answer.request_id}.xlsx`);
    expect(Buffer.from(await again.arrayBuffer()).equals(await readFile(path))).toBe(true);
  });

  describe.skipIf(!python)('as openpyxl reads it', () => {
    let table: ReadSheet;
    let metadata: ReadSheet;
    beforeAll(() => {
      [table, metadata] = readWorkbook(path);
    });

    it('has the sheets table and metadata, with their headers frozen', () => {
      expect([table.name, table.frozen]).toEqual(['table', 'A7']);
      expect([metadata.name, metadata.frozen]).toEqual(['metadata', 'B2']);
    });

    it('holds the cells of the API, header rows and all', () => {
      const covered = coveredBy(grid);
      const shown = grid.data.map((row, r) => row.map((cell, c) => (covered.has(`${r} ${c}`) ? null : blank(cell))));
      const labels = shown[0].map((cell, c) => (c < 8 || cell === null ? cell : labeled(cell)));
      expect(table.cells.map((row) => row.map(({ value }) => value))).toEqual([labels, ...shown.slice(1)]);
      expect(dangerous().length).toBeGreaterThan(8);
    });

    it('holds texts as texts and numbers as numbers, and no formula', () => {
      const typeOf = (value: ReadCell['value']) => (typeof value === 'string' ? 's' : 'n');
      for (const { value, type } of [...table.cells, ...metadata.cells].flat()) expect(type).toBe(typeOf(value));
    });

    it('merges the header cells that the API merges', () => {
      const merged = grid.mergeCells.map(({ row, col, rowspan, colspan }) => [row, col, rowspan, colspan]);
      expect(table.merged.toSorted()).toEqual(merged.map((range) => range.join(' ')).sort());
      expect(table.merged.some((range) => range.endsWith(' 6 1'))).toBe(true);
      expect(table.merged.some((range) => Number(range.split(' ')[3]) > 1)).toBe(true);
    });

    it('fills figures and marks by what they say', () => {
      const kinds = grid.data[5];
      const seen = new Set<string>();
      table.cells.slice(6).forEach((row) =>
        row.forEach(({ value, fill }, i) => {
          const expected = fillOf(kinds[i], value);
          expect([kinds[i], value, fill]).toEqual([kinds[i], value, expected]);
          if (fill) seen.add(fill);
        }),
      );
      expect([...seen].sort()).toEqual(Object.values(fills).sort());
    });

    it('writes fold changes with two decimals, p-values as powers of ten and counts with thousands', () => {
      const kinds = grid.data[5].map((kind, i) => (i < 8 ? grid.data[0][i] : kind));
      const seen = new Set<string>();
      table.cells.slice(6).forEach((row) =>
        row.forEach(({ value, format }, i) => {
          const expected = typeof value === 'number' ? formatOf(kinds[i], value) : 'General';
          if (value !== null) expect([kinds[i], value, format]).toEqual([kinds[i], value, expected]);
          seen.add(format);
        }),
      );
      expect([...seen].sort()).toEqual(['#,##0', '0.00', '0.00E+00', 'General']);
    });

    it('shows headers, edge counts and ids in bold', () => {
      const covered = coveredBy(grid);
      const bold = (row: number) =>
        table.cells[row].filter((_, col) => !covered.has(`${row} ${col}`)).map((cell) => cell.bold);
      for (let row = 0; row < 6; row++) expect(bold(row).every(Boolean)).toBe(true);
      expect(bold(6).slice(0, 8)).toEqual([false, false, false, false, false, false, true, true]);
    });

    it('holds the metadata of the API', () => {
      const { columns, data } = answer.metadata;
      const rows = Object.values(data).map((row) => columns.map(({ id }) => blank(row[id] ?? null)));
      expect(metadata.cells.map((row) => row.map(({ value }) => value))).toEqual([
        columns.map(({ name }) => name),
        ...rows,
      ]);
      expect(rows.flat()).toContain('=1+1');
    });
  });

  it.skipIf(!soffice)('is opened by LibreOffice with the same cells, formulas still texts', async () => {
    const profile = `-env:UserInstallation=${pathToFileURL(join(folder, 'profile')).href}`;
    const filter = 'csv:Text - txt - csv (StarCalc):44,34,76,1,,0,false,false,false,false,false,1';
    execFileSync('soffice', [profile, '--headless', '--convert-to', filter, '--outdir', folder, path], {
      stdio: 'ignore',
    });
    const rows = parseCsv(await readFile(join(folder, 'output-table.csv'), 'utf8'));
    const covered = coveredBy(grid);
    grid.data.forEach((row, r) =>
      row.forEach((cell, c) => {
        const read = rows[r][c];
        if (covered.has(`${r} ${c}`)) return;
        if (typeof cell === 'number') expect(Number(read)).toBeCloseTo(cell, 12);
        else expect(read).toBe(cell ?? '');
      }),
    );
  });
});

/** The first heading of an analysis, with the label of one that was not renamed. */
const labeled = (cell: Grid['data'][number][number]) =>
  String(cell).includes('\n') ? cell : `${cell}\n=TF · Binding · 2`;

/** Cells as `row col` that a merged cell hides. */
const coveredBy = ({ mergeCells }: Grid): Set<string> =>
  new Set(
    mergeCells.flatMap(({ row, col, rowspan, colspan }) =>
      Array.from(
        { length: rowspan * colspan },
        (_, i) => `${row + Math.floor(i / colspan)} ${col + (i % colspan)}`,
      ).slice(1),
    ),
  );

/** Number format by the kind or title of a column; an infinite fold change, which is stored as the largest number, is a power of ten. */
function formatOf(kind: Grid['data'][number][number], value: number): string {
  if (kind === 'Pvalue' || Math.abs(value) > 1e300) return '0.00E+00';
  return kind === 'Log2FC' ? '0.00' : '#,##0';
}

function fillOf(kind: Grid['data'][number][number], value: ReadCell['value']): string {
  if (value === null) return '';
  if (kind === 'EDGE') return fills[value as '*' | '+'];
  if (kind === 'Log2FC') return Number(value) >= 0 ? fills.induced : fills.repressed;
  return '';
}
