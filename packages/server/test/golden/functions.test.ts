import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { brotliDecompressSync } from 'node:zlib';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { fixture, startServer, type TestServer } from '../testServer.ts';
import { differences } from './judge.ts';
import { sha1 } from './names.ts';

interface Row {
  readonly id: string;
  readonly aspect: string;
  readonly p: number;
  readonly padj: number;
  readonly genes: readonly string[];
}

interface FunctionsAnswer {
  readonly unknown: readonly unknown[];
  readonly ambiguous: readonly (string | { readonly name: string })[];
  readonly aspects: Readonly<Record<string, object>>;
  readonly rows: readonly Row[];
  readonly compact?: readonly { readonly id: string; readonly folded: readonly string[] }[];
}

interface FunctionsCase {
  readonly name: string;
  readonly genes: readonly string[];
  readonly background: readonly string[] | null;
  readonly options: Readonly<Record<string, unknown>> & { readonly alpha?: number; readonly slim?: boolean };
  readonly expect: Readonly<Record<string, unknown>> & {
    readonly rows: readonly RecordedRow[];
    readonly more_rows: readonly RecordedRow[];
    readonly compact?: unknown;
  };
}
type RecordedRow = Readonly<Record<string, unknown>> & { readonly id: string };

const folder = fixture('golden-genes');
const cases = brotliDecompressSync(readFileSync(join(folder, 'cases.jsonl.br')))
  .toString('utf8')
  .trimEnd()
  .split('\n')
  .map((line) => JSON.parse(line) as FunctionsCase);

describe('the recorded tests of functions', () => {
  let server: TestServer;
  beforeAll(async () => {
    server = await startServer(join(folder, 'dataset'));
  });
  afterAll(() => server.stop());

  it.each(cases)('are given again: $name', async ({ genes, background, options, expect: expected }) => {
    const response = await fetch(`${server.url}/api/functions/`, {
      method: 'POST',
      headers: { 'Content-Type': 'application/json' },
      body: JSON.stringify({ genes, background, ...options }),
    });
    expect(response.status).toBe(200);
    const answer = (await response.json()) as FunctionsAnswer;
    const { rows, more_rows: more, n_rows: count, significant, compact, ...head } = expected;
    const { alpha = 0.05 } = options;
    expect(differences(head, headOf(answer, head))).toEqual([]);
    expect(answer.rows).toHaveLength(Number(count));
    // A slim leaves out rows after the test.
    if (!options.slim) expect(answer.rows.filter(({ padj }) => padj <= alpha)).toHaveLength(Number(significant));
    expect(answer.rows.map(({ id }) => id)).toEqual(inOrder(answer.rows).map(({ id }) => id));
    for (const row of [...rows, ...more]) expect(differences(row, formOf(answer, row))).toEqual([]);
    if (compact) expect(answer.compact?.map(({ id, folded }) => ({ id, folded }))).toEqual(compact);
  });
});

/** Rows by p-value, then by the id of their term. */
const inOrder = (rows: readonly Row[]): Row[] => [...rows].sort((a, b) => a.p - b.p || (a.id < b.id ? -1 : 1));

/** The parts of an answer before its rows that were recorded. */
const headOf = (answer: FunctionsAnswer, recorded: object): object => ({
  ...Object.fromEntries(Object.entries(answer).filter(([key]) => Object.hasOwn(recorded, key))),
  unknown: answer.unknown.map(String),
  ambiguous: answer.ambiguous.map((one) => (typeof one === 'string' ? one : one.name)),
});

/** A row in the form of a recorded one: many genes are a hash. */
function formOf({ rows }: FunctionsAnswer, recorded: RecordedRow): object | undefined {
  const row = rows.find(({ id }) => id === recorded.id);
  if (!row) return undefined;
  const genes = [...row.genes].sort();
  const whole: object = { ...row, genes, genes_sha1: sha1(genes.join(' ')) };
  return Object.fromEntries(Object.entries(whole).filter(([key]) => Object.hasOwn(recorded, key)));
}
