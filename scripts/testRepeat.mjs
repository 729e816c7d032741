// Runs tests again and again: `npm run test:repeat -- [--times 20] [FILE ...]`; by default everything in e2e. New tests
// of pages pass it before they are kept. Prints a line for each round of unit tests, and how often each browser test failed.
import { spawnSync } from 'node:child_process';
import { parseArgs } from 'node:util';

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: { times: { type: 'string', default: '20' } },
});
const isBrowserTest = (file) => file.startsWith('e2e/');
const units = positionals.filter((file) => !isBrowserTest(file));
const journeys = positionals.filter(isBrowserTest);

let failed = 0;
if (units.length > 0) {
  for (let round = 1; round <= Number(values.times); round++) {
    const isGood = run('npx', 'vitest', 'run', '--reporter=dot', ...units);
    console.log(`round ${round}: ${isGood ? 'passed' : 'failed'}`);
  }
}
if (journeys.length > 0 || units.length === 0)
  run(
    'npx',
    'playwright',
    'test',
    '--config',
    'e2e/playwright.config.ts',
    '--repeat-each',
    values.times,
    ...journeys,
  );
process.exit(failed > 0 ? 1 : 0);

function run(command, ...words) {
  const env = { ...process.env, E2E_SNAPSHOTS: '' };
  const isGood = spawnSync(command, words, { stdio: 'inherit', env }).status === 0;
  if (!isGood) failed++;
  return isGood;
}
