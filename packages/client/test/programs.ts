import { spawn, spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { Server } from 'node:http';
import { importFolder, openStore } from '@trellis/store';
import { buildApp } from '../../server/src/app.ts';
import { readConfig } from '../../server/src/config/config.ts';
import { goldenDataset } from '../../server/test/golden/readGolden.ts';
import { smallDemo } from '../../store/test/smallDemo.ts';

/** The project. */
export const root = fileURLToPath(new URL('../../..', import.meta.url));

/** Whether a program runs here, with what it needs. */
const runs = (program: string, ...args: string[]): boolean => spawnSync(program, args).status === 0;
const isPython = (program: string, more = ''): boolean =>
  runs(program, '-c', `import sys${more}; sys.exit(sys.version_info < (3, 9))`);
const pythons = ['python3', '/usr/bin/python3'].filter((program) => isPython(program));
/** One that has pandas, if there is one: without it tables are lists of dictionaries. */
export const python = pythons.find((program) => isPython(program, ', pandas')) ?? pythons.at(0);
export const r = runs('Rscript', '-e', 'library(jsonlite); library(curl)') ? 'Rscript' : undefined;
if (!python) console.warn('python3 is absent: the tests of clients/python are skipped');
if (!r) console.warn('Rscript with jsonlite and curl is absent: the tests of clients/r are skipped');

export interface Program {
  readonly program: string;
  readonly args: readonly string[];
  /** Folder below `clients`. */
  readonly folder: string;
  /** What it reads. */
  readonly input?: string;
}

export const pythonProgram = (args: readonly string[], input?: string): Program => ({
  program: python ?? 'python3',
  args: ['-m', ...args],
  folder: 'python',
  input,
});

export const rProgram = (script: string, ...args: string[]): Program => ({
  program: 'Rscript',
  args: [`tests/smoke/${script}.R`, ...args],
  folder: 'r',
});

/** Ends with the output of a program; fails with what it said when it fails. */
export async function run({ program, args, folder, input = '' }: Program, url: string): Promise<string> {
  const environment = {
    ...process.env,
    TRELLIS_URL: url,
    PYTHONPATH: 'src',
    PYTHONDONTWRITEBYTECODE: '1',
    LC_ALL: 'C.UTF-8',
    NO_PROXY: '*',
  };
  const child = spawn(program, args, { cwd: join(root, 'clients', folder), env: environment });
  let output = '';
  let said = '';
  child.stdout.on('data', (chunk: Buffer) => (output += chunk.toString('utf8')));
  child.stderr.on('data', (chunk: Buffer) => (said += chunk.toString('utf8')));
  child.stdin.end(input);
  const code = await new Promise((done) => child.once('close', done));
  if (code !== 0)
    throw new Error(`${program} ${args.join(' ')} ended with ${code}: ${said.slice(-4000)}${output.slice(-2000)}`);
  return output + said;
}

/** A site with two small demos and the recorded data set. */
export async function startSite(): Promise<{ url: string; server: Server; stop: () => Promise<void> }> {
  const data = mkdtempSync(join(tmpdir(), 'trellis-clients-'));
  const store = await openStore(data);
  for (const edition of ['arabidopsis', 'maize'] as const) await store.datasets.replace(smallDemo(edition));
  await store.datasets.replace((await importFolder(goldenDataset, { edition: 'development' })).contents);
  await store.close();
  const app = await buildApp(readConfig({ data, port: 0, log: 'silent' }, {}), { computing: 'all in process' });
  const url = await app.listen({ port: 0, host: '127.0.0.1' });
  const stop = async () => {
    await app.close();
    rmSync(data, { recursive: true });
  };
  return { url, server: app.server, stop };
}
