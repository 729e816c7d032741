import { randomUUID } from 'node:crypto';
import type { QueryAnswer } from './messages.ts';

/** A text that is in nothing else. */
export const canary = `CANARY${randomUUID().slice(0, 8)}`;

/** An analysis of GAM, which regulates three genes of the fixture, and a row that is left out. */
export const ownAnalysis = {
  filename: 'mine.csv',
  text: 'gene_id,log2fc,pvalue\nAT1G00040,1.5,0.01\nAT1G00060,-2,0.02\nAT1G00080,3,0.5\nAT9G00000,1,0.1\n',
  metadata: { tf: 'GAM', experiment_type: 'Expression', edge_type: 'in planta:Regulated', label: canary },
};

/** An analysis of a gene that the data set has no analysis of. */
export const newTf = {
  filename: 'nrx1.csv',
  text: 'gene_id\nAT1G00040\nAT1G00100\n',
  metadata: { tf: 'NRX1', experiment_type: 'Binding', edge_type: 'in vitro:Bound:DAP', label: 'new', batch: '7' },
};

export type Own = typeof ownAnalysis | typeof newTf;

/** The form of a query with analyses of the user's own. */
export function ownForm(query: string, own: readonly Own[], metadata: unknown = own.map((one) => one.metadata)) {
  const form = new FormData();
  form.append('query', query);
  for (const { filename, text } of own) form.append('ownanalyses', new Blob([text]), filename);
  form.append('ownanalyses_metadata', JSON.stringify(metadata));
  return form;
}

/** Submits a query with own analyses; returns its answer and the secret. */
export async function askOwn(
  url: string,
  query: string,
  own: readonly Own[],
): Promise<{ readonly answer: QueryAnswer; readonly id: string; readonly secret: string }> {
  const response = await fetch(`${url}/api/`, { method: 'POST', body: ownForm(query, own) });
  if (response.status !== 200) throw new Error(await response.text());
  const answer = (await response.json()) as QueryAnswer;
  return { answer, id: answer.request_id, secret: response.headers.get('X-Request-Secret') ?? '' };
}

/** Submits a query with the own analyses of an earlier request. */
export function askWithOwnOf(url: string, query: string, from: string, secret: string): Promise<Response> {
  const form = new FormData();
  form.append('query', query);
  form.append('ownanalyses_from', from);
  return fetch(`${url}/api/`, { method: 'POST', body: form, headers: { 'X-Request-Secret': secret } });
}

/** Deletes a request. */
export const deleteOwn = (url: string, id: string, secret?: string): Promise<Response> =>
  fetch(`${url}/api/${id}/`, {
    method: 'DELETE',
    headers: secret === undefined ? {} : { 'X-Request-Secret': secret },
  });
