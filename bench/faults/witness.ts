import { setTimeout as wait } from 'node:timers/promises';

/** Views whose answers are compared byte by byte: evaluation, columns, statistics, and what is read from the store late. */
const views: readonly ((id: string) => string)[] = [
  (id) => `${id}/`,
  (id) => `table/${id}/?row=0&rows=200&column=0&columns=60`,
  (id) => `summary/${id}/`,
  (id) => `stats/${id}/`,
  (id) => `analysis_enrichment/${id}/?genes=0`,
  (id) => `motif_enrichment/${id}/?alpha=1`,
];

/** Every answer that a request may get: for each view one on each data set. */
export interface Known {
  readonly id: string;
  readonly answers: ReadonlyMap<string, Set<string>>;
}

/** Submits a request that is to be watched. */
export async function startKnowing(url: string): Promise<Known> {
  return { id: await submit(url), answers: new Map(views.map((view) => [view(''), new Set()])) };
}

/** Learns the answers on the data set that is there now. */
export async function learn(url: string, { id, answers }: Known): Promise<void> {
  for (const view of views) {
    const answer = await fetch(`${url}/api/${view(id)}`);
    if (!answer.ok) throw new Error(`${answer.url} answers ${answer.status}`);
    answers.get(view(''))?.add(await answer.text());
  }
}

/** What a witness has to say in the end. */
export interface Testimony {
  /** Requests that were kept meanwhile, with the name that their first analysis was given, once that was confirmed. */
  readonly kept: ReadonlyMap<string, string | undefined>;
  /** Answers that were compared. */
  readonly compared: number;
  /** Answers that belong to none of the data sets as a whole. */
  readonly mixed: number;
}

/** One more user, who submits queries, renames analyses, and reads the watched request again and again. */
export function startWitness(url: string, { id, answers }: Known): { end(): Promise<Testimony> } {
  const kept = new Map<string, string | undefined>();
  let [compared, mixed, ended] = [0, 0, false];
  const compare = async (view: (id: string) => string) => {
    const answer = await fetch(`${url}/api/${view(id)}`);
    const text = await answer.text();
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
    for (let turn = 0; !ended; turn++, await wait(40)) {
      await write().catch(() => {});
      await compare(views[turn % views.length]).catch(() => {});
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

/** How many requests are gone, or have lost the name that was confirmed. */
export async function countLost(url: string, kept: Testimony['kept']): Promise<number> {
  let lost = 0;
  for (const [id, name] of kept) {
    const answer = await fetch(`${url}/api/ids/${id}/`);
    const text = await answer.text();
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
