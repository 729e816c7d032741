import { Agent, request } from 'node:http';
import { addressOf, batchCalls, readGene, batchViews } from '@trellis/contract';
import { get, postBrief } from './calls.ts';
import { report } from '../scripts/rig/report.ts';

/** A question, as a line of a batch. */
type Question = Readonly<Record<string, unknown>>;

/** Number of questions of a batch. */
const questions = 100;

/** The parts that questions are made of. */
interface Parts {
  readonly tfs: readonly string[];
  readonly genes: readonly string[];
}

/** Number of others who make light calls, each one after another. */
const witnesses = 2;

/**
 * Measures a batch of mixed questions against the same kinds of questions one after another on one connection, and light
 * calls of others meanwhile. No question is asked twice, so that no cached answer is measured.
 */
export async function measureBatch(url: string, runs = 3): Promise<void> {
  const parts = await partsOf(url);
  const light = await lightCalls(url, parts);
  const [single, batched]: [number[], number[]] = [[], []];
  const others: number[] = [];
  await askOneByOne(url, mixed(parts, 1));
  await during(wait(1000), light);
  const alone = await during(wait(3000), light);
  for (let run = 0; run < runs; run++) {
    single.push(await timed(() => askOneByOne(url, mixed(parts, 2 * run + 2))));
    batched.push(await timed(() => askTogether(url, mixed(parts, 2 * run + 3))));
    others.push(...(await during(askTogether(url, mixed(parts, 100 + run)), light)));
  }
  const [parts1, together] = [sum(single), sum(batched)];
  report(`${questions} questions one after another`, parts1 / runs);
  report('the same in a batch', together / runs);
  report('batch over the sum of its parts', together / parts1, { unit: 'x', budget: 1.2, digits: 2 });
  report('light calls of others, p99, no batch', percentile(alone, 0.99));
  report('light calls of others, median, during a batch', percentile(others, 0.5));
  report('light calls of others, p99, during a batch', percentile(others, 0.99), { budget: 100 });
}

const wait = (ms: number) => new Promise<void>((resolve) => setTimeout(resolve, ms));
const sum = (values: readonly number[]): number => values.reduce((total, value) => total + value, 0);
const percentile = (values: readonly number[], share: number): number =>
  [...values].sort((a, b) => a - b)[Math.floor(values.length * share)];

async function timed(action: () => Promise<unknown>): Promise<number> {
  const start = performance.now();
  await action();
  return performance.now() - start;
}

async function partsOf(url: string): Promise<Parts> {
  const tfs = (await (await fetch(`${url}/api/tfs/?all=0`)).json()) as readonly { readonly value: string }[];
  const { ids } = (await (await fetch(`${url}/api/gene-names/`)).json()) as { readonly ids: readonly string[] };
  return { tfs: tfs.map(({ value }) => value), genes: ids };
}

/** 100 questions: 60 queries with views, 16 regulators, 8 functions and 16 genes, in an order that mixes them. */
function mixed({ tfs, genes }: Parts, seed: number): Question[] {
  let next = 7919 * seed;
  const pick = (from: readonly string[]): string => from[(next += 104_729) % from.length];
  const list = (size: number): string[] => Array.from({ length: size }, () => pick(genes));
  const made = (i: number): Question => {
    if (i % 25 === 0)
      return { query: `all_expression${' '.repeat(seed)}`, views: { summary: {}, table: { rows: 50 } } };
    if (i % 25 < 8) return { query: pick(tfs), views: { summary: {}, stats: {}, table: { rows: 50 } } };
    if (i % 25 < 12) return { query: `${pick(tfs)} or ${pick(tfs)} or ${pick(tfs)}`, views: { 'gene-sets': {} } };
    if (i % 25 < 15) return { query: 'AT4G24020', targetgenes: list(2000), views: { 'target-lists': {}, sif: {} } };
    if (i % 25 < 19) return { regulators: { genes: list(200) } };
    if (i % 25 < 21) return { functions: { genes: list(200), significant: true } };
    return { gene: pick(genes) };
  };
  return Array.from({ length: questions }, (_, i) => made((i * 37) % questions));
}

async function askTogether(url: string, lines: readonly Question[]): Promise<void> {
  const answer = await fetch(`${url}/api/batch/`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/x-ndjson' },
    body: lines.map((line) => JSON.stringify(line)).join('\n'),
  });
  const answers = (await answer.text()).trimEnd().split('\n');
  const wrong = answers.find((line) => !/^\{"line":\d+,"status":200,/.test(line) || /"status":[45]/.test(line));
  if (answers.length !== lines.length || wrong !== undefined)
    throw new Error(`a batch answers ${wrong?.slice(0, 300)}`);
}

/** Asks each question with the calls that it consists of, on one connection. */
async function askOneByOne(url: string, lines: readonly Question[]): Promise<void> {
  const agent = new Agent({ keepAlive: true, maxSockets: 1 });
  for (const line of lines) await askAlone(url, agent, line);
  agent.destroy();
}

async function askAlone(url: string, agent: Agent, line: Question): Promise<void> {
  for (const [kind, { path }] of Object.entries(batchCalls))
    if (kind in line)
      return void (await send(agent, `${url}${path}`, JSON.stringify(line[kind]), 'application/json'));
  if ('gene' in line) return void (await send(agent, `${url}${addressOf(readGene, { gene: String(line['gene']) })}`));
  const form = new FormData();
  form.append('query', String(line['query']));
  if (Array.isArray(line['targetgenes']))
    form.append('targetgenes', new Blob([line['targetgenes'].join('\n')]), 'a.txt');
  const encoded = new Response(form);
  const type = encoded.headers.get('content-type') ?? '';
  const answer = await send(agent, `${url}/api/?result=0`, Buffer.from(await encoded.arrayBuffer()), type);
  const { request_id: id } = JSON.parse(answer) as { readonly request_id: string };
  for (const [name, options] of Object.entries(line['views'] as Record<string, Record<string, number>>)) {
    const view = batchViews.get(name);
    if (view) await send(agent, `${url}${addressOf(view, { id }, options)}`);
  }
}

function send(agent: Agent, address: string, body?: string | Buffer, type?: string): Promise<string> {
  return new Promise((resolve, reject) => {
    const method = body === undefined ? 'GET' : 'POST';
    const sent = request(address, { agent, method, headers: type ? { 'Content-Type': type } : {} }, (answer) => {
      const parts: Buffer[] = [];
      answer.on('data', (part: Buffer) => parts.push(part));
      answer.once('error', reject);
      answer.once('end', () => {
        if (answer.statusCode === 200) resolve(Buffer.concat(parts).toString());
        else reject(new Error(`${address} answers ${answer.statusCode}`));
      });
    });
    sent.once('error', reject).end(body);
  });
}

/** What others ask meanwhile: the sizes of a result, a gene, the start page's facts, and a search. */
async function lightCalls(url: string, { tfs, genes }: Parts): Promise<() => string> {
  const { id } = await postBrief(url, tfs[0]);
  let calls = 0;
  return () => {
    const n = calls++;
    const gene = genes[(n * 7919 + 13) % genes.length];
    const paths = [
      `stats/${id}/`,
      `gene/${gene}/`,
      'site/',
      `search/?q=${gene}`,
      `table/${id}/?rows=50&row=${n % 100}`,
    ];
    return `${url}/api/${paths[n % paths.length]}`;
  };
}

/** Times in ms of light calls while something runs. */
async function during(action: Promise<unknown>, address: () => string): Promise<number[]> {
  const times: number[] = [];
  let running = true;
  const ended = action.finally(() => (running = false));
  const witness = async (): Promise<void> => {
    while (running) {
      times.push((await get(address())).ms);
      await wait(10);
    }
  };
  await Promise.all([ended, ...Array.from({ length: witnesses }, witness)]);
  return times;
}
