import { spawn, spawnSync } from 'node:child_process';
import { chmod, cp, mkdir, readFile, readdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { openStore } from '@trellis/store';
import { describe, expect, it } from 'vitest';
import { ended, programOf, root, temporaryFolder, trellis, trellisWith } from './trellis.ts';
import { smallDemo } from '../../../store/test/smallDemo.ts';

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

/** A folder with a data set, a release of it, and a program `trellis` of these sources. */
async function prepare() {
  const folder = await temporaryFolder();
  const data = join(folder, 'demo');
  const store = await openStore(data);
  await store.datasets.replace(smallDemo('arabidopsis'));
  await store.close();
  const written = await trellis('release', '--edition', 'arabidopsis', '--data', data);
  const release = /^written to (.+): /.exec(written.out)?.[1];
  if (release === undefined) throw new Error(written.err);
  const program = join(folder, 'trellis');
  await writeFile(program, `#!/bin/sh\nexec "${process.execPath}" "${programOf('trellis')}" "$@"\n`);
  await chmod(program, 0o755);
  await writeFile(join(folder, 'queries.csv'), sheet);
  return { folder, data, release, program };
}

/** What the pipeline has to write for a query, asked without it. */
async function expected(query: string, data: string) {
  const targets = String((await trellisWith({}, 'query', query, '--view', 'targets', '--data', data)).bytes);
  const options = ['--data', data, '--option', 'aspects=BP', '--format', 'csv'];
  const functions = String((await trellisWith({ input: targets }, 'functions', '-', ...options)).bytes);
  const genes = targets.trim().split('\n');
  return { targets, functions, genes, best: functions.split('\n')[1].split(',').slice(0, 2) };
}

/** Expects what both pipelines write. */
async function expectResults(results: string, data: string): Promise<void> {
  const summary = (await readFile(join(results, 'summary.csv'), 'utf8')).trimEnd().split('\n');
  expect(summary[0]).toBe('name,genes,term,function,adjusted_p');
  expect(summary).toHaveLength(3);
  for (const [i, [name, query]] of queries.entries()) {
    const { targets, functions, genes, best } = await expected(query, data);
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
      const [, command] = /shell:\s+"(.*)"/.exec(body) ?? [];
      return command === undefined ? [] : [[name, command] as const];
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

/** Runs a command of a workflow in a folder. */
async function runShell(command: string, folder: string): Promise<void> {
  const env = { ...process.env, PATH: `${join(example, 'bin')}:${process.env['PATH'] ?? ''}` };
  const run = await ended(spawn('bash', ['-euo', 'pipefail', '-c', command], { cwd: folder, env }));
  expect(run.code, `${command}\n${run.err}`).toBe(0);
}

describe('the example pipeline', { timeout: 300_000 }, () => {
  it.skipIf(!hasSnakemake)('runs with Snakemake, and again only where something has changed', async () => {
    const { folder, data, release, program } = await prepare();
    const settings = [`trellis=${program}`, `data=${data}`, `release=${release}`, `queries=${folder}/queries.csv`];
    const snakemake = (...words: string[]) =>
      ended(
        spawn('snakemake', ['-s', join(example, 'Snakefile'), '--cores', '2', ...words, '--config', ...settings], {
          cwd: folder,
        }),
      );
    const first = await snakemake();
    expect(first.code, first.err).toBe(0);
    await expectResults(join(folder, 'results'), data);
    expect(await readFile(join(folder, 'results/release.txt'), 'utf8')).toContain('genes.parquet: OK');
    expect((await snakemake()).err).toContain('Nothing to be done');
    await writeFile(join(folder, 'queries.csv'), sheet.replace('NLP7 and TGA1', 'NLP7'));
    const { out } = await snakemake('--dry-run', '--quiet');
    expect(out).toMatch(/^targets +1 /m);
  });

  it.skipIf(!hasNextflow)('runs with Nextflow', async () => {
    const { folder, data, release, program } = await prepare();
    const named = { trellis: program, data, release, queries: join(folder, 'queries.csv') };
    const settings = Object.entries(named).flatMap(([name, value]) => [`--${name}`, value]);
    const run = await ended(spawn('nextflow', ['run', example, ...settings], { cwd: folder }));
    expect(run.code, run.out + run.err).toBe(0);
    await expectResults(join(folder, 'results'), data);
  });

  it('has commands for Snakemake that run as they are written', async () => {
    const { folder, data, release, program } = await prepare();
    const commands = snakemakeCommands(await readFile(join(example, 'Snakefile'), 'utf8'));
    const asked = quoted('--edition', 'arabidopsis', '--data', data);
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
    await expectResults(results, data);
  });

  it('has commands for Nextflow that run as they are written, each in a folder of its own', async () => {
    const { folder, data, release, program } = await prepare();
    const commands = nextflowCommands(await readFile(join(example, 'main.nf'), 'utf8'));
    const asked = quoted('--edition', 'arabidopsis', '--data', data);
    const run = async (name: string, cwd: string, values: Readonly<Record<string, string>>) => {
      await mkdir(cwd, { recursive: true });
      const known = { 'params.trellis': program, 'asked()': asked, ...values };
      await runShell(fill(commands.get(name) ?? '', /\$\{([^{}]+)\}/g, known), cwd);
    };
    const results = join(folder, 'results');
    await run('CHECK_RELEASE', folder, { release });
    for (const [name, query] of queries) {
      const cwd = join(results, name);
      await run('ASK', cwd, { 'quoted(query)': quoted(query) });
      await run('FUNCTIONS', cwd, { targets: 'targets.txt' });
      await run('FOLDER', join(folder, 'gathered'), {
        name,
        targets: join(cwd, 'targets.txt'),
        functions: join(cwd, 'functions.csv'),
      });
      await run('SIGNED_EDGES', cwd, { edges: join(release, 'regulons_decoupler.csv.gz'), targets: 'targets.txt' });
    }
    await run('SUMMARY', join(folder, 'gathered'), { folders: queries.map(([name]) => name).join(' ') });
    await cp(join(folder, 'gathered/summary.csv'), join(results, 'summary.csv'));
    await expectResults(results, data);
  });

  it('asks the same in Snakemake and in Nextflow', async () => {
    const [snakemake, nextflow] = await Promise.all(
      ['Snakefile', 'main.nf'].map((name) => readFile(join(example, name), 'utf8')),
    );
    // The words of each command that are options or scripts, whatever the language fills in.
    const wordsOf = (text: string) =>
      [...text.matchAll(/--(?:view|option|edition|data|url|check)\b(?: [\w=]+)?|\b(?:query|functions) |\w+\.py/g)]
        .map(([word]) => word.trim())
        .filter((word, i, all) => all.indexOf(word) === i)
        .sort();
    expect(wordsOf(nextflow)).toEqual(wordsOf(snakemake));
    expect(wordsOf(nextflow).length).toBeGreaterThan(7);
  });
});
