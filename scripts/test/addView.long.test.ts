import { execFileSync } from 'node:child_process';
import {
  cpSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { dirname, join } from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { launch } from '../../e2e/support/launch.ts';
import { readArchive } from '../../packages/server/src/views/archive/readArchive.ts';
import { mustRun, runCommand, type Program } from '../rig/program.ts';
import { root } from '../rig/root.ts';
import { startServer, type StartedServer } from '../rig/server.ts';

/** What the guide writes: a file, or lines after one that is there. */
interface Step {
  readonly path: string;
  readonly after: string | undefined;
  readonly code: string;
}

/** The steps of the guide. */
const steps = (): Step[] =>
  [
    ...readFileSync(join(root, 'docs/guide/add-a-view.md'), 'utf8').matchAll(
      /`(packages\/[^`]+)`(?: the new file `([^`]+)`|\s+after\s+`([^`]+)`):\n\n```tsx?\n([\s\S]*?)```/g,
    ),
  ].map(([, path, name, after, code]) => ({ path: name ? `${path}/${name}` : path, after, code }));

/** What writes the files that follow from the lists. */
const writers = ['openapi', 'clients', 'routeTable'];

/** Folders of packages that are not copied. */
const notCopied = /\/(node_modules|dist|test|\.test-bundle-[^/]*)$/;

/** Copies the sources, with packages of their own and the libraries that are installed. */
function copySources(): string {
  const copy = mkdtempSync(join(root, '.cache/add-a-view-'));
  for (const name of [
    'packages',
    'scripts',
    'clients',
    'deploy',
    'docs',
    'editions',
    'package.json',
    'tsconfig.json',
    'README.md',
    'LICENSE',
    'SECURITY.md',
    '.oxfmtrc.json',
    'starter',
  ])
    cpSync(join(root, name), join(copy, name), { recursive: true, filter: (path) => !notCopied.test(path) });
  link(join(root, 'node_modules'), join(copy, 'node_modules'));
  for (const name of ['server', 'web'])
    symlinkSync(join(root, 'packages', name, 'node_modules'), join(copy, 'packages', name, 'node_modules'));
  return copy;
}

/** Links every library; the packages of the project are those of the copy. */
function link(from: string, to: string): void {
  mkdirSync(join(to, '@trellis'), { recursive: true });
  for (const name of readdirSync(from)) if (name !== '@trellis') symlinkSync(join(from, name), join(to, name));
  for (const name of readdirSync(join(from, '@trellis')))
    symlinkSync(join(to, '../packages', name), join(to, '@trellis', name));
}

function carryOut(copy: string, { path, after, code }: Step): void {
  const file = join(copy, path);
  mkdirSync(dirname(file), { recursive: true });
  if (after === undefined) return writeFileSync(file, code);
  const before = readFileSync(file, 'utf8');
  expect(before.split(after)).toHaveLength(2);
  writeFileSync(
    file,
    before.replace(after, () => `${after}\n${code.trimEnd()}`),
  );
}

let copy: string;
let server: StartedServer;
let program: Program;
beforeAll(async () => {
  mkdirSync(join(root, '.cache'), { recursive: true });
  copy = copySources();
  for (const step of steps()) carryOut(copy, step);
  const run = (...words: string[]) => execFileSync(process.execPath, words, { cwd: copy });
  const include = ['contract', 'client', 'engine', 'recipes', 'server', 'web'].map((name) => `packages/${name}/src`);
  writeFileSync(join(copy, 'tsconfig.view.json'), JSON.stringify({ extends: './tsconfig.json', include }));
  run('node_modules/typescript-native/bin/tsc', '--noEmit', '-p', 'tsconfig.view.json');
  for (const script of writers) run('--import', 'tsx', `scripts/${script}.ts`);
  run('scripts/build.mjs');
  program = { path: join(copy, 'packages/server/dist/trellis.js') };
  const data = join(copy, 'data');
  await mustRun(program, 'import', 'fixtures/mini', '--edition', 'development', '--data', data);
  server = await startServer(data, { program });
}, 600_000);
afterAll(async () => {
  await server?.stop();
  rmSync(copy, { recursive: true, force: true });
});

async function ask(): Promise<string> {
  const form = new FormData();
  form.append('query', 'all_tfs');
  const response = await fetch(`${server.url}/api/?result=0`, { method: 'POST', body: form });
  return ((await response.json()) as { request_id: string }).request_id;
}

it('the view takes five files, and one line in each of five lists', () => {
  const lists = steps().filter(({ after }) => after !== undefined);
  expect(steps().length - lists.length).toBe(5);
  expect(lists.map(({ path, code }) => [path, code.trimEnd().split('\n').length])).toEqual([
    ['packages/contract/src/schemas/all.ts', 1],
    ['packages/contract/src/results.ts', 1],
    ['packages/engine/src/names.ts', 1],
    ['packages/engine/src/views/all.ts', 1],
    ['packages/web/src/app/routes.tsx', 1],
  ]);
});

it('the view is in the API and its document, and in batches', async () => {
  const answer = (await (await fetch(`${server.url}/api/families/${await ask()}/`)).json()) as { families: object[] };
  expect(answer.families.length).toBeGreaterThan(1);
  const document = (await (await fetch(`${server.url}/api/docs/json`)).json()) as { paths: object };
  expect(Object.keys(document.paths)).toContain('/api/families/{id}/');
  const line = JSON.stringify({ query: 'all_tfs', views: { families: {} } });
  const batch = await fetch(`${server.url}/api/batch/`, {
    method: 'POST',
    headers: { 'content-type': 'application/x-ndjson' },
    body: line,
  });
  expect(JSON.parse(await batch.text())).toMatchObject({ views: { families: { status: 200, answer } } });
});

it('the written documents and clients have it', () => {
  const read = (path: string): string => readFileSync(join(copy, path), 'utf8');
  expect(Object.keys((JSON.parse(read('docs/openapi.json')) as { paths: object }).paths)).toContain(
    '/api/families/{id}/',
  );
  expect(read('SECURITY.md')).toContain('`GET /api/families/:id.csv`');
  expect(read('clients/python/src/trellis_tf/operations.py')).toContain('def read_families(');
  expect(read('clients/r/R/operations.R')).toContain('trellis_read_families <- function(');
});

it('the command line writes it, and an archive has and describes it', async () => {
  const { code, out } = await runCommand(
    ...[program, 'query', 'all_tfs', '--view', 'families', '--edition', 'development', '--data', server.data],
  );
  expect([code, out.split('\n')[0]]).toEqual([0, 'family,genes']);
  const bytes = await (await fetch(`${server.url}/api/everything/${await ask()}.zip`)).arrayBuffer();
  const files = await readArchive(Buffer.from(bytes), () => true);
  expect(files.get('tables/families.csv')).toBe(out);
  expect(files.get('data_dictionary.csv')).toContain('tables/families.csv,genes,Number of target genes,genes');
});

it('the page has its tab', async () => {
  const browser = await launch();
  try {
    const page = await browser.newPage();
    await page.goto(`${server.url}/result/summary?request=${await ask()}`);
    await page.getByRole('link', { name: 'Families' }).click();
    const table = page.getByRole('region', { name: 'Gene families of the target genes' });
    await table.getByRole('row').nth(1).waitFor();
    expect(await table.getByRole('columnheader').allTextContents()).toEqual(['Family', 'Target genes']);
  } finally {
    await browser.close();
  }
});
