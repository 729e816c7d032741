import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { Client } from '@modelcontextprotocol/sdk/client/index.js';
import { StdioClientTransport } from '@modelcontextprotocol/sdk/client/stdio.js';
import { StreamableHTTPClientTransport } from '@modelcontextprotocol/sdk/client/streamableHttp.js';
import type { Transport } from '@modelcontextprotocol/sdk/shared/transport.js';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { programOf, root, temporaryFolder, trellis } from './cli/trellis.ts';
import { folderOf, ontologyFiles } from './ontologyFolder.ts';
import { fixture, startServer, type TestServer } from './testServer.ts';

/** The words of a command line that starts `trellis mcp`. */
const commandLine = (...options: string[]): string[] => [programOf('trellis'), 'mcp', ...options];

const genes = ['AT1G00040', 'AT1G00050', 'AT1G00060', 'nonsense'];

/** A call of each tool, and what its answer has to say. */
const calls: readonly [name: string, args: Record<string, unknown>, says: readonly RegExp[]][] = [
  [
    'query',
    { query: 'all_tfs', targetgenes: 'Examples', rows: 2 },
    [
      /^Query: all_tfs$/m,
      /^Result: \d+ target genes? of \d+ TFs? in \d+ analys/m,
      /Fisher's exact test, one-sided, corrected after Bonferroni over \d+ tests?; universe: all protein-coding genes/,
      /\/result\/summary\?request=[0-9a-f-]{36}$/m,
    ],
  ],
  [
    'motifs',
    { query: 'ALF', alpha: 1 },
    [
      /^Enriched motifs, smallest p first/m,
      /^motif\tfamily\tgene set\tregion\tfold \(95 % interval\)\tcorrected p$/m,
    ],
  ],
  ['bound_and_regulated', { query: 'ALF' }, [/^TFs \(all 1\)\. Compared: /m, /^AT1G00010\tALF\t\d+\t\d+\t\d+/m]],
  [
    'precision',
    { targetnetworks: 'Ranked', precision: 0.1 },
    [
      /^Query: all_tfs$/m,
      /^Network: Ranked, with scores: \d+ predictions? of \d+/m,
      /mean of 1,000 shuffles within each TF/,
    ],
  ],
  [
    'regulators',
    { genes, rows: 2 },
    [
      /^Universe: \d+ genes, all protein-coding genes of the data set$/m,
      /^Unknown names: nonsense$/m,
      /padj: hypergeometric tail, Benjamini-Hochberg over the tested analyses/,
      /^rank\tTF\tsymbol\tenriched\tk\tn\tK\texpected\tfold \(95 % interval\)\tp\tadjusted p\tkind\tanalysis\t/m,
      /\/genes\/regulators\?list=/,
    ],
  ],
  [
    'functions',
    { genes, min: 1 },
    [
      /^biological process: \d+ terms? of \d+ tested with padj of at most 0.05; \d genes of the list in a population of \d+ genes$/m,
      /p: hypergeometric tail among the genes of the universe that are annotated in the aspect; padj: Benjamini-Hochberg/,
      /^GO:0000002\tnitrate transport\tBP\t/m,
      /\/genes\/functions\?list=/,
    ],
  ],
  ['gene', { gene: 'ALF' }, [/^Gene: AT1G00010 \(ALF\)$/m, /^As a TF/m, /\/gene\/AT1G00010$/m]],
  [
    'overview',
    {},
    [/^Contents: 6 analyses of \d TFs, 24 interactions, 12 genes$/m, /^Predefined gene lists: Examples/m],
  ],
  ['overview', { search: 'ALF' }, [/^Search: ALF: \d analys.. of 6$/m]],
  ['search', { q: 'ALF' }, [/^tf\tAT1G00010\tALF/m]],
];

/** Calls that are refused, and how. */
const refused: readonly [name: string, args: Record<string, unknown>, sentence: RegExp][] = [
  ['query', {}, /^The field "query" is missing\.$/],
  ['query', { query: 5 }, /^The field "query" must be a string\.$/],
  ['query', { query: 'ALF', rows: 1e9 }, /^The field "rows" must/],
  ['query', { query: 'ALF', color: 'red' }, /^There is no field "color"\.$/],
  [
    'query',
    { query: 'ALF', targetgenes: { name: 'a' } },
    /^The field "targetgenes" takes: name of a predefined list/,
  ],
  ['query', { query: 'ALF', edition: '../../etc' }, /^The field "edition" must/],
  ['query', { query: 'ALF and and' }, /^Second "and"|unexpected/i],
  ['query', { query: 'ALFF' }, /Did you mean .*ALF|ALFF/],
  ['query', { query: 'x'.repeat(60_000) }, /\S/],
  ['query', { query: 'ALF', targetgenes: '__proto__' }, /^There is no predefined gene list "__proto__"\.$/],
  ['regulators', { genes: [{ a: 1 }] }, /^The field "genes/],
  ['functions', { genes, alpha: 2 }, /^The field "alpha" must/],
  ['gene', { gene: '../../../etc/passwd' }, /\S/],
  ['gene', { gene: '' }, /^The field "gene" must/],
  ['search', { q: ' ' }, /^The parameter "q" is empty/],
];

const textOf = (answer: unknown): string => (answer as { content: { text: string }[] }).content[0].text;

/** The same checks however the tools are reached. */
function checkTools(connect: () => Promise<{ client: Client; close(): Promise<void> }>, edition: string): void {
  let client: Client;
  let close: () => Promise<void>;
  beforeAll(async () => {
    ({ client, close } = await connect());
  });
  afterAll(() => close());

  it('lists its tools with the schemas of their arguments', async () => {
    const { tools } = await client.listTools();
    expect(tools.map(({ name }) => name)).toEqual([
      ...['query', 'motifs', 'bound_and_regulated', 'precision', 'regulators', 'functions', 'orthologs'],
      ...['gene', 'overview', 'search'],
    ]);
    for (const { inputSchema, description = '' } of tools) {
      expect(inputSchema).toMatchObject({ type: 'object', additionalProperties: false });
      expect(description.length).toBeGreaterThan(50);
    }
    expect(tools[0].inputSchema.properties).toHaveProperty('backgroundgenes');
  });

  it.each(calls)('answers %s %j', async (name, args, says) => {
    const answer = await client.callTool({ name, arguments: args });
    expect([textOf(answer), answer.isError]).toEqual([expect.any(String), undefined]);
    for (const pattern of says) expect(textOf(answer)).toMatch(pattern);
    expect(textOf(answer)).toMatch(new RegExp(`^Data: ${edition}( \\(.*\\))?, version [0-9a-f]{12}$`, 'm'));
    expect(textOf(answer).length).toBeLessThan(5000);
  });

  it.each(refused)('refuses %s with %j', async (name, args, sentence) => {
    const answer = await client.callTool({ name, arguments: args });
    expect([answer.isError, textOf(answer)]).toEqual([true, expect.stringMatching(sentence)]);
  });

  it('takes no arguments from a prototype', async () => {
    const args = JSON.parse('{"__proto__":{"search":"nothing like it"}}') as Record<string, unknown>;
    const answer = await client.callTool({ name: 'overview', arguments: args }).then(textOf, String);
    expect(answer).not.toContain('nothing like it');
  });

  it('refuses a tool that it does not have, and still answers', async () => {
    for (const name of ['nothing', '__proto__', 'constructor', 'x'.repeat(100_000)])
      await expect(client.callTool({ name })).rejects.toThrow('There is no tool');
    expect((await client.callTool({ name: 'search', arguments: { q: 'ALF' } })).isError).toBeUndefined();
  });
}

async function connected(transport: Transport): Promise<{ client: Client; close(): Promise<void> }> {
  const client = new Client({ name: 'test', version: '1' });
  await client.connect(transport);
  return { client, close: () => client.close() };
}

let server: TestServer;
beforeAll(async () => {
  server = await startServer(await folderOf(ontologyFiles, fixture('mini')));
});
afterAll(() => server.stop());

describe('trellis mcp on a data folder', () => {
  const start = () =>
    new StdioClientTransport({ command: process.execPath, args: commandLine('--data', server.data), cwd: root });
  checkTools(() => connected(start()), 'development');
});

describe('trellis mcp on a site', () => {
  const start = () =>
    new StdioClientTransport({ command: process.execPath, args: commandLine('--url', server.url), cwd: root });
  checkTools(() => connected(start()), 'development');
});

describe('the path /mcp of a server', () => {
  checkTools(
    () => connected(new StreamableHTTPClientTransport(new URL(`${server.url}/mcp`)) as unknown as Transport),
    'development',
  );

  const headers = { 'Content-Type': 'application/json', Accept: 'application/json, text/event-stream' };
  const post = (body: string, more: Record<string, string> = {}) =>
    fetch(`${server.url}/mcp`, { method: 'POST', headers: { ...headers, ...more }, body });
  const list = '{"jsonrpc":"2.0","id":1,"method":"tools/list"}';

  it('takes a list of the user and an earlier result by their addresses', async () => {
    const { client, close } = await connected(
      new StreamableHTTPClientTransport(new URL(`${server.url}/mcp`)) as unknown as Transport,
    );
    const ask = async (name: string, args: Record<string, unknown>) =>
      textOf(await client.callTool({ name, arguments: args }));
    const address = /http\S+list=\S+/.exec(await ask('regulators', { genes }))?.[0];
    expect(await ask('functions', { list: address, min: 1 })).toContain(`list=${address?.split('list=')[1]}`);
    expect(await ask('functions', { list: address, min: 1, background: genes })).toMatch(/^Universe: 3 genes/m);
    const said = await ask('query', { query: 'all_tfs', targetgenes: address });
    expect(said).toMatch(/^Target genes: targetgenes.txt, 3 of 3 genes known$/m);
    const result = /http\S+request=\S+/.exec(said)?.[0];
    expect(await ask('bound_and_regulated', { result })).toMatch(/^Query: all_tfs$/m);
    await close();
  });

  it('refuses web pages, also those of its own host name', async () => {
    for (const more of [{ Origin: server.url }, { Origin: 'null' }, { 'Sec-Fetch-Site': 'same-origin' }] as Record<
      string,
      string
    >[]) {
      const answer = await post(list, more);
      expect(answer.status).toBe(403);
      expect(await answer.text()).toMatch(/not allowed|cannot use/);
    }
    expect((await post(list)).status).toBe(200);
  });

  it('refuses what is no message', async () => {
    const bodies = [
      '{',
      '',
      '[]',
      `[${list}]`,
      '5',
      '{}',
      '{"jsonrpc":"1.0","id":1}',
      '{"__proto__":{"a":1}}',
      `"${'x'.repeat(5_000_000)}"`,
    ];
    for (const body of bodies) {
      const answer = await post(body);
      expect([body.slice(0, 20), answer.status >= 400 && answer.status < 500]).toEqual([body.slice(0, 20), true]);
      await answer.text();
    }
    for (const method of ['GET', 'DELETE']) expect((await fetch(`${server.url}/mcp`, { method })).status).toBe(405);
    expect((await post(list)).status).toBe(200);
  });
});

describe('a limit on calls', () => {
  it('counts a message as one call', async () => {
    const limited = await startServer(fixture('mini'), { callLimit: 5 });
    try {
      const { client, close } = await connected(
        new StreamableHTTPClientTransport(new URL(`${limited.url}/mcp`), {
          requestInit: { headers: { 'X-Forwarded-For': '203.0.113.1' } },
        }) as unknown as Transport,
      );
      const ask = () => client.callTool({ name: 'gene', arguments: { gene: 'ALF' } });
      // Opening the connection takes three calls.
      expect([(await ask()).isError, (await ask()).isError]).toEqual([undefined, undefined]);
      await expect(ask()).rejects.toThrow('Too many calls from your address');
      await close();
    } finally {
      await limited.stop();
    }
  });
});

describe('the process of trellis mcp', () => {
  /** Runs it with an input; resolves with what it wrote and its exit code. */
  async function run(input: string, ...options: string[]) {
    const child = spawn(process.execPath, commandLine(...options), { cwd: root });
    const written = { out: '', err: '' };
    child.stdout.on('data', (part: Buffer) => (written.out += part.toString()));
    child.stderr.on('data', (part: Buffer) => (written.err += part.toString()));
    child.stdin.on('error', () => {});
    child.stdin.end(input);
    const [code] = (await once(child, 'close')) as [number];
    return { ...written, code };
  }

  const message = (id: number, method: string, params: object): string =>
    `${JSON.stringify({ jsonrpc: '2.0', id, method, params })}\n`;
  const opening = message(1, 'initialize', {
    protocolVersion: '2025-06-18',
    capabilities: {},
    clientInfo: { name: 'test', version: '1' },
  });

  it('writes only messages to standard output, skips lines that are none, and completes its answers', async () => {
    const call = message(2, 'tools/call', { name: 'search', arguments: { q: 'ALF' } });
    const { out, err, code } = await run(`${opening}{broken\n\n5\n{"a":1}\n${call}`, '--data', server.data);
    const ids = out
      .trimEnd()
      .split('\n')
      .map((line) => (JSON.parse(line) as { id?: number }).id);
    expect([ids, code]).toEqual([[1, 2], 0]);
    expect(err).toMatch(/^(trellis: A line of the input was not a message of the protocol, or too long\.\n)+$/);
  });

  it('gives an endless line up', { tags: ['long'] }, async () => {
    const { out, code } = await run('x'.repeat(11 << 20), '--url', server.url);
    expect([out, code]).toEqual(['', 1]);
  });

  it('says in one sentence what is wrong with its command line, and that a folder has no data', async () => {
    const empty = await temporaryFolder();
    expect(await trellis('mcp', '--url', 'ftp://x')).toMatchObject({ out: '', code: 2 });
    expect(await trellis('mcp', '--url', server.url, '--data', empty)).toMatchObject({ out: '', code: 2 });
    expect(await trellis('mcp', '--data', empty)).toMatchObject({
      out: '',
      err: `trellis: ${empty} has no data set: trellis fetch or trellis demo makes one`,
      code: 1,
    });
  });
});
