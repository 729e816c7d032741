import type { Attack } from './attack.ts';
import { ask, call, get, newQuery, post, submit } from './calls.ts';
import { bodies } from './bodies.ts';
import { furtherAttacks } from './furtherAttacks.ts';
import { halfUpload, unread, unreadBatch } from './connections.ts';
import { columnsOf, namesOf } from './givenNames.ts';
import { largeResult, submitBomb, submitLarge, submitLongList } from './uploads.ts';

/** Attacks that let the store grow. */
const growing: readonly Attack[] = [
  {
    kind: 'grow the store',
    name: 'empty revisions',
    width: 8,
    isRefused: true,
    send: (s) => post(s, `/api/ids/${s.id}/`, []),
  },
  {
    kind: 'grow the store',
    name: 'revisions of all names',
    width: 4,
    async send(s) {
      const id = await ask(s, newQuery(s.n));
      const columns = await columnsOf(s.url, id);
      return post(
        s,
        `/api/ids/${id}/`,
        columns.map(([key], i) => [key, { name: `${s.n} ${i} ${'x'.repeat(80)}`, show: i > 0 }]),
      );
    },
  },
  {
    kind: 'grow the store',
    name: 'unknown edges of 15 MB',
    width: 4,
    isRefused: true,
    send: (s) => submit(s, { query: 'all_tfs', edges: 'x'.repeat(15 << 20) }),
  },
  {
    kind: 'grow the store',
    name: 'gene lists',
    width: 8,
    async send(s) {
      const { genes } = await namesOf(s.url, s.id);
      return post(s, '/api/gene-lists/', { genes: [...genes.slice(0, 2000), `unknown${s.n}`] });
    },
  },
];

/** Attacks on the main thread. */
const onMainThread: readonly Attack[] = [
  { kind: 'hold the main thread', name: 'sitemaps', width: 20, send: get(({ n }) => `/sitemap-1.xml?x=${n}`) },
  { kind: 'hold the main thread', name: 'gene names', width: 20, send: get(() => '/api/gene-names/') },
  {
    kind: 'hold the main thread',
    name: 'searches in the overview',
    width: 20,
    send: get(({ n }) => `/api/overview/?search=a${n % 1000}`),
  },
  { kind: 'hold the main thread', name: 'sources', width: 20, send: get(() => '/api/sources/') },
  {
    kind: 'hold the main thread',
    name: 'pages of genes',
    width: 20,
    async send(s) {
      const { genes } = await namesOf(s.url, s.id);
      return call(s, `/gene/${genes[s.n % genes.length]}`);
    },
  },
  {
    kind: 'hold the main thread',
    name: 'deeply nested JSON',
    width: 8,
    isRefused: true,
    send: (s) => post(s, '/api/functions/', `{"genes":${'['.repeat(200_000)}${']'.repeat(200_000)}}`),
  },
  {
    kind: 'hold the main thread',
    name: 'compressed answers of many megabytes',
    width: 8,
    send: get(({ id }) => `/api/sungear/${id}/`, { 'Accept-Encoding': 'gzip' }),
  },
];

/** Attacks on the main thread by what is taken apart there. */
const onReading: readonly Attack[] = [
  {
    kind: 'hold the main thread',
    name: 'forms with 140,000 values',
    width: 8,
    isRefused: true,
    send: (s) => post(s, '/api/?result=0', bodies.manyFields, 'application/x-www-form-urlencoded'),
  },
  {
    kind: 'hold the main thread',
    name: 'batches of empty lines',
    width: 4,
    isRefused: true,
    send: (s) => post(s, '/api/batch/', bodies.emptyLines, 'application/x-ndjson'),
  },
  {
    kind: 'hold the main thread',
    name: 'messages of a million objects',
    width: 8,
    isRefused: true,
    send: (s) => post(s, '/mcp', bodies.manyObjects),
  },
  {
    kind: 'hold the main thread',
    name: 'stored networks again and again',
    width: 8,
    send: async (s) => call(s, `/api/inputs/${await largeResult(s)}/`),
  },
];

/** Attacks on worker threads. */
const onThreads: readonly Attack[] = [
  { kind: 'hold a thread', name: 'queries with long lists', width: 8, send: submitLongList },
  {
    kind: 'hold a thread',
    name: 'analyses of whole networks',
    width: 4,
    send: async (s) => call(s, `/api/network/${await ask(s, newQuery(s.n))}/analysis/`),
  },
  {
    kind: 'hold a thread',
    name: 'long queries',
    width: 20,
    send: (s) => submit(s, { query: `${newQuery(s.n)} ${'or all_tfs '.repeat(20)}` }),
  },
  {
    kind: 'hold a thread',
    name: 'light calls of new results',
    width: 8,
    send: async (s) => call(s, `/api/summary/${await ask(s, newQuery(s.n))}/`),
  },
  {
    kind: 'hold a thread',
    name: 'nested queries',
    width: 8,
    send: (s) => submit(s, { query: `${'('.repeat(90)}${newQuery(s.n)}${')'.repeat(90)}` }),
  },
  {
    kind: 'hold a thread',
    name: 'functions of a genome',
    width: 8,
    async send(s) {
      const { genes } = await namesOf(s.url, s.id);
      return post(s, '/api/functions/', { genes: [...genes, `unknown${s.n}`] });
    },
  },
];

/** Attacks on memory and on places in queues. */
const onMemory: readonly Attack[] = [
  { kind: 'hold memory', name: 'half-open uploads', width: 18, send: halfUpload },
  { kind: 'hold memory', name: 'large uploads', width: 3, send: submitLarge },
  { kind: 'hold memory', name: 'packed files that unpack to 200 MB', width: 8, isRefused: true, send: submitBomb },
  {
    kind: 'hold memory',
    name: 'tables that are not read',
    width: 32,
    send: (s) => unread(s, `/api/export/${s.id}.csv`),
  },
  {
    kind: 'hold memory',
    name: 'stored networks that are not read',
    width: 32,
    send: async (s) => unread(s, `/api/inputs/${await largeResult(s)}/`),
  },
  { kind: 'hold a queue', name: 'batches that are not read', width: 32, send: unreadBatch },
];

/** Attacks on what belongs to others. */
const onOthers: readonly Attack[] = [
  {
    kind: 'change what others see',
    name: 'revisions of a result',
    width: 4,
    async send(s) {
      const { columns } = await namesOf(s.url, s.id);
      return post(s, `/api/ids/${s.id}/`, [[columns[0][0], { name: `name ${s.n}`, show: true }]]);
    },
  },
  {
    kind: 'change what others see',
    name: 'deletion without the secret',
    width: 4,
    isRefused: true,
    send: (s) => call(s, `/api/${s.id}/`, { method: 'DELETE', headers: { 'X-Request-Secret': `guess${s.n}` } }),
  },
  {
    kind: 'change what others see',
    name: 'queries in the name of another site',
    width: 4,
    isRefused: true,
    send: (s) =>
      call(s, '/api/?result=0', {
        method: 'POST',
        headers: { Origin: 'https://elsewhere.example' },
        body: new URLSearchParams({ query: 'all_tfs' }),
      }),
  },
  {
    kind: "see what is another's",
    name: 'own files without their secret',
    width: 4,
    isRefused: true,
    send: (s) => submit(s, { query: 'all_tfs', ownanalyses_from: s.id }),
  },
];

/** Every known attack, each with its kind: others of the same kinds have to fail for the same reason. */
export const attacks: readonly Attack[] = [
  ...growing,
  ...onMainThread,
  ...onReading,
  ...onThreads,
  ...onMemory,
  ...onOthers,
  ...furtherAttacks,
];
