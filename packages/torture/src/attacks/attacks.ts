import { request } from 'node:http';

/** One call of an attack, from the address whose turn it is. */
export interface Sender {
  readonly url: string;
  readonly address: string;
  /** Id of a result on the whole data set. */
  readonly id: string;
  /** Number of the call, for texts that no cache has. */
  readonly n: number;
}

/** A way to take a server from others: one idea, called again and again. */
export interface Attack {
  /** What it tries to hold, grow, change or see. */
  readonly kind: string;
  readonly name: string;
  /** Calls at the same time from one address. */
  readonly width: number;
  send(sender: Sender): Promise<void>;
}

const from = (address: string): Record<string, string> => ({ 'X-Forwarded-For': address });

async function read(answer: Promise<Response>): Promise<void> {
  await (await answer).arrayBuffer();
}

const get =
  (path: (sender: Sender) => string) =>
  (sender: Sender): Promise<void> =>
    read(fetch(sender.url + path(sender), { headers: from(sender.address) }));

const post = ({ url, address }: Sender, path: string, body: unknown): Promise<void> =>
  read(
    fetch(url + path, {
      method: 'POST',
      headers: { ...from(address), 'Content-Type': 'application/json' },
      body: JSON.stringify(body),
    }),
  );

function submit({ url, address }: Sender, fields: Record<string, string>, files: Record<string, string> = {}) {
  const form = new FormData();
  for (const [name, value] of Object.entries(fields)) form.append(name, value);
  for (const [name, text] of Object.entries(files)) form.append(name, new Blob([text]), `${name}.txt`);
  return read(fetch(`${url}/api/?result=0`, { method: 'POST', headers: from(address), body: form }));
}

/** Ids of the demo data, and of many more genes than a list can have that a reader understands. */
const genes = Array.from({ length: 2000 }, (_, i) => `AT1G${String(10_000 + 10 * i).padStart(5, '0')}`);

const megabytes = (n: number, line: string): string => line.repeat(Math.ceil((n << 20) / line.length));

/** Begins an upload and never ends it. */
const halfUpload = ({ url, address }: Sender): Promise<void> =>
  new Promise((resolve) => {
    const headers = {
      ...from(address),
      'Content-Type': 'multipart/form-data; boundary=x',
      'Content-Length': String(90 << 20),
    };
    const sent = request(`${url}/api/`, { method: 'POST', headers }, (answer) => answer.resume());
    sent.once('close', () => resolve()).once('error', () => resolve());
    sent.write('--x\r\nContent-Disposition: form-data; name="targetnetworks"; filename="a"\r\n\r\nä');
    sent.write(megabytes(8, 'AT1G00010\tAT1G00020\n'));
    setTimeout(() => sent.destroy(), 20_000).unref();
  });

/** Asks a batch and does not read its answers. */
const unreadBatch = ({ url, address }: Sender): Promise<void> =>
  new Promise((resolve) => {
    const sent = request(`${url}/api/batch/`, {
      method: 'POST',
      headers: { ...from(address), 'Content-Type': 'application/x-ndjson' },
    });
    sent.once('response', (answer) => void answer.pause()).once('error', () => resolve());
    sent.once('close', () => resolve());
    sent.end('{"query":"all_tfs"}\n'.repeat(50));
    setTimeout(() => sent.destroy(), 20_000).unref();
  });

/** Asks for the analysis of a network that no cache has: of a new request. */
async function analyzeNetwork({ url, address, n }: Sender): Promise<void> {
  const body = new URLSearchParams({ query: `all_tfs[pvalue < 0.${1_000_000 + n}]` });
  const asked = await fetch(`${url}/api/?result=0`, { method: 'POST', headers: from(address), body });
  const { request_id: id } = (await asked.json()) as { readonly request_id: string };
  await read(fetch(`${url}/api/network/${id}/analysis/`, { headers: from(address) }));
}

/** Every known attack, each with its kind: others of the same kinds have to fail for the same reason. */
export const attacks: readonly Attack[] = [
  { kind: 'grow the store', name: 'empty revisions', width: 8, send: (s) => post(s, `/api/ids/${s.id}/`, []) },
  {
    kind: 'grow the store',
    name: 'unknown edges of 15 MB',
    width: 4,
    send: (s) => submit(s, { query: 'all_tfs', edges: 'x'.repeat(15 << 20) }),
  },
  {
    kind: 'grow the store',
    name: 'gene lists',
    width: 8,
    send: (s) => post(s, '/api/gene-lists/', { genes: [...genes, `unknown${s.n}`] }),
  },
  { kind: 'hold the main thread', name: 'sitemaps', width: 20, send: get(({ n }) => `/sitemap-1.xml?x=${n}`) },
  { kind: 'hold the main thread', name: 'gene names', width: 20, send: get(() => '/api/gene-names/') },
  {
    kind: 'hold the main thread',
    name: 'searches in the overview',
    width: 20,
    send: get(({ n }) => `/api/overview/?search=a${n % 1000}`),
  },
  { kind: 'hold the main thread', name: 'sources', width: 20, send: get(() => '/api/sources/') },
  { kind: 'hold the main thread', name: 'pages of genes', width: 20, send: get(({ n }) => `/gene/unknown${n}`) },
  {
    kind: 'hold a thread',
    name: 'analyses of whole networks',
    width: 4,
    send: analyzeNetwork,
  },
  {
    kind: 'hold a thread',
    name: 'long queries',
    width: 20,
    send: (s) => submit(s, { query: `all_tfs[pvalue < 0.${s.n % 100}1] ${'or all_tfs '.repeat(20)}` }),
  },
  { kind: 'hold memory', name: 'half-open uploads', width: 18, send: halfUpload },
  {
    kind: 'hold memory',
    name: 'large uploads',
    width: 5,
    send: (s) => submit(s, { query: 'all_tfs' }, { targetnetworks: `é\n${megabytes(30, 'AT1G00010\tAT1G00020\n')}` }),
  },
  { kind: 'hold a queue', name: 'batches that are not read', width: 32, send: unreadBatch },
  {
    kind: 'change what others see',
    name: 'revisions of a result',
    width: 4,
    send: (s) => post(s, `/api/ids/${s.id}/`, [[[['x', '', 'x'], s.n], { name: 'x', show: false }]]),
  },
  {
    kind: "see what is another's",
    name: 'own files without their secret',
    width: 4,
    send: (s) => submit(s, { query: 'all_tfs', ownanalyses_from: s.id }),
  },
];
