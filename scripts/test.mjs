// Runs all checks: types, lint, unit, API and component tests, journeys. The last line counts the tests. With PROPERTY_RUNS=all
// (`npm run test:all`) it leaves nothing out.
import { spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, mkdtempSync, readFileSync } from 'node:fs';
import { constants, getPriority, setPriority, tmpdir } from 'node:os';
import { join, relative } from 'node:path';

const folder = mkdtempSync(join(tmpdir(), 'trellis-test-'));
const isFullRun = process.env.PROPERTY_RUNS === 'all';
const counts = { passed: 0, failed: 0, skipped: 0 };
/** Failures, repeated at the end of the log. */
const remarks = [];
/** How long each layer took. */
const times = [];

findBrowser();
// Two processes keep two processors busy: browsers and components that take turns with others wait for each other, need more of the
// processors, and end later. Journeys wait for their browsers a quarter of their time; the checks then have it.
await timed('the build', build);
await timed('journeys and pages, types, lint and format', () => Promise.all([journeys(), checks()]));
await timed('unit, API and component tests', unitTests);

for (const time of times) console.log(time);
for (const remark of remarks) console.log(remark);
const skipped = counts.skipped ? `, ${counts.skipped} skipped` : '';
console.log(`${counts.passed} passed, ${counts.failed} failed${skipped}`);
process.exitCode = counts.failed ? 1 : 0;

/**
 * Browser tests need Chromium, and a font as wide as Arial: pages are drawn with it until their own has arrived. Debian's headless
 * shell opens a window five times as fast as the whole browser, so it is installed if possible, otherwise the whole browser.
 */
function findBrowser() {
  const places = ['/usr/bin/chromium-headless-shell', '/usr/bin/chromium'];
  const hasFont = existsSync('/usr/share/fonts/truetype/liberation');
  if (!process.env.CHROMIUM && !(existsSync(places[0]) && hasFont)) {
    console.log(
      'installing the Debian packages chromium-headless-shell and fonts-liberation, as far as they are missing',
    );
    run(['apt-get', 'update'], 'ignore');
    const install = (name) => run(['apt-get', 'install', '-y', '--no-install-recommends', name], 'ignore');
    install('fonts-liberation');
    if (!install('chromium-headless-shell') && !places.some((place) => existsSync(place))) install('chromium');
  }
  const path = process.env.CHROMIUM ?? places.find((place) => existsSync(place));
  if (!path || !existsSync(path)) {
    console.log(
      `browser: none at ${path ?? places.join(' or ')}; install chromium, or name one in the variable CHROMIUM`,
    );
    console.log('0 passed, 1 failed');
    process.exit(1);
  }
  process.env.CHROMIUM = path;
  console.log(`browser: ${path}`);
}

function run([command, ...rest], stdio = 'inherit') {
  return spawnSync(command, rest, { stdio, env: environment() }).status === 0;
}

async function runMeanwhile([command, ...rest]) {
  const [code] = await once(spawn(command, rest, { stdio: 'inherit', env: environment() }), 'close');
  return code === 0;
}

function environment() {
  return { ...process.env, npm_config_loglevel: 'error' };
}

function build() {
  return steps([['build', 'node scripts/build.mjs']]);
}

function checks() {
  return steps(
    [
      ['types', 'npm run --silent types'],
      ['lint', 'npx oxlint --config oxlint.config.js'],
      ['format', 'npx oxfmt --check .'],
      ...(isFullRun ? [['unused code', 'npx knip --no-progress']] : []),
    ],
    constants.priority.PRIORITY_BELOW_NORMAL,
  );
}

async function timed(name, run) {
  const start = performance.now();
  await run();
  times.push(`${name}: ${Math.round((performance.now() - start) / 1000)} s`);
}

/** Runs commands one after another, and prints what each wrote when it has ended. */
async function steps(commands, priority = getPriority()) {
  for (const [name, command] of commands) {
    const { output, passed } = await outputOf(command.split(' '), priority);
    console.log(`\n== ${name}\n${output}`);
    counts[passed ? 'passed' : 'failed']++;
    if (!passed) remarks.push(`FAILED ${name}`);
  }
}

async function outputOf([command, ...rest], priority) {
  const child = spawn(command, rest, { env: environment() });
  // A process may lower its priority, and not raise it.
  if (child.pid !== undefined && priority > getPriority()) setPriority(child.pid, priority);
  const output = [];
  child.stdout.on('data', (chunk) => output.push(chunk));
  child.stderr.on('data', (chunk) => output.push(chunk));
  const [code] = await once(child, 'close');
  return { output: Buffer.concat(output).toString('utf8').trim(), passed: code === 0 };
}

/** Unit tests, tests of the API, and of components in a document and in a browser. */
async function unitTests() {
  console.log('\n== unit, API and component tests');
  const report = join(folder, 'unit.json');
  const reporters = ['--reporter=default', '--reporter=json', `--outputFile.json=${report}`];
  const passed = await runMeanwhile(['npx', 'vitest', 'run', ...reporters]);
  const result = readReport(report);
  const tests = (result?.testResults ?? []).flatMap(({ assertionResults }) => assertionResults);
  const left = isFullRun ? 0 : tests.filter(({ tags }) => tags.includes('long')).length;
  count({
    passed: result?.numPassedTests,
    failed: Math.max(result?.numFailedTests ?? 0, passed ? 0 : 1),
    skipped: (result?.numPendingTests ?? 0) + (result?.numTodoTests ?? 0) - left,
  });
  if (!result) remarks.push('FAILED unit tests: they ended without a report');
  for (const file of result?.testResults ?? []) remarkOn(file);
}

/** Journeys through the built site, and the sweep over its pages. */
async function journeys() {
  const report = join(folder, 'journeys.json');
  process.env.E2E_REPORT = report;
  const projects = isFullRun ? [] : ['journeys', 'webgl'].map((name) => `--project=${name}`);
  console.log('\n== journeys and pages');
  const passed = await runMeanwhile([
    'npx',
    'playwright',
    'test',
    '--config',
    'e2e/playwright.config.ts',
    ...projects,
  ]);
  const result = readReport(report);
  const { expected, unexpected = 0, skipped } = result?.stats ?? {};
  count({ passed: expected, failed: Math.max(unexpected, passed ? 0 : 1), skipped });
  if (!result) remarks.push('FAILED journeys: they ended without a report');
  for (const { spec, error } of failedSpecs(result?.suites ?? []))
    remarks.push(`FAILED e2e/${spec.file}: ${spec.title}\n    ${shortened(error)}`);
}

function failedSpecs(suites) {
  return suites.flatMap((suite) => [
    ...failedSpecs(suite.suites ?? []),
    ...suite.specs
      .filter(({ ok }) => !ok)
      .map((spec) => ({ spec, error: spec.tests[0]?.results[0]?.error?.message ?? '' })),
  ]);
}

function readReport(path) {
  return existsSync(path) ? JSON.parse(readFileSync(path, 'utf8')) : undefined;
}

function count({ passed = 0, failed, skipped = 0 }) {
  counts.passed += passed;
  counts.failed += failed;
  counts.skipped += skipped;
}

/** The first lines of a message. */
function shortened(message) {
  return message.split('\n').slice(0, 6).join('\n    ');
}

function remarkOn({ name, status, message, assertionResults }) {
  const file = relative(process.cwd(), name);
  if (status === 'failed' && message) remarks.push(`FAILED ${file}: ${message}`);
  for (const { fullName, failureMessages = [] } of assertionResults) {
    if (!failureMessages.length) continue;
    remarks.push(`FAILED ${file}: ${fullName}\n    ${shortened(failureMessages[0])}`);
  }
}
