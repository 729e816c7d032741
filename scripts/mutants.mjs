// Mutation tests of core and of the views: `npm run mutants`, or a part:
// `npm run mutants -- --mutate packages/engine/src/views/motifs/testMotifs.ts`.
// Prints the score of each folder; fails when the whole, or the views alone, are below the minimum.
import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';

const minScore = 85;
const sources = /^packages\/\w+\/src\//;
const report = '.cache/mutants/report.json';

const { status } = spawnSync('npx', ['stryker', 'run', ...process.argv.slice(2)], { stdio: 'inherit' });
if (status !== 0) process.exit(status ?? 1);

const mutants = Object.entries(JSON.parse(readFileSync(report, 'utf8')).files).flatMap(([path, file]) =>
  file.mutants.map(({ status }) => ({ folder: path.replace(sources, '').split('/')[0], status })),
);
const folders = [...new Set(mutants.map(({ folder }) => folder))].sort();
const scores = new Map(folders.map((name) => [name, score(mutants.filter(({ folder }) => folder === name))]));
scores.set('all', score(mutants));

for (const [name, { detected, total, percent }] of scores) {
  console.log(`${name.padEnd(8)} ${percent.toFixed(1).padStart(5)} %  ${detected} of ${total} mutants detected`);
}
for (const name of ['views', 'all']) {
  const { percent = 100 } = scores.get(name) ?? {};
  if (percent >= minScore) continue;
  console.log(`${name}: below ${minScore} %`);
  process.exitCode = 1;
}

/** Share of the valid mutants that a test or a timeout reveals. */
function score(some) {
  const count = (...statuses) => some.filter(({ status }) => statuses.includes(status)).length;
  const detected = count('Killed', 'Timeout');
  const total = detected + count('Survived', 'NoCoverage');
  return { detected, total, percent: total ? (100 * detected) / total : 100 };
}
