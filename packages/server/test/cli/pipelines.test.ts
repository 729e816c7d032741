import { spawn, spawnSync } from 'node:child_process';
import { chmod, readFile, readdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { openStore } from '@trellis/store';
import { describe, expect, it } from 'vitest';
import { ended, root, temporaryFolder, trellis, trellisWith } from './trellis.ts';
import { smallDemo } from '../../../store/test/smallDemo.ts';

const example = join(root, 'examples/pipeline');
const hasSnakemake = spawnSync('snakemake', ['--version']).status === 0;
const hasNextflow = spawnSync('nextflow', ['-version']).status === 0;
if (!hasSnakemake) console.warn('snakemake is absent: its pipeline is not run');
if (!hasNextflow) console.warn('nextflow is absent: its pipeline is not run');

const sheet = `name,query
both,NLP7 and TGA1
strong,"TGA1[pvalue < 0.01 or EDGE_TYPE='in vitro:Bound:ampDAP']"
`;

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
  const main = join(root, 'packages/server/src/cli/main.ts');
  const loader = join(root, 'node_modules/tsx/dist/loader.mjs');
  await writeFile(program, `#!/bin/sh\nexec "${process.execPath}" --import "${loader}" "${main}" "$@"\n`);
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
  const queries = ['NLP7 and TGA1', "TGA1[pvalue < 0.01 or EDGE_TYPE='in vitro:Bound:ampDAP']"];
  for (const [i, name] of ['both', 'strong'].entries()) {
    const { targets, functions, genes, best } = await expected(queries[i], data);
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
