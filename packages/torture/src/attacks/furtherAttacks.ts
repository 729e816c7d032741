import type { Attack } from './attack.ts';
import { ask, call, get, newQuery, post } from './calls.ts';
import { idleConnection } from './connections.ts';
import { namesOf } from './givenNames.ts';
import { ownFileResult } from './uploads.ts';

/** Files and pictures of whole results, each of a new result. */
const files = ['export/ID.xlsx', 'export/ID.arrow', 'everything/ID.zip', 'analysis_enrichment/ID/heatmap.svg'];

const onFiles: readonly Attack[] = files.map((path) => ({
  kind: 'hold a thread',
  name: `files of new results, ${path.replace('ID', '')}`,
  width: 8,
  send: async (s) => call(s, `/api/${path.replace('ID', await ask(s, newQuery(s.n)))}`),
}));

/** Attacks by calls that ask much of the main thread, or pass others through it. */
const onCalls: readonly Attack[] = [
  {
    kind: 'hold the main thread',
    name: 'lookups of 20,000 names',
    width: 8,
    async send(s) {
      const { genes } = await namesOf(s.url, s.id);
      return post(s, '/api/genes/', {
        names: Array.from({ length: 20_000 }, (_, i) => `${genes[i % genes.length]}.${s.n}${i}`),
      });
    },
  },
  {
    kind: 'hold the main thread',
    name: 'Sungear of 70,000 genes',
    width: 8,
    async send(s) {
      const { genes } = await namesOf(s.url, s.id);
      return post(s, `/api/sungear/${s.id}/`, {
        genes: Array.from({ length: 70_000 }, (_, i) => genes[i % genes.length]),
      });
    },
  },
  {
    kind: 'hold the main thread',
    name: 'own files again and again',
    width: 8,
    send: async (s) => call(s, `/api/own/${await ownFileResult(s)}/0/`),
  },
  {
    kind: 'hold a thread',
    name: 'searches with typing errors',
    width: 20,
    send: get(({ n }) => `/api/search/?q=${'nitrte transprtr '.repeat(4)}${n}`),
  },
  {
    kind: 'hold a thread',
    name: 'regulators of a genome',
    width: 8,
    async send(s) {
      const { genes } = await namesOf(s.url, s.id);
      return post(s, '/api/regulators/', { genes: [...genes, `unknown${s.n}`] });
    },
  },
  {
    kind: 'hold a queue',
    name: 'batches of long queries',
    width: 4,
    send: (s) =>
      post(
        s,
        '/api/batch/',
        Array.from({ length: 100 }, (_, i) => `${JSON.stringify({ query: newQuery(100 * s.n + i) })}\n`).join(''),
        'application/x-ndjson',
      ),
  },
  { kind: 'hold memory', name: 'connections without a call', width: 500, send: idleConnection },
];

/** Attacks by what a call stores. */
const onStore: readonly Attack[] = [
  {
    kind: 'grow the store',
    name: 'feedback of 5,000 characters',
    width: 8,
    send: (s) => post(s, '/api/feedback/', { name: `name ${s.n}`, feedback: 'x'.repeat(5000) }),
  },
  {
    kind: 'grow the store',
    name: 'results on the newest data',
    width: 8,
    send: (s) => post(s, `/api/newest/${s.id}/`, {}),
  },
];

/** Attacks that were thought of after the first ones, to see whether what withstands those withstands others of their kinds. */
export const furtherAttacks: readonly Attack[] = [...onFiles, ...onCalls, ...onStore];
