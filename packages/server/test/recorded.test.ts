import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { AnalysisIds, QueryAnswer, Summary } from './messages.ts';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { ColumnNames, differences, formErrors, formIds, formSummary, formTable } from './recordedForms.ts';
import { ask, fixture, startServer, type Asked, type TestServer } from './testServer.ts';

interface Case {
  readonly name: string;
  readonly request: Asked;
  readonly expect: { readonly status: number; readonly text?: string } & Readonly<Record<string, unknown>>;
}

const folder = join(fixture('recorded'), 'cases');
const cases = readdirSync(folder).map((file) => JSON.parse(readFileSync(join(folder, file), 'utf8')) as Case);

describe('the recorded answers', () => {
  let server: TestServer;
  beforeAll(async () => {
    server = await startServer(join(fixture('recorded'), 'dataset'));
  });
  afterAll(() => server.stop());
  const read = async <T>(path: string) => (await (await fetch(`${server.url}/api/${path}`)).json()) as T;

  it.each(cases)('are given again: $name', async ({ request, expect: expected }) => {
    const response = await ask(server, request);
    expect(response.status).toBe(expected.status);
    const text = await response.text();
    if (response.status !== 200) return expect(text).toContain(expected.text ?? '');
    const answer = JSON.parse(text) as QueryAnswer;
    const names = new ColumnNames(answer.analysis_ids);
    const id = answer.request_id;
    const actual: Record<string, unknown> = {
      table: formTable(answer),
      errors: formErrors(answer),
      ids: formIds(await read<AnalysisIds>(`ids/${id}/`), names),
      stats: await read(`stats/${id}/`),
      summary: formSummary(await read<Summary>(`summary/${id}/`)),
    };
    for (const [view, form] of Object.entries(actual)) {
      expect({ view, differences: differences(expected[view], form).slice(0, 5) }).toEqual({ view, differences: [] });
    }
    expect(differences(actual.table, formTable(await read<QueryAnswer>(`${id}/`)))).toEqual([]);
  });
});
