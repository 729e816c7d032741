import type { AnalysisIds, MotifLegend, QueryAnswer } from '../messages.ts';
import { ask, type TestServer } from '../testServer.ts';
import { endpoints, type AskedCase, type Endpoint } from './endpoints.ts';
import { ColumnNames } from './names.ts';
import { formErrors, formMetadata, formTable } from './queryForms.ts';
import type { Recorded, RecordedCase } from './readGolden.ts';

type Answers = Record<string, unknown>;

/** What is asked: a server, or the host of a page behind HTTP. */
export type AnsweringSite = Pick<TestServer, 'url'>;

/** The answers of a server to a recorded case, in their forms: those that were recorded, and after analyses were hidden. */
export interface GivenAnswers {
  readonly status: number;
  /** The text of a refusal. */
  readonly text?: string;
  readonly answers: Answers;
  readonly afterHide?: Answers;
}

/** Asks a server what a recorded case asked. */
export async function askCase(server: AnsweringSite, recorded: RecordedCase): Promise<GivenAnswers> {
  const response = await ask(server, recorded.request);
  const { status } = response;
  if (status !== 200) return { status, text: await response.text(), answers: {} };
  const { expect, hide } = recorded;
  const first = (await response.json()) as QueryAnswer;
  const names = new ColumnNames(first.analysis_ids);
  const answers = await answersTo(server, { recorded, names, first }, expect);
  if (!hide || !expect.afterHide) return { status, answers };
  const ids: AnalysisIds = first.analysis_ids.map(([key, state]) => {
    const name = names.name(key[1], key[0][2]);
    return [key, { ...state, show: name !== hide.hide, name: name === hide.rename ? hide.name : state.name }];
  });
  const id = first.request_id;
  const changed = await post(`${server.url}/api/ids/${id}/`, ids);
  const idsAnswer = changed.status === 201 ? ((await changed.json()) as AnalysisIds) : undefined;
  const later = (await (await fetch(`${server.url}/api/${id}/`)).json()) as QueryAnswer;
  const after = await answersTo(server, { recorded, names, first: { ...later, request_id: id } }, expect.afterHide);
  return { status, answers, afterHide: { ...after, idsAnswer: idsAnswer ? formOfIds(idsAnswer, names) : changed } };
}

const formOfIds = (ids: AnalysisIds, names: ColumnNames) =>
  endpoints.get('ids')?.form?.(JSON.stringify(ids), { names } as AskedCase);

interface First {
  readonly recorded: RecordedCase;
  readonly names: ColumnNames;
  readonly first: QueryAnswer;
}

async function answersTo(
  server: AnsweringSite,
  { recorded, names, first }: First,
  wanted: Recorded,
): Promise<Answers> {
  const [id, table] = [first.request_id, formTable(first)];
  const metadata = Object.entries(formMetadata(first)).filter(([analysis]) => Object.hasOwn(table.columns, analysis));
  const answers: Answers = { table, metadata: Object.fromEntries(metadata), errors: formErrors(first) };
  const asked: AskedCase = {
    ...{ recorded, id, names, ids: first.analysis_ids, genes: Object.keys(table.rows).sort() },
    legend: async () =>
      (await (await fetch(`${server.url}/api/motif_enrichment/${id}/heatmap_table/`)).json()) as MotifLegend,
  };
  for (const [name, endpoint] of endpoints)
    if (Object.hasOwn(wanted, name)) answers[name] = await answerTo(server, endpoint, asked);
  return answers;
}

/** Packing and unpacking megabytes takes longer than their comparison. */
const unpacked = { 'Accept-Encoding': 'identity' };

/** The form of an answer; its status, if it is another one than 200 or all that was recorded. */
async function answerTo({ url }: AnsweringSite, { path, method, body, form }: Endpoint, asked: AskedCase) {
  const address = `${url}/api/${path(asked.recorded).replace('ID', asked.id)}`;
  const response = body
    ? await post(address, await body(asked))
    : await fetch(address, { method, headers: unpacked });
  const text = await response.text();
  return response.status === 200 && form ? form(text, asked) : { status: response.status };
}

const post = (address: string, body: unknown): Promise<Response> =>
  fetch(address, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json', ...unpacked },
    body: typeof body === 'string' ? body : JSON.stringify(body),
  });
