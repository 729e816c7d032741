import { setTimeout as wait } from 'node:timers/promises';

/** Views compared byte by byte: evaluation, columns, statistics, and motifs, which are read from the store on demand. */
const views: readonly ((id: string) => string)[] = [
  (id) => `${id}/`,
  (id) => `table/${id}/?row=0&rows=200&column=0&columns=60`,
  (id) => `summary/${id}/`,
  (id) => `stats/${id}/`,
  (id) => `analysis_enrichment/${id}/?genes=0`,
  (id) => `motif_enrichment/${id}/?alpha=1`,
];

/** The correct responses to a request: for each view, one per data set. */
export interface ReferenceAnswers {
  readonly id: string;
  readonly answers: ReadonlyMap<string, Set<string>>;
}

/** Submits the watched request. */
export async function startReference(url: string): Promise<ReferenceAnswers> {
  return { id: await submit(url), answers: new Map(views.map((view) => [view(''), new Set()])) };
}

/** Adds the responses on the current data set. */
export async function learn(url: string, { id, answers }: ReferenceAnswers): Promise<void> {
  for (const view of views) {
    const answer = await fetch(`${url}/api/${view(id)}`);
    if (!answer.ok) throw new Error(`${answer.url} answers ${answer.status}`);
    answers.get(view(''))?.add(withoutTimes(await answer.text()));
  }
}

/** A response without what it says of the newest data set and of the time of its import, which every import changes. */
const withoutTimes = (text: string): string =>
  text.replaceAll(/"(?:answered_imported|current_version|current_imported)":"[^"]*"/g, '""');

/** Report of a witness. */
export interface WitnessReport {
  /** Ids of submitted requests, with the confirmed new name of their first analysis, if any. */
  readonly kept: ReadonlyMap<string, string | undefined>;
  /** Number of compared responses. */
  readonly compared: number;
  /** Number of responses that match neither data set. */
  readonly mixed: number;
}

/** Another user, who submits queries, renames analyses, and repeatedly reads the watched request. */
export function startWitness(url: string, { id, answers }: ReferenceAnswers): { end(): Promise<WitnessReport> } {
  const kept = new Map<string, string | undefined>();
  let [compared, mixed, ended] = [0, 0, false];
  const compare = async (view: (id: string) => string) => {
    const answer = await fetch(`${url}/api/${view(id)}`);
    const text = withoutTimes(await answer.text());
    if (answer.status !== 200) return;
    compared++;
    if (!answers.get(view(''))?.has(text)) mixed++;
  };
  const write = async () => {
    const made = await submit(url);
    kept.set(made, undefined);
    const name = `named ${kept.size}`;
    if (await rename(url, made, name)) kept.set(made, name);
  };
  const watching = (async () => {
    for (let round = 0; !ended; round++, await wait(40)) {
      await write().catch(() => {});
      await compare(views[round % views.length]).catch(() => {});
    }
  })();
  return {
    end: async () => {
      ended = true;
      await watching;
      return { kept, compared, mixed };
    },
  };
}

/** Number of requests that are gone or have lost a confirmed name. */
export async function countLost(url: string, kept: WitnessReport['kept']): Promise<number> {
  let lost = 0;
  for (const [id, name] of kept) {
    const answer = await fetch(`${url}/api/ids/${id}/`);
    const text = withoutTimes(await answer.text());
    if (answer.status !== 200 || (name !== undefined && !text.includes(`"${name}"`))) lost++;
  }
  return lost;
}

async function submit(url: string): Promise<string> {
  const answer = await fetch(`${url}/api/?result=0`, {
    method: 'POST',
    body: new URLSearchParams({ query: 'all_expression' }),
  });
  if (!answer.ok) throw new Error(`the query is answered ${answer.status}`);
  return ((await answer.json()) as { request_id: string }).request_id;
}

async function rename(url: string, id: string, name: string): Promise<boolean> {
  const states = (await (await fetch(`${url}/api/ids/${id}/`)).json()) as [unknown, { name: string }][];
  const [[key, state], ...others] = states;
  const body = JSON.stringify([[key, { ...state, name }], ...others]);
  const headers = { 'Content-Type': 'application/json' };
  return (await fetch(`${url}/api/ids/${id}/`, { method: 'POST', headers, body })).ok;
}
