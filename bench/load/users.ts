import { setTimeout as wait } from 'node:timers/promises';
import { call, type Heard } from './client.ts';
import { Seen } from './seen.ts';

export interface UserOptions {
  readonly url: string;
  readonly users: number;
  readonly seconds: number;
  /** Whether they go on after that. */
  readonly goOn?: () => boolean;
  /** Milliseconds that a user looks at an answer before the next call, on average. */
  readonly think: number;
  /** One call in so many is heavy. */
  readonly heavyOneIn: number;
}

/** Request ids that users have been given, for views and to see later that none is lost. */
export interface Given {
  readonly light: readonly string[];
  /** TFs that users ask for. */
  readonly tfs: readonly string[];
  readonly network: string | undefined;
}

/** Submits a query without its table; undefined when the server is busy. */
export async function submit(
  url: string,
  fields: Readonly<Record<string, string>>,
): Promise<Heard & { id?: string }> {
  const heard = await call(`${url}/api/?result=0`, fields);
  const id =
    heard.status === 200 ? (JSON.parse(heard.body.toString()) as { request_id: string }).request_id : undefined;
  return { ...heard, id };
}

const lightPaths = (id: string): readonly string[] => [
  `summary/${id}/`,
  `table/${id}/?row=0&rows=60&column=0&columns=24`,
  'key/?tf=AT4G24020',
  `stats/${id}/`,
];

/** A query of one TF, or a look at an earlier one. */
function lightCall(url: string, turn: number, { tfs, light }: Given): Promise<Heard> {
  const paths = lightPaths(light[turn % light.length]);
  const which = turn % (paths.length + 1);
  return which === paths.length ? submit(url, { query: tfs[turn % tfs.length] }) : call(`${url}/api/${paths[which]}`);
}

/** Heavy things to ask, each of a request of its own, so that nothing is left from an earlier one. */
const heavyPlans: readonly { query: string; network?: true; path: (id: string) => string }[] = [
  { query: 'all_tfs', path: (id) => `table/${id}/?row=0&rows=60&column=0&columns=24` },
  { query: 'all_expression', path: (id) => `analysis_enrichment/${id}/?genes=0` },
  { query: 'all_tfs', network: true, path: (id) => `aupr/${id}/data/` },
];

async function heavyCall(url: string, turn: number, network: string | undefined): Promise<Heard> {
  const plan = heavyPlans[turn % (network === undefined ? 2 : 3)];
  const fields = { query: plan.query, ...(plan.network && network !== undefined && { targetnetworks: network }) };
  const { id, ...asked } = await submit(url, fields);
  if (id === undefined) return asked;
  const answer = await call(`${url}/api/${plan.path(id)}`);
  return { ...answer, ms: asked.ms + answer.ms };
}

/** Lets users work at the same time; `given` are requests that they look at. */
export async function letUsersWork(options: UserOptions, given: Given): Promise<{ light: Seen; heavy: Seen }> {
  const { url, users, seconds, think, heavyOneIn, goOn = () => false } = options;
  const [light, heavy] = [new Seen(), new Seen()];
  const end = Date.now() + 1000 * seconds;
  const work = async (user: number): Promise<void> => {
    await wait((think * user) / users);
    for (let turn = user; Date.now() < end || goOn(); turn++) {
      if (turn % heavyOneIn === 0)
        heavy.add(await heavyCall(url, Math.floor(turn / heavyOneIn) + user, given.network));
      else light.add(await lightCall(url, Math.floor(turn / 3) + user, given));
      await wait(think * (0.5 + ((turn * 7919) % 1000) / 1000));
    }
  };
  await Promise.all(Array.from({ length: users }, (_, user) => work(user)));
  return { light, heavy };
}

/** Requests of single TFs, and the first predefined network. */
export async function prepare(url: string): Promise<Given> {
  const answer = async <T>(path: string) => JSON.parse((await call(`${url}/api/${path}`)).body.toString()) as T;
  const tfs = (await answer<{ value: string }[]>('tfs/?all=0')).slice(0, 20).map(({ value }) => value);
  const [network] = await answer<string[]>('networks/');
  const light: string[] = [];
  for (const query of tfs) {
    const { id } = await submit(url, { query });
    if (id !== undefined) light.push(id);
  }
  return { light, tfs, network };
}
