import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { AnalysisIds, QueryAnswer } from './messages.ts';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { answerForms, chosenMotifs } from './recordedAnswers.ts';
import { ColumnNames, differences } from './recordedForms.ts';
import { ask, fixture, startServer, type Asked, type TestServer } from './testServer.ts';

interface Case {
  readonly name: string;
  readonly request: Asked;
  readonly expect: Readonly<Record<string, unknown>>;
  /** Analysis to hide, analysis to rename, and the answers afterwards. */
  readonly hide?: { readonly hide: string; readonly rename: string; readonly name: string };
  readonly afterHide?: Readonly<Record<string, unknown>>;
}

const folder = join(fixture('recorded'), 'analyses');
const cases = readdirSync(folder).map((file) => JSON.parse(readFileSync(join(folder, file), 'utf8')) as Case);

/** Asks for one view and brings the answer into its form; a refusal is its status. */
async function readForm(server: TestServer, view: string, { id, names }: { id: string; names: ColumnNames }) {
  const { path, form, body } = answerForms[view];
  const legend = `${server.url}/api/motif_enrichment/${id}/heatmap_table/`;
  const motifs = async () => chosenMotifs((await (await fetch(legend)).json()) as never);
  const sent = body && JSON.stringify(await body(motifs));
  const response = await fetch(
    `${server.url}/api/${path.replace('ID', id)}`,
    sent ? { method: 'POST', headers: { 'Content-Type': 'application/json' }, body: sent } : {},
  );
  const text = await response.text();
  return response.status === 200 ? form(text, names) : { status: response.status };
}

/** A list of statuses allows any of them. */
function allowed(expected: unknown, actual: unknown): unknown {
  const { status } = expected as { status?: unknown };
  const got = (actual as { status?: number }).status;
  return Array.isArray(status) && status.includes(got) ? actual : expected;
}

describe('the recorded analyses', () => {
  let server: TestServer;
  beforeAll(async () => {
    server = await startServer(join(fixture('recorded'), 'dataset'));
  });
  afterAll(() => server.stop());

  async function compare(expected: Readonly<Record<string, unknown>>, asked: { id: string; names: ColumnNames }) {
    for (const [view, form] of Object.entries(expected)) {
      const actual = await readForm(server, view, asked);
      expect({ view, differences: differences(allowed(form, actual), actual).slice(0, 5) }).toEqual({
        view,
        differences: [],
      });
    }
  }

  it.each(cases)('are given again: $name', async ({ request, expect: expected, hide, afterHide }) => {
    const answer = (await (await ask(server, request)).json()) as QueryAnswer;
    const asked = { id: answer.request_id, names: new ColumnNames(answer.analysis_ids) };
    await compare(expected, asked);
    if (!hide || !afterHide) return;
    const update: AnalysisIds = answer.analysis_ids.map(([key, state]) => {
      const name = asked.names.name(key[1], key[0][2]);
      return [key, { ...state, show: name !== hide.hide, name: name === hide.rename ? hide.name : state.name }];
    });
    const response = await fetch(`${server.url}/api/ids/${asked.id}/`, {
      method: 'POST',
      headers: { 'Content-Type': 'application/json' },
      body: JSON.stringify(update),
    });
    expect(response.status).toBe(201);
    await compare(afterHide, asked);
  });
});
