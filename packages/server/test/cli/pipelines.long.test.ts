import { spawn, spawnSync } from 'node:child_process';
import { chmod, cp, mkdir, readFile, readdir, symlink, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startDemoServer } from '../demoServer.ts';
import { ended, programOf, root, temporaryFolder, trellis, trellisWith } from './trellis.ts';

const example = join(root, 'examples/pipeline');
const hasSnakemake = spawnSync('snakemake', ['--version']).status === 0;
const hasNextflow = spawnSync('nextflow', ['-version']).status === 0;
if (!hasSnakemake) console.warn('snakemake is absent: its pipeline is not run');
if (!hasNextflow) console.warn('nextflow is absent: its pipeline is not run');

const queries = [
  ['both', 'NLP7 and TGA1'],
  ['strong', "TGA1[pvalue < 0.01 or EDGE_TYPE='in vitro:Bound:ampDAP']"],
] as const;
const sheet = `name,query\n${queries.map(([name, query]) => `${name},"${query}"\n`).join('')}`;

/** A data set, a server of it, and a release of it, which all tests read. */
let [data, url, release, stop] = ['', '', '', (): Promise<void> => Promise.resolve()];

beforeAll(async () => {
  ({ data, url, stop } = await startDemoServer(1));
  const written = await trellis('release', '--edition', 'arabidopsis', '--data', data);
  const path = /^written to (.+): /.exec(written.out)?.[1];
  if (path === undefined) throw new Error(written.err);
  release = path;
});
afterAll(() => stop());

/** A folder with a program `trellis` of these sources, and the queries. */
async function prepare() {
  const folder = await temporaryFolder();
  const program = join(folder, 'trellis');
  await writeFile(program, `#!/bin/sh\nexec "${process.execPath}" "${programOf('trellis')}" "$@"\n`);
  await chmod(program, 0o755);
  await writeFile(join(folder, 'queries.csv'), sheet);
  return { folder, program };
}

interface Expected {
  readonly targets: string;
  readonly functions: string;
  readonly genes: readonly string[];
  readonly best: readonly string[];
}

/** What the pipeline has to write for a query, asked without it. */
async function askedWithout(query: string): Promise<Expected> {
  const targets = String((await trellisWith({}, 'query', query, '--view', 'targets', '--url', url)).bytes);
  const options = ['--url', url, '--option', 'aspects=BP', '--format', 'csv'];
  const functions = String((await trellisWith({ input: targets }, 'functions', '-', ...options)).bytes);
  const genes = targets.trim().split('\n');
  return { targets, functions, genes, best: functions.split('\n')[1].split(',').slice(0, 2) };
}

/** Expects what both pipelines write for queries. */
async function expectResults(
  results: string,
  asked: readonly (readonly [string, string])[] = queries,
): Promise<void> {
  const summary = (await readFile(join(results, 'summary.csv'), 'utf8')).trimEnd().split('\n');
  expect(summary[0]).toBe('name,genes,term,function,adjusted_p');
  expect(summary).toHaveLength(1 + asked.length);
  for (const [i, [name]] of asked.entries()) {
    const { targets, functions, genes, best } = await expectedOf(name);
    expect(summary[i + 1].startsWith([name, genes.length, ...best].join(','))).toBe(true);
    expect(await readFile(join(results, name, 'targets.txt'), 'utf8')).toBe(targets);
    expect(await readFile(join(results, name, 'functions.csv'), 'utf8')).toBe(functions);
    const edges = (await readFile(join(results, name, 'signed_edges.csv'), 'utf8')).trimEnd().split('\n');
    expect(edges[0]).toBe('source,target,mor,weight,induced,repressed,bound,undirected');
    expect(edges.length).toBeGreaterThan(10);
    const inList = new Set(genes);
    expect(edges.slice(1).filter((row) => !inList.has(row.split(',')[1]))).toEqual([]);
    expect(await readdir(join(results, name))).toContain('table.csv');
  }
}

/** What the pipeline has to write for each query, from the first test that reads it on. */
const expected = new Map<string, Promise<Expected>>();

function expectedOf(name: string): Promise<Expected> {
  const [, query] = queries.find((each) => each[0] === name) ?? [];
  if (query === undefined) throw new Error(`no query is called ${name}`);
  const known = expected.get(name) ?? askedWithout(query);
  expected.set(name, known);
  return known;
}

/** Fills the places of a template of a workflow language in; throws for a place without a value. */
function fill(template: string, place: RegExp, values: Readonly<Record<string, string>>): string {
  return template.replace(place, (whole, name: string) => {
    const value = values[name.trim()];
    if (value === undefined) throw new Error(`${whole} has no value`);
    return value;
  });
}

const quoted = (...words: readonly string[]): string =>
  words.map((word) => `'${word.replaceAll("'", String.raw`'\''`)}'`).join(' ');

/** The shell commands of a Snakefile, by rule. */
function snakemakeCommands(text: string): ReadonlyMap<string, string> {
  const rules = text.matchAll(/^ *rule (\w+):\n((?:(?! *rule ).*\n?)*)/gm);
  return new Map(
    [...rules].flatMap(([, name, body]) => {
      const [, texts] = /shell:\s+((?:".*"\s*)+)/.exec(body) ?? [];
      return texts === undefined ? [] : [[name, texts.trim().slice(1, -1).replaceAll(/"\s+"/g, '')] as const];
    }),
  );
}

/** The scripts of a Nextflow pipeline, by process. */
const nextflowCommands = (text: string): ReadonlyMap<string, string> =>
  new Map(
    [...text.matchAll(/^process (\w+) \{.*?script:\s+"""\n(.*?)"""/gms)].map(
      ([, name, script]) => [name, script] as const,
    ),
  );

/** Runs a command of a workflow in a folder, where the program `trellis` may be. */
async function runShell(command: string, folder: string): Promise<void> {
  const env = { ...process.env, PATH: [folder, join(example, 'bin'), process.env['PATH']].join(':') };
  const run = await ended(spawn('bash', ['-euo', 'pipefail', '-c', command], { cwd: folder, env }));
  expect(run.code, `${command}\n${run.err}`).toBe(0);
}

/** The script of a day in the guide: for a shell, and as a Snakefile. */
async function readDay() {
  const guide = await readFile(join(root, 'docs/guide/pipelines.md'), 'utf8');
  const [, section = ''] = guide.split("## A day's work in a shell\n");
  const block = (language: string) => section.split(`\`\`\`${language}\n`)[1]?.split('```')[0] ?? '';
  return { shell: block('sh'), snakefile: block('python') };
}

describe("the day's work of the guide", { timeout: 600_000 }, () => {
  it('writes every table, the same ones in a shell and in the commands of the Snakefile', async () => {
    const { folder } = await prepare();
    await symlink(data, join(folder, 'demo'));
    const { shell, snakefile } = await readDay();
    await runShell(shell, folder);
    const read = (file: string) => readFile(join(folder, file), 'utf8');
    const files = (await readdir(folder)).filter((file) => file.endsWith('.csv') && file !== 'queries.csv');
    const [, views = ''] = /^VIEWS = "(.*)"/.exec(snakefile) ?? [];
    const ofViews = views.split(' ').map((view) => `${view}.csv`);
    expect(files.sort()).toEqual([...ofViews, 'list-functions.csv', 'motifs.csv', 'pruned-network.csv'].sort());
    for (const file of files) expect((await read(file)).split('\n').length, file).toBeGreaterThan(3);
    await mkdir(join(folder, 'day'));
    await writeFile(join(folder, 'Snakefile'), snakefile);
    if (hasSnakemake) await runShell('snakemake --cores 2', folder);
    else await runView('summary');
    for (const file of hasSnakemake ? ofViews : ['summary.csv'])
      expect(await read(join('day', file)), file).toBe(await read(file));

    async function runView(view: string): Promise<void> {
      const command = snakemakeCommands(snakefile).get('view') ?? '';
      const values = { 'wildcards.view': view, 'output:q': quoted(`day/${view}.csv`) };
      await runShell(fill(command, /\{([^{}]+)\}/g, values), folder);
    }
  });
});

describe('the example pipeline', { timeout: 300_000 }, () => {
  it.skipIf(!hasSnakemake)('runs with Snakemake, and again only where something has changed', async () => {
    const { folder, program } = await prepare();
    const settings = [`trellis=${program}`, `data=${data}`, `release=${release}`, `queries=${folder}/queries.csv`];
    const snakemake = (...words: string[]) =>
      ended(
        spawn('snakemake', ['-s', join(example, 'Snakefile'), '--cores', '2', ...words, '--config', ...settings], {
          cwd: folder,
        }),
      );
    const first = await snakemake();
    expect(first.code, first.err).toBe(0);
    await expectResults(join(folder, 'results'));
    expect(await readFile(join(folder, 'results/release.txt'), 'utf8')).toContain('genes.parquet: OK');
    expect((await snakemake()).err).toContain('Nothing to be done');
    await writeFile(join(folder, 'queries.csv'), sheet.replace('NLP7 and TGA1', 'NLP7'));
    const { out } = await snakemake('--dry-run', '--quiet');
    expect(out).toMatch(/^targets +1 /m);
  });

  it.skipIf(!hasNextflow)('runs with Nextflow', async () => {
    const { folder, program } = await prepare();
    const named = { trellis: program, data, release, queries: join(folder, 'queries.csv') };
    const settings = Object.entries(named).flatMap(([name, value]) => [`--${name}`, value]);
    const run = await ended(spawn('nextflow', ['run', example, ...settings], { cwd: folder }));
    expect(run.code, run.out + run.err).toBe(0);
    await expectResults(join(folder, 'results'));
  });

  it('has commands for Snakemake that run as they are written, on a site', async () => {
    const { folder, program } = await prepare();
    const commands = snakemakeCommands(await readFile(join(example, 'Snakefile'), 'utf8'));
    const asked = quoted('--edition', 'arabidopsis', '--url', url);
    const results = join(folder, 'results');
    const run = (rule: string, values: Readonly<Record<string, string>>) =>
      runShell(
        fill(commands.get(rule) ?? '', /\{([^{}]+)\}/g, {
          'config[trellis]': program,
          'params.asked:q': asked,
          ...values,
        }),
        folder,
      );
    const folders = queries.map(([name]) => join(results, name));
    await mkdir(results);
    await run('check_release', {
      'params.folder:q': quoted(release),
      'output:q': quoted(join(results, 'release.txt')),
    });
    for (const [i, [, query]] of queries.entries()) {
      const at = (file: string) => quoted(join(folders[i], file));
      await mkdir(folders[i]);
      await run('table', { 'params.query:q': quoted(query), 'output:q': at('table.csv') });
      await run('targets', { 'params.query:q': quoted(query), 'output:q': at('targets.txt') });
      await run('functions', { 'input:q': at('targets.txt'), 'output:q': at('functions.csv') });
      await run('signed_edges', {
        'params.script:q': quoted(join(example, 'bin/signed_edges.py')),
        'input.edges:q': quoted(join(release, 'regulons_decoupler.csv.gz')),
        'input.targets:q': at('targets.txt'),
        'output:q': at('signed_edges.csv'),
      });
    }
    await run('summary', {
      'params.script:q': quoted(join(example, 'bin/summarize.py')),
      'params.folders:q': quoted(...folders),
      'output:q': quoted(join(results, 'summary.csv')),
    });
    expect(await readFile(join(results, 'release.txt'), 'utf8')).toContain('genes.parquet: OK');
    await expectResults(results);
  });

  it('has commands for Nextflow that run as they are written, on a data set, each in a folder of its own', async () => {
    const { folder, program } = await prepare();
    const commands = nextflowCommands(await readFile(join(example, 'main.nf'), 'utf8'));
    const asked = quoted('--edition', 'arabidopsis', '--data', data);
    const run = async (name: string, cwd: string, values: Readonly<Record<string, string>>) => {
      await mkdir(cwd, { recursive: true });
      const known = { 'params.trellis': program, 'asked()': asked, ...values };
      await runShell(fill(commands.get(name) ?? '', /\$\{([^{}]+)\}/g, known), cwd);
    };
    const results = join(folder, 'results');
    const [, [name, query]] = queries;
    const cwd = join(results, name);
    await run('CHECK_RELEASE', folder, { release });
    await run('ASK', cwd, { 'quoted(query)': quoted(query) });
    await run('FUNCTIONS', cwd, { targets: 'targets.txt' });
    await run('FOLDER', join(folder, 'gathered'), {
      name,
      targets: join(cwd, 'targets.txt'),
      functions: join(cwd, 'functions.csv'),
    });
    await run('SIGNED_EDGES', cwd, { edges: join(release, 'regulons_decoupler.csv.gz'), targets: 'targets.txt' });
    await run('SUMMARY', join(folder, 'gathered'), { folders: name });
    await cp(join(folder, 'gathered/summary.csv'), join(results, 'summary.csv'));
    await expectResults(results, [queries[1]]);
  });
});
