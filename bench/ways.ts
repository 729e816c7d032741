/**
 * `npm run bench:ways -- --data FOLDER`: counts the functions and files of our sources that run on three ways: from Submit to the
 * table of a result, from a gene list to its regulators, and for the fetch of one recipe. V8 counts the calls of each function in the
 * page, in the main thread of the server and in its other threads; a file counts if one of its functions ran. Loading a module is no
 * call. The programs and pages are those of `npm run build`; the folder has the edition `arabidopsis`.
 */
import { createHash } from 'node:crypto';
import { mkdirSync, mkdtempSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import type { Page } from 'playwright-core';
import { groupBy } from '@trellis/core';
import { launch } from '../e2e/support/launch.ts';
import { mustRun } from '../scripts/rig/program.ts';
import { root } from '../scripts/rig/root.ts';
import { startCounted } from './ways/countedServer.ts';
import { filesOf, inBundle, inPages, ranFunctions, type ScriptCoverage } from './ways/ranFunctions.ts';

const { values: options } = parseArgs({ options: { data: { type: 'string' } } });
if (!options.data) throw new Error('--data FOLDER is missing');

const server = await startCounted(options.data);
const browser = await launch();
try {
  const origin = `http://arabidopsis.localhost:${server.port}`;
  await way('Submit to table', `${origin}/query`, { prepare: writeQuery, act: submitToTable });
  await way('list to regulators', `${origin}/genes`, { prepare: chooseList, act: analyze });
} finally {
  await browser.close();
  server.stop();
}
await fetchWay();

interface Steps {
  readonly prepare: (page: Page) => Promise<void>;
  /** What is counted; ends with what the user waits for. */
  readonly act: (page: Page) => Promise<void>;
}

/** Goes a way three times, each in a new page: after the first time threads have started, and data sets are open. */
async function way(name: string, address: string, { prepare, act }: Steps): Promise<void> {
  for (const time of ['first', 'second', 'third'] as const) {
    const context = await browser.newContext();
    const page = await context.newPage();
    const session = await context.newCDPSession(page);
    await session.send('Profiler.enable');
    await session.send('Profiler.startPreciseCoverage', { callCount: true, detailed: false });
    await page.goto(address, { timeout: 180_000 });
    await prepare(page);
    await server.settle();
    await session.send('Profiler.takePreciseCoverage');
    await act(page);
    const shown = await session.send('Profiler.takePreciseCoverage');
    report(`${name}, ${time} time`, {
      page: ranFunctions(shown.result as readonly ScriptCoverage[], inPages(join(root, 'packages/web/dist'))),
      server: ranFunctions(await server.take(), inBundle),
    });
    await context.close();
  }
}

function report(name: string, sides: Readonly<Record<string, ReadonlySet<string>>>): void {
  const all = new Set(Object.values(sides).flatMap((ran) => [...filesOf(ran)]));
  const packages = [...groupBy(all, (file) => file.split('/')[1])].map(([one, files]) => `${one} ${files.length}`);
  const parts = Object.entries(sides).map(
    ([side, ran]) => `${side} ${ran.size} functions of ${filesOf(ran).size} files`,
  );
  console.log(`${name}: ${all.size} files (${parts.join('; ')}; ${packages.sort().join(', ')})`);
}

async function writeQuery(page: Page): Promise<void> {
  await page.getByRole('checkbox', { name: 'Confirm Query Before Submit' }).uncheck();
  await page.getByRole('textbox', { name: 'Query', exact: true }).focus();
  await page.keyboard.insertText('AT4G24020 or AT5G65210');
  await page.waitForTimeout(2000);
}

async function submitToTable(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Submit', exact: true }).click();
  await page.getByRole('link', { name: 'Table', exact: true }).click();
  await page.getByRole('gridcell').first().waitFor();
}

/** Chooses a list of the data set. */
async function chooseList(page: Page): Promise<void> {
  const lists = await page.evaluate(async () => (await (await fetch('/api/lists/')).json()) as string[]);
  await page.getByRole('combobox', { name: 'Genes', exact: true }).selectOption({ label: lists.at(-1) ?? '' });
  await page.getByRole('button', { name: 'Analyze genes' }).click({ trial: true });
}

async function analyze(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Analyze genes' }).click();
  await page
    .getByRole('table', { name: /TFs ranked by their targets/ })
    .locator('tbody tr')
    .first()
    .waitFor();
}

/** Fetches a recipe with the genes of its edition from a folder of copies, with the whole run of the command line. */
async function fetchWay(): Promise<void> {
  const folder = mkdtempSync(join(tmpdir(), 'trellis-ways-'));
  const coverage = join(folder, 'coverage');
  writeSources(folder);
  await mustRun(
    { path: join(root, 'packages/server/dist/trellis.js'), environment: { NODE_V8_COVERAGE: coverage } },
    ...['fetch', 'garden/chip', '--recipes', join(folder, 'recipes'), '--mirror', join(folder, 'mirror')],
    ...['--cache', join(folder, 'cache'), '--data', join(folder, 'data')],
  );
  const written = readdirSync(coverage).map((name) => readFileSync(join(coverage, name), 'utf8'));
  const scripts = written.flatMap((text) => (JSON.parse(text) as { result: readonly ScriptCoverage[] }).result);
  report('fetch of one recipe', { 'command line': ranFunctions(scripts, inBundle) });
}

/** Two recipes of an edition, and copies of their sources. */
function writeSources(folder: string): void {
  const commit = '0'.repeat(40);
  const write = (path: string, text: string): void => {
    mkdirSync(join(folder, path, '..'), { recursive: true });
    writeFileSync(join(folder, path), text);
  };
  const recipe = (name: string, file: string, text: string, makes: string): void => {
    const sha256 = createHash('sha256').update(text).digest('hex');
    write(`mirror/lab/${name}/${commit}/${file}`, text);
    write(
      `recipes/garden/${name}.yaml`,
      [
        ...[`name: ${name}`, 'version: 1', 'edition: garden', `title: ${name}`, 'sources:'],
        ...[
          `  - repository: lab/${name}`,
          `    commit: "${commit}"`,
          '    license: CC0-1.0',
          '    citation: A lab, 2026',
        ],
        ...[
          '    files:',
          `      - path: ${file}`,
          `        bytes: ${text.length}`,
          `        sha256: ${sha256}`,
          makes,
        ],
      ].join('\n'),
    );
  };
  const genes = 'id\tsymbol\nG1\tONE\nG2\tTWO\nG3\tTHREE\n';
  recipe(
    ...(['genes', 'genes.tsv', genes] as const),
    'makes:\n  - make: genes\n    from: genes.tsv\n    gene: "{id}"\n    name: "{symbol}"\n    type: PROTEIN_CODING\n',
  );
  recipe(
    ...(['chip', 'G1.txt', 'target\tlog2FC\tp\nG2\t1.5\t0.01\nG3\t-2\t0.02\n'] as const),
    'makes:\n  - make: analyses\n    from: G1.txt\n    name: G1_ChIP\n    target: "{target}"\n    log2fc: "{log2FC}"\n    pvalue: "{p}"\n' +
      '    metadata: |\n      *Transcription_Factor_ID: G1\n      *Experiment_Type: Binding\n      *Technology/Method: ChIPSeq\n      *Edge_Type: in planta:Bound\n',
  );
}
