import type { AnalysisIds, QueryAnswer } from './messages.ts';
import { formOf, type Asked } from './testServer.ts';

/** A request that a store must have, with the bytes of its file `/api/export/ID.csv`. */
export interface KeptRequest {
  readonly id: string;
  readonly query: string;
  readonly csv: string;
}

/** The name of the analysis that is renamed, and the feedback, in a store that is filled. */
export const [newName, feedback] = ['Renamed', 'Kept since then'];

/** Queries of the mini data set, some with files of the user. */
const asked: readonly Asked[] = [
  { query: 'GAM' },
  { query: 'GAM[EXPERIMENT_TYPE = Binding] and GAM[EXPERIMENT_TYPE = Expression]' },
  { query: 'all_tfs[targeted_by >= 2]' },
  {
    query: 'ALF or BET',
    files: { targetgenes: { filename: 'genes.txt', text: 'AT1G00030\nAT1G00040\nAT1G00050\nAT1G00060\n' } },
  },
];

/** A query with an analysis of the user. */
const askedOwn: Asked = {
  query: 'ALF or own_analyses',
  files: {
    ownanalyses: {
      filename: 'own.csv',
      text: 'gene_id,log2fc,pvalue\nAT1G00030,1.5,0.01\nAT1G00040,-2,0.001\n',
    },
  },
  fields: {
    ownanalyses_metadata: JSON.stringify([
      { tf: 'GAM', experiment_type: 'Expression', edge_type: 'in planta:Regulated', label: 'Own' },
    ]),
  },
};

/**
 * Asks a server with the mini data set, renames an analysis of the first result and sends feedback; returns what it must give
 * from now on. A release without own analyses is not asked for any. Throws if a call fails.
 */
export async function fillThrough(url: string): Promise<KeptRequest[]> {
  const takesOwn = (await (await fetch(`${url}/api/docs/json`)).text()).includes('ownanalyses');
  const ids: string[] = [];
  for (const one of takesOwn ? [...asked, askedOwn] : asked) {
    const answer = (await (await post(`${url}/api/`, formOf(one))).json()) as QueryAnswer;
    ids.push(answer.request_id);
  }
  const names = `${url}/api/ids/${ids[0]}/`;
  const [[key, state], ...others] = (await (await fetch(names)).json()) as AnalysisIds;
  await post(names, JSON.stringify([[key, { ...state, name: newName }], ...others]));
  await post(`${url}/api/feedback/`, JSON.stringify({ name: 'A reader', feedback, token: '' }));
  const all = [...asked, askedOwn];
  return Promise.all(ids.map(async (id, i) => ({ id, query: all[i].query ?? '', csv: await readCsv(url, id) })));
}

async function post(address: string, body: FormData | string): Promise<Response> {
  const headers = typeof body === 'string' ? { 'Content-Type': 'application/json' } : undefined;
  const answer = await fetch(address, { method: 'POST', body, headers });
  if (!answer.ok) throw new Error(`${address}: ${answer.status} ${await answer.text()}`);
  return answer;
}

/** The rows of a result as a file; a file that a server refuses has its status in it. */
export async function readCsv(url: string, id: string): Promise<string> {
  const answer = await fetch(`${url}/api/export/${id}.csv`);
  return answer.ok ? answer.text() : `status ${answer.status}`;
}
