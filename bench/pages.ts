/**
 * `npm run bench:pages`: opens every page in a real browser with an empty cache, on a line of 1.6 Mb/s and with a CPU slowed
 * down four times, and prints medians of five visits: JavaScript (gzip) and total weight, first contentful paint, the time until
 * the page can be used, and its layout shift. With `-- --data FOLDER` the pages show the data of that folder, otherwise the
 * small demo; `-- --only NAME` opens one page. Exits with 1 if a budget is missed.
 */
import { execFileSync } from 'node:child_process';
import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { generateDemo, openStore } from '@trellis/store';
import { launch } from '../e2e/support/launch.ts';
import { budgetsOf, isFirstPage, maxShift, visitedPages } from './pageList.ts';
import { measureVisit, type Visit } from './pageVisit.ts';
import { root } from '../scripts/rig/root.ts';
import { median, missedBudgets, report } from '../scripts/rig/report.ts';
import { startServer } from '../scripts/rig/server.ts';

const visits = 5;
const { values: options } = parseArgs({ options: { data: { type: 'string' }, only: { type: 'string' } } });

execFileSync(process.execPath, ['scripts/build.mjs', '--if-stale'], { cwd: root, stdio: 'inherit' });
const server = await startServer(options.data ?? (await smallDemo()), {
  environment: { TRELLIS_EDITION: 'arabidopsis' },
});
const origin = `http://arabidopsis.localhost:${new URL(server.url).port}`;
const browser = await launch();
try {
  const pages = await visitedPages(server.url);
  const loaded = new Set<string>();
  for (const { name, path, control } of pages.filter(({ name: one }) => !options.only || one === options.only)) {
    const seen: Visit[] = [];
    for (let i = 0; i < visits; i++) seen.push(await measureVisit(browser, `${origin}${path}`, control));
    reportPage(name, seen, loaded);
    if (isFirstPage(name)) for (const address of seen[0].scripts.keys()) loaded.add(address);
  }
} finally {
  await browser.close();
  server.stop();
}
process.exitCode = missedBudgets() ? 1 : 0;

async function smallDemo(): Promise<string> {
  const folder = mkdtempSync(join(tmpdir(), 'trellis-bench-pages-'));
  const store = await openStore(folder);
  await store.datasets.replace(generateDemo({ edition: 'arabidopsis', size: 'small' }));
  await store.close();
  return folder;
}

/**
 * Prints the medians of the visits to a page, each with its budget if it has one. `loaded` are the scripts that someone has
 * who comes from the home and the query page.
 */
function reportPage(name: string, seen: readonly Visit[], loaded: ReadonlySet<string>): void {
  const middle = (value: (visit: Visit) => number) => median(seen.map(value));
  const budgets = budgetsOf(name);
  report(
    `${name}: JavaScript`,
    middle(({ scripts }) => kilobytes(scripts)),
    { unit: 'kB', budget: budgets.scriptKb },
  );
  report(
    `${name}: JavaScript that home and query have not loaded`,
    middle(({ scripts }) => kilobytes(scripts, loaded)),
    { unit: 'kB', budget: budgets.moreScriptKb },
  );
  report(
    `${name}: everything`,
    middle(({ bytes }) => bytes / 1000),
    { unit: 'kB' },
  );
  report(
    `${name}: first contentful paint`,
    middle(({ painted }) => painted),
  );
  report(
    `${name}: interactive`,
    middle(({ interactive }) => interactive),
    { budget: budgets.interactiveMs },
  );
  report(
    `${name}: layout shift`,
    middle(({ shift }) => shift),
    { unit: '', budget: maxShift, digits: 3 },
  );
}

/** kB of scripts with gzip, without those that are loaded already. */
function kilobytes(scripts: Visit['scripts'], loaded: ReadonlySet<string> = new Set()): number {
  return [...scripts].reduce((sum, [address, bytes]) => (loaded.has(address) ? sum : sum + bytes / 1000), 0);
}
