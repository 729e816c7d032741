import { setTimeout as wait } from 'node:timers/promises';
import { call, type CallResult } from './client.ts';
import { CallStatistics } from './callStatistics.ts';

export interface UserOptions {
  readonly url: string;
  readonly users: number;
  readonly seconds: number;
  /** Whether users continue after that time. */
  readonly shouldContinue?: () => boolean;
  /** Average pause of a user before the next call. */
  readonly thinkMs: number;
  /** One in this many calls is heavy. */
  readonly heavyOneIn: number;
}

/** Existing requests and names that users work with. */
export interface Given {
  readonly light: readonly string[];
  /** TFs for new queries. */
  readonly tfs: readonly string[];
  readonly network: string | undefined;
}

/** What a user works with, and the header that says where the calls come from: limits of an address hold for each user. */
interface GivenTo extends Given {
  readonly from: Readonly<Record<string, string>>;
}

/** Addresses of users, of a block for documentation. */
const addressOf = (user: number): string => `198.51.100.${1 + (user % 250)}`;

/** Submits a query without the table in the response; `id` is undefined if it failed. */
async function submit(
  url: string,
  fields: Readonly<Record<string, string>>,
  from: Readonly<Record<string, string>> = {},
): Promise<CallResult & { id?: string }> {
  const result = await call(`${url}/api/?result=0`, fields, from);
  const id =
    result.status === 200 ? (JSON.parse(result.body.toString()) as { request_id: string }).request_id : undefined;
  return { ...result, id };
}

const lightPaths = (id: string): readonly string[] => [
  `summary/${id}/`,
  `table/${id}/?row=0&rows=60&column=0&columns=24`,
  'key/?tf=AT4G24020',
  `stats/${id}/`,
];

/** A query of one TF, or a view of an earlier one. */
function lightCall(url: string, round: number, { tfs, light, from }: GivenTo): Promise<CallResult> {
  const paths = lightPaths(light[round % light.length]);
  const which = round % (paths.length + 1);
  return which === paths.length
    ? submit(url, { query: tfs[round % tfs.length] }, from)
    : call(`${url}/api/${paths[which]}`, undefined, from);
}

/** Heavy calls, each on a new request, so that no cached answer is measured. */
const heavyPlans: readonly { query: string; network?: true; path: (id: string) => string }[] = [
  { query: 'all_tfs', path: (id) => `table/${id}/?row=0&rows=60&column=0&columns=24` },
  { query: 'all_expression', path: (id) => `analysis_enrichment/${id}/?genes=0` },
  { query: 'all_tfs', network: true, path: (id) => `aupr/${id}/data/` },
];

async function heavyCall(url: string, round: number, { network, from }: GivenTo): Promise<CallResult> {
  const plan = heavyPlans[round % (network === undefined ? 2 : 3)];
  const fields = { query: plan.query, ...(plan.network && network !== undefined && { targetnetworks: network }) };
  const { id, ...asked } = await submit(url, fields, from);
  if (id === undefined) return asked;
  const answer = await call(`${url}/api/${plan.path(id)}`, undefined, from);
  return { ...answer, ms: asked.ms + answer.ms };
}

/** Lets users work concurrently. */
export async function letUsersWork(
  options: UserOptions,
  given: Given,
): Promise<{ light: CallStatistics; heavy: CallStatistics }> {
  const { url, users, seconds, thinkMs, heavyOneIn, shouldContinue = () => false } = options;
  const [light, heavy] = [new CallStatistics(), new CallStatistics()];
  const end = Date.now() + 1000 * seconds;
  const work = async (user: number): Promise<void> => {
    await wait((thinkMs * user) / users);
    const to: GivenTo = { ...given, from: { 'X-Forwarded-For': addressOf(user) } };
    for (let round = user; Date.now() < end || shouldContinue(); round++) {
      if (round % heavyOneIn === 0) heavy.add(await heavyCall(url, Math.floor(round / heavyOneIn) + user, to));
      else light.add(await lightCall(url, Math.floor(round / 3) + user, to));
      await wait(thinkMs * (0.5 + ((round * 7919) % 1000) / 1000));
    }
  };
  await Promise.all(Array.from({ length: users }, (_, user) => work(user)));
  return { light, heavy };
}

/** Submits queries of single TFs, and looks up the first predefined network. */
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
