import { execFileSync } from 'node:child_process';
import { mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { addressOf, isJson, type findFunctions, type MessageOf } from '@trellis/contract';
import { views as tabulated } from '@trellis/engine';
import { tableFromIPC } from 'apache-arrow';
import { openStore } from '@trellis/store';
import { buildApp } from '../../src/app.ts';
import { views } from '../../src/cli/ask/views.ts';
import { readConfig } from '../../src/config/config.ts';
import { formOf } from '../testServer.ts';
import { ended, startTrellis, temporaryFolder, trellisWith } from './trellis.ts';
import { smallDemo } from '../../../store/test/smallDemo.ts';

let [url, data, stop] = ['', '', (): Promise<void> => Promise.resolve()];

beforeAll(async () => {
  const folder = await mkdtemp(join(tmpdir(), 'trellis-query-'));
  // A folder for temporary files that no other test writes to: some tests list it.
  vi.stubEnv('TMPDIR', folder);
  data = join(folder, 'data');
  const store = await openStore(data);
  await store.datasets.replace(smallDemo('arabidopsis'));
  await store.close();
  const app = await buildApp(readConfig({ data, port: 0, log: 'silent' }, {}), { computing: 'all in process' });
  url = await app.listen({ port: 0, host: '127.0.0.1' });
  stop = async () => {
    await app.close();
    vi.unstubAllEnvs();
    await rm(folder, { recursive: true, force: true });
  };
}, 60_000);
afterAll(() => stop());

const query = 'NLP7 and CDF3';
const [list, network] = ['Clock_Genes', 'Root_Ranked_Network'];
const inputs = ['--target-genes', list, '--network', network];
const asked = { query, fields: { targetgenes: list, targetnetworks: network } };

/** Runs a command line on the data folder, or on the site that serves it. */
const onFolder = (...words: string[]) => trellisWith({}, ...words, '--data', data);
const onSite = (...words: string[]) => trellisWith({}, ...words, '--url', url);

/** The bytes of a call of the API. */
async function bytesOf(path: string): Promise<Buffer> {
  const response = await fetch(url + path);
  const bytes = Buffer.from(await response.arrayBuffer());
  expect({ path, status: response.status }).toEqual({ path, status: 200 });
  return bytes;
}

/** A text without what differs between two requests of the same query: ids, and the time. */
const withoutIds = (bytes: Buffer): string =>
  bytes
    .toString()
    .replace(/[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}/g, 'ID')
    .replace(/"created":"[^"]*"/, '"created":"NOW"');

/** Formats of every view that the API itself answers. */
const answered = [...views].flatMap(([view, { formats }]) =>
  [...formats].flatMap(([format, { route, query: set = {} }]) => {
    const isApi = !['tsv', 'jsonl'].includes(format) && !(format === 'csv' && isJson(route));
    return isApi && view !== 'regulators' ? [{ view, format, route, set }] : [];
  }),
);

/** An option that a view needs to have something to show. */
const optionOf = new Map([
  ['pruned-network', ['precision', '0.5']],
  ['motifs', ['alpha', '1']],
]);
const optionsOf = (view: string): string[] => {
  const option = optionOf.get(view);
  return option ? ['--option', option.join('=')] : [];
};
const pathOf = ({ view, route, set }: (typeof answered)[number], id: string): string =>
  addressOf(route, { id, precision: 0.5 }, view === 'motifs' ? { ...set, alpha: 1 } : set);

describe('trellis query', { timeout: 60_000 }, () => {
  it.each(answered)('writes the bytes of the API: $view as $format', async (asked) => {
    const { view, format } = asked;
    const words = ['query', query, ...inputs, '--view', view, '--format', format, ...optionsOf(view), '--keep'];
    const { code, err, bytes } = await onSite(...words);
    const id = /\/result\/summary\?request=(\S+)$/.exec(err)?.[1] ?? '';
    expect({ code, id }).toEqual({ code: 0, id: expect.stringMatching(/^[0-9a-f-]{36}$/) });
    expect(bytes.length).toBeGreaterThan(20);
    expect(bytes.equals(await bytesOf(pathOf(asked, id)))).toBe(true);
  });

  const askedAgain = [
    // It has the ids of the result, which other formats lack.
    ['table', 'json'],
    ['interactions', 'csv'],
    ['functions', 'json'],
    ['bound', 'json'],
    ['archive', 'zip'],
  ] as const;

  it.each(askedAgain)(
    'writes the same bytes again on a folder: %s as %s',
    { tags: ['long'] },
    async (view, format) => {
      const run = () => onFolder('query', query, ...inputs, '--view', view, '--format', format);
      const { code, bytes } = await run();
      expect(code).toBe(0);
      expect((await run()).bytes.equals(bytes)).toBe(true);
    },
  );

  it('writes Arrow files that hold the rows of the CSV, by the ending of the file too', async () => {
    const folder = await temporaryFolder();
    for (const view of ['interactions', 'table'] as const) {
      const out = join(folder, `${view}.feather`);
      expect(await onSite('query', query, '--view', view, '--out', out)).toMatchObject({ code: 0, err: '' });
      const csv = String((await onSite('query', query, '--view', view)).bytes);
      const table = tableFromIPC(await readFile(out));
      expect(table.numRows).toBe(csv.trimEnd().split('\n').length - 1);
    }
    const matrix = tableFromIPC((await onSite('query', query, '--view', 'matrix')).bytes);
    const columns = matrix.schema.fields.slice(1).map(({ name }) => [...(matrix.getChild(name) ?? [])]);
    const targets = String((await onSite('query', query, '--view', 'targets')).bytes);
    expect(matrix.numRows).toBe(targets.trimEnd().split('\n').length);
    expect(new Set(columns.flat())).toEqual(new Set([-1, 0, 1]));
  });

  it('covers every view, and every format that the API has', () => {
    expect(new Set(answered.map(({ format }) => format))).toEqual(
      new Set(['csv', 'json', 'xlsx', 'arrow', 'txt', 'sif', 'svg', 'zip']),
    );
    expect(new Set(answered.map(({ view }) => view)).size).toBe(views.size - 1);
  });

  it.each(tabulated)('writes $name with the columns of its table', async ({ name, table }) => {
    const words = ['query', query, ...inputs, '--view', name, '--format', 'csv', ...optionsOf(name)];
    const { bytes } = await onSite(...words);
    expect(String(bytes).split('\n')[0]).toBe(table.headings.join(','));
  });

  it(
    'writes the same without a server, next to a server on the same folder, which it leaves as it is',
    { tags: ['long'] },
    async () => {
      const before = await stateOf(data);
      const id = await submitted();
      const isNew = await stateOf(data);
      for (const [view, path] of [
        ['table', `/api/table/${id}.csv?first=id`],
        ['network', `/api/network/${id}.sif`],
        ['archive', `/api/everything/${id}.zip`],
      ]) {
        const local = await onFolder('query', query, ...inputs, '--view', view);
        expect({ code: local.code, err: local.err }).toEqual({ code: 0, err: '' });
        const answer = await bytesOf(path);
        expect(view === 'archive' ? local.bytes.equals(answer) : withoutIds(local.bytes) === withoutIds(answer)).toBe(
          true,
        );
      }
      expect(before.map(({ name }) => name)).toContain('arabidopsis.sqlite');
      expect(await stateOf(data)).toEqual(isNew);
      expect((await readdir(tmpdir())).filter((name) => name.startsWith('trellis-ask-'))).toEqual([]);
    },
  );

  it('ranks the regulators of the target genes as the API does', async () => {
    const { bytes } = await onSite('query', query, ...inputs, '--view', 'regulators', '--format', 'json');
    const genes = String(await bytesOf(`/api/table/${await submitted()}/targets.txt`))
      .trim()
      .split('\n');
    const response = await fetch(`${url}/api/regulators/`, {
      method: 'POST',
      headers: { 'Content-Type': 'application/json' },
      body: JSON.stringify({ genes }),
    });
    expect(String(bytes)).toBe(await response.text());
  });

  it('leaves nothing on the site, unless it is told to', async () => {
    const count = async (): Promise<number> => {
      const store = await openStore(data);
      const records = [];
      for await (const record of store.requests.records()) if (!('deleted' in record)) records.push(record);
      await store.close();
      return records.length;
    };
    const before = await count();
    expect((await onSite('query', query, '--view', 'summary')).code).toBe(0);
    expect((await onSite('query', query, '--view', 'regulators')).code).toBe(0);
    expect(await count()).toBe(before);
    expect((await onSite('query', query, '--view', 'summary', '--keep')).code).toBe(0);
    expect(await count()).toBe(before + 1);
  });
});

/** Names, sizes and times of the files of a folder, but for those of its server. */
async function stateOf(folder: string) {
  const names = (await readdir(folder)).filter((name) => !name.startsWith('requests.sqlite') && name !== '.lock');
  return Promise.all(
    names
      .sort()
      .map(async (name) => ({ name, bytes: (await readFile(join(folder, name))).toString('base64').length })),
  );
}

/** Asks the query of these tests; returns the id of the request. */
async function submitted(): Promise<string> {
  const response = await fetch(`${url}/api/?result=0`, { method: 'POST', body: formOf(asked) });
  return ((await response.json()) as { readonly request_id: string }).request_id;
}

describe('rows of an answer', { timeout: 60_000 }, () => {
  it('have the same values as CSV, TSV and JSON Lines', { tags: ['long'] }, async () => {
    const as = async (format: string) =>
      withoutIds((await onSite('query', query, '--view', 'interactions', '--format', format)).bytes);
    const [csv, tsv, jsonl] = [await as('csv'), await as('tsv'), await as('jsonl')];
    const objects = jsonl
      .trimEnd()
      .split('\n')
      .map((line) => JSON.parse(line) as Record<string, unknown>);
    expect(objects.length).toBe(csv.trimEnd().split('\n').length - 1);
    expect(objects.length).toBe(tsv.trimEnd().split('\n').length - 1);
    const [head, first] = tsv.split('\n').map((line) => line.split('\t'));
    expect(Object.keys(objects[0])).toEqual(head);
    expect(Object.values(objects[0]).map((value) => String(value ?? ''))).toEqual(first);
    expect(objects[0]).toMatchObject({ ANALYSIS: expect.any(Number), TARGET: expect.stringMatching(/^AT/) });
  });

  it('are escaped for spreadsheets in CSV and TSV, but not in JSON Lines', async () => {
    const as = async (format: string) => String((await onSite('query', query, '--format', format)).bytes);
    expect(await as('csv')).toContain(",'+");
    expect(await as('tsv')).toContain("\t'+");
    const [first] = (await as('jsonl')).split('\n');
    expect(Object.values(JSON.parse(first) as object)).toContain('+');
  });

  it.each(['summary', 'network', 'motifs', 'target-lists', 'aupr', 'sungear', 'bound', 'regulators'])(
    'are made of the JSON answer: %s',
    async (view) => {
      const words = ['query', query, ...inputs, '--view', view, '--format', 'jsonl', ...optionsOf(view)];
      const { code, bytes } = await onSite(...words);
      const objects = String(bytes)
        .trimEnd()
        .split('\n')
        .map((line) => Object.keys(JSON.parse(line) as object));
      expect(code).toBe(0);
      expect(objects.length).toBeGreaterThan(1);
      for (const keys of objects) expect(keys).toEqual(objects[0]);
    },
  );
});

describe('input and output', { timeout: 60_000 }, () => {
  it('can be standard input: the query, or one of its lists', async () => {
    const typed = await trellisWith({ input: `${query}\n` }, 'query', '-', '--url', url);
    expect(withoutIds(typed.bytes)).toBe(withoutIds((await onSite('query', query)).bytes));
    const words = ['query', query, '--target-genes', '-', '--view', 'targets', '--url', url];
    const { bytes } = await trellisWith({ input: '>one\nAT1G01060\n' }, ...words);
    const all = String((await onSite('query', query, '--view', 'targets')).bytes);
    expect(String(bytes)).toBe(all.includes('AT1G01060\n') ? 'AT1G01060\n' : '');
    expect(await trellisWith({}, 'query', '-', '--background', '-', '--url', url)).toMatchObject({
      code: 2,
      err: 'trellis: only one input can be -, standard input (try: trellis query --help)',
    });
  });

  it('can be a file, whose ending names the format; it is complete or not there', async () => {
    const folder = await temporaryFolder();
    const path = join(folder, 'summary.json');
    const { code, bytes } = await onSite('query', query, '--view', 'summary', '--out', path);
    expect({ code, length: bytes.length }).toEqual({ code: 0, length: 0 });
    expect(JSON.parse(await readFile(path, 'utf8'))).toHaveProperty('bars');
    expect((await onSite('query', 'nosuchtf', '--out', join(folder, 'no.csv'))).code).toBe(1);
    expect(await readdir(folder)).toEqual(['summary.json']);
  });

  it('takes analyses of your own, with their metadata next to them', async () => {
    const folder = await temporaryFolder();
    await writeFile(join(folder, 'mine.csv'), 'gene_id\nAT1G01060\nAT1G13300\n');
    const metadata = 'TRANSCRIPTION_FACTOR_ID: AT4G24020\n*EXPERIMENT_TYPE: Binding\nEDGE_TYPE: in vitro:Bound:DAP\n';
    await writeFile(join(folder, 'mine.txt'), metadata);
    const words = ['query', 'own_analyses', '--own', join(folder, 'mine.csv'), '--view', 'targets'];
    const { code, bytes, err } = await onFolder(...words);
    expect({ code, err, genes: String(bytes) }).toEqual({ code: 0, err: '', genes: 'AT1G01060\nAT1G13300\n' });
  });

  it('ends quietly when the reader of a pipe closes it', { tags: ['long'] }, async () => {
    const child = startTrellis('query', 'all_tfs', '--data', data, '--view', 'interactions');
    child.stdout?.once('data', () => child.stdout?.destroy());
    const { err } = await ended(child);
    expect(err).toBe('');
    expect((await readdir(tmpdir())).filter((name) => name.startsWith('trellis-ask-'))).toEqual([]);
  });
});

describe('questions about genes', { timeout: 60_000 }, () => {
  it.each(['json', 'csv'])('answer a predefined list, a file and standard input alike, as %s', async (format) => {
    const folder = await temporaryFolder();
    const names = String(await bytesOf(`/api/list_download/${list}/?edition=arabidopsis`));
    await writeFile(join(folder, 'genes.txt'), names);
    for (const command of ['regulators', 'functions']) {
      const words = [command, '--format', format, '--url', url];
      const named = await trellisWith({}, ...words, list);
      const ofFile = await trellisWith({}, ...words, join(folder, 'genes.txt'));
      const typed = await trellisWith({ input: names }, ...words, '-');
      expect({ command, code: named.code, err: named.err }).toEqual({ command, code: 0, err: '' });
      expect(ofFile.bytes.equals(typed.bytes)).toBe(true);
      expect(named.bytes.equals(typed.bytes)).toBe(true);
    }
  });

  it('answer with the bytes of the API: a gene by its symbol, and the overview', async () => {
    expect((await onSite('gene', 'NLP7')).bytes.equals(await bytesOf('/api/gene/AT4G24020/'))).toBe(true);
    expect((await onFolder('gene', 'NLP7')).bytes.equals(await bytesOf('/api/gene/AT4G24020/'))).toBe(true);
    const overview = await onSite('overview', 'TECHNOLOGY = RNAseq', '--format', 'json');
    expect(overview.bytes.equals(await bytesOf('/api/overview/?search=TECHNOLOGY+%3D+RNAseq'))).toBe(true);
  });

  it('take the options of the API', async () => {
    const count = async (...options: string[]): Promise<number> => {
      const { bytes } = await onSite('functions', list, '--format', 'jsonl', ...options);
      return String(bytes).split('\n').length - 1;
    };
    const significant = await count('--option', 'significant=true', '--option', 'alpha=0.2');
    expect(significant).toBeLessThan(await count());
  });
});

describe('the options of functions', { timeout: 60_000 }, () => {
  it('have the types of the contract', async () => {
    const options = ['aspects=BP', 'min=3', 'alpha=0.2', 'compact=yes', 'slim=false', 'significant=true'];
    const words = options.flatMap((option) => ['--option', option]);
    const { code, bytes } = await onSite('functions', list, '--format', 'json', ...words);
    const { aspects, compact, rows } = JSON.parse(String(bytes)) as MessageOf<typeof findFunctions>;
    expect({ code, aspects: Object.keys(aspects), isCompact: compact !== undefined }).toEqual({
      code: 0,
      aspects: ['BP'],
      isCompact: true,
    });
    expect(rows.filter(({ padj }) => padj > 0.2)).toEqual([]);
  });

  it('can be lists, repeated or with commas', async () => {
    const ask = async (...words: string[]) =>
      String((await onSite('functions', list, ...words.flatMap((word) => ['--option', word]))).bytes);
    expect(await ask('aspects=bp,MF')).toBe(await ask('aspects=BP', 'aspects=MF'));
  });
});

describe('names of a list that are no gene', { timeout: 60_000 }, () => {
  it.each(['regulators', 'functions'])(
    'are said by %s, unless it is to be quiet',
    { tags: ['long'] },
    async (command) => {
      const words = [command, '-', ...(command === 'functions' ? ['--data', data] : ['--url', url])];
      const input = 'NLP7\nnothing\nCDF3\n';
      const { code, err, bytes } = await trellisWith({ input }, ...words);
      expect({ code, err }).toEqual({ code: 0, err: 'note: 1 of 3 names not in database: nothing' });
      expect(await trellisWith({ input }, ...words, '-q')).toMatchObject({ code: 0, err: '', bytes });
    },
  );
});

describe('a view that leaves out tests by default', { timeout: 60_000 }, () => {
  it.each(['functions', 'motifs'])('says so: %s', async (view) => {
    const words = ['query', query, '--view', view];
    const { code, err } = await onSite(...words);
    expect({ code, err }).toEqual({
      code: 0,
      err: 'note: tests with an adjusted p-value above 0.05 are left out; --option alpha=1 writes all',
    });
    for (const more of [['-q'], ['--option', 'alpha=1'], ['--format', 'svg']])
      expect(await onSite(...words, ...more)).toMatchObject({ code: 0, err: '' });
  });
});

describe('a site whose name is below localhost', { timeout: 60_000 }, () => {
  it('is reached, and sees the name', async () => {
    const named = url.replace('127.0.0.1', 'arabidopsis.localhost');
    const { code, err, bytes } = await trellisWith({}, 'query', query, '--view', 'targets', '--url', named);
    expect({ code, err }).toEqual({ code: 0, err: '' });
    expect(bytes.equals((await onSite('query', query, '--view', 'targets')).bytes)).toBe(true);
  });
});

/** The tables of an archive, by their names. */
async function tablesOf(archive: Buffer): Promise<ReadonlyMap<string, string>> {
  const path = join(await temporaryFolder(), 'archive.zip');
  await writeFile(path, archive);
  const script =
    'import json, sys, zipfile; z = zipfile.ZipFile(sys.argv[1]);' +
    'print(json.dumps([[n, z.read(n).decode()] for n in z.namelist() if n.startswith("tables/") and n.endswith(".csv")]))';
  const said = execFileSync('python3', ['-c', script, path], { encoding: 'utf8', maxBuffer: 1 << 28 });
  return new Map(JSON.parse(said) as [string, string][]);
}

describe('the tables of an archive', { timeout: 60_000 }, () => {
  it('have the figures that the command line gives by default', { tags: ['long'] }, async () => {
    const asked = 'NLP7 or TGA1';
    const tables = await tablesOf((await onSite('query', asked, '--view', 'archive')).bytes);
    const written = tabulated.filter(
      ({ file, tabled, tabledRows }) => tabled && !tabledRows && tables.has(`tables/${file}.csv`),
    );
    expect(written.map(({ name }) => name)).toEqual(
      expect.arrayContaining(['motifs', 'gene-sets', 'bound', 'sungear']),
    );
    for (const { name, file } of written) {
      const { code, bytes } = await onSite('query', asked, '--view', name, '--format', 'csv');
      expect({ name, code, text: String(bytes) }).toEqual({ name, code: 0, text: tables.get(`tables/${file}.csv`) });
    }
  });
});

describe('a query that is asked twice, of a site and of its folder', { timeout: 60_000 }, () => {
  it('has the same interactions, byte by byte, as an Arrow file', { tags: ['long'] }, async () => {
    const words = ['query', query, '--view', 'interactions', '-f', 'arrow'];
    const { bytes } = await onFolder(...words);
    expect(bytes.length).toBeGreaterThan(1000);
    // Not with `toEqual`, which takes seconds for so many bytes.
    expect((await onSite(...words)).bytes.equals(bytes)).toBe(true);
  });
});

/** Formats of a view that are written in their own way: TSV and JSON Lines are made of the CSV. */
const ownFormats = (view: string): readonly string[] =>
  [...(views.get(view)?.formats.keys() ?? [])].filter((name) => !['tsv', 'jsonl'].includes(name));

describe('every view of a query that is asked twice', { timeout: 60_000 }, () => {
  it.each([...views.keys()])('is the same, byte by byte, in each format: %s', { tags: ['long'] }, async (view) => {
    for (const format of ownFormats(view)) {
      const words = ['query', query, ...inputs, '--view', view, '--format', format, ...optionsOf(view)];
      const [first, second] = [(await onSite(...words)).bytes, (await onSite(...words)).bytes];
      expect(first.length).toBeGreaterThan(20);
      expect({
        format,
        isSame: format === 'json' ? withoutIds(second) === withoutIds(first) : second.equals(first),
      })
        // The id of a result is part of some answers as JSON.
        .toEqual({ format, isSame: true });
    }
  });

  it.each(['regulators', 'functions'])('so are the tables of a list: %s', { tags: ['long'] }, async (command) => {
    for (const format of ['csv', 'tsv', 'jsonl', 'json']) {
      const ask = async () => (await onSite(command, list, '--format', format)).bytes;
      expect((await ask()).equals(await ask())).toBe(true);
    }
  });
});

describe('wrong use is one sentence', { timeout: 60_000 }, () => {
  const hint = '(try: trellis query --help)';
  it.each([
    [[], `query needs a query ${hint}`],
    [['NLP7', 'TGA1'], `query does not know what to do with "TGA1" ${hint}`],
    [['NLP7', '--view', 'constructor'], /^trellis: there is no view "constructor"; views are table, /],
    [['NLP7', '--view', 'archive', '--format', 'csv'], `archive has no format csv; it has zip ${hint}`],
    [['NLP7', '--format', 'toString'], /^trellis: table has no format "toString"; it has csv, /],
    [['NLP7', '--out', 'x.svg'], `table has no format svg; it has csv, tsv, jsonl, json, xlsx, arrow ${hint}`],
    [['NLP7', '--option', 'alpha'], `--option is KEY=VALUE, not "alpha" ${hint}`],
    [['NLP7', '--view', 'summary', '--option', 'all=1'], `summary has the option "all" only as json ${hint}`],
    [['NLP7', '--option', 'x=1'], /^trellis: table has no option "x"; its options are /],
    [['NLP7', '--view', 'sumary'], /^trellis: there is no view "sumary" \(did you mean summary\?\); views are /],
    [['NLP7', '--fromat', 'csv'], `query has no option --fromat (did you mean --format?) ${hint}`],
    [
      ['NLP7', '--view', 'functions', '--option', 'alhpa=1'],
      /^trellis: functions has no option "alhpa" \(did you mean alpha\?\); its options are /,
    ],
    [
      ['NLP7', '--view', 'functions', '--option', 'aspects=BO'],
      `the option aspects of functions is BP, MF or CC, not "BO" ${hint}`,
    ],
    [
      ['NLP7', '--view', 'functions', '--option', 'min=few'],
      `the option min of functions is a whole number, not "few" ${hint}`,
    ],
    [['NLP7', '--view', 'pruned-network'], `pruned-network needs --option precision=VALUE ${hint}`],
    [['NLP7', '--url', 'ftp://x'], /^trellis: --url is an address like https:/],
    [['NLP7', '--url', 'http://x', '--data', 'y'], `query --url has no option --data ${hint}`],
    [['NLP7', '--keep'], `query without --url has no option --keep ${hint}`],
  ])('%j', async (words, sentence) => {
    const { code, err, bytes } = await trellisWith({}, 'query', ...words);
    expect(err).toEqual(sentence instanceof RegExp ? expect.stringMatching(sentence) : `trellis: ${sentence}`);
    expect({ code, length: bytes.length }).toEqual({ code: 2, length: 0 });
  });

  it('for a format that a terminal cannot show', async () => {
    const words = ['query', 'NLP7', '--view', 'archive', '--data', data];
    expect(await trellisWith({ isTerminal: true }, ...words)).toMatchObject({
      code: 2,
      err: `trellis: a terminal cannot show zip: give a file with --out FILE ${hint}`,
    });
  });

  it('for an Arrow file on a terminal', async () => {
    const words = ['query', 'NLP7', '--format', 'arrow', '--data', data];
    const { code, err, bytes } = await trellisWith({ isTerminal: true }, ...words);
    expect({ code, err, length: bytes.length }).toEqual({
      code: 2,
      err: `trellis: a terminal cannot show arrow: give a file with --out FILE ${hint}`,
      length: 0,
    });
  });

  it.each([
    [['nosuchtf'], /nosuchtf/],
    [['NLP7 and and CDF3'], /character 10/],
    [
      ['NLP7', '--target-genes', 'Foo'],
      /^trellis: there is neither a file nor a predefined gene list "Foo", and no gene of this name; .*Clock_Genes/,
    ],
    [['NLP7', '--network', 'Foo'], /predefined target network "Foo"; the target networks are .*Root_Ranked_Network/],
    [['NLP7', '--edition', 'foo'], /no data set "foo"/],
    [['NLP7', '--own', '/nowhere/x.csv'], /^trellis: \/nowhere\/x\.\w+: there is no such file or folder$/],
  ])('for what a data set has not: %j', async (words, sentence) => {
    const { code, err, bytes } = await onSite('query', ...words);
    expect(err).toMatch(sentence);
    expect(err).not.toContain('\n');
    expect({ code, length: bytes.length }).toEqual({ code: 1, length: 0 });
    // A local data set says the same.
    if (words.includes('Foo') || words.includes('foo'))
      expect(await onFolder('query', ...words)).toMatchObject({ code: 1, err: expect.stringMatching(sentence) });
  });

  it('for a site that is not there, or is another one', async () => {
    const gone = await trellisWith({}, 'query', 'NLP7', '--url', 'http://127.0.0.1:9');
    expect(gone).toMatchObject({
      code: 1,
      err: expect.stringMatching(/^trellis: http:\/\/127\.0\.0\.1:9 cannot be /),
    });
    const wrong = await trellisWith({}, 'query', 'NLP7', '--url', `${url}/other`);
    expect(wrong).toMatchObject({ code: 1, err: expect.stringMatching(/^trellis: \S/) });
  });
});
