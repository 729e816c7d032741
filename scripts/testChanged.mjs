// Runs the tests that a change can affect: `npm run test:changed [-- BASE]`. The change is everything since BASE (by default the
// branch `main` of origin, or HEAD) with what is not committed. A package is affected when it, or one that it imports, has changed;
// a change outside of the packages affects all.
import { execFileSync, spawnSync } from 'node:child_process';
import { readdirSync, readFileSync } from 'node:fs';

const git = (...words) =>
  execFileSync('git', words, { encoding: 'utf8', stdio: ['ignore', 'pipe', 'ignore'] }).trim();
const base = process.argv[2] ?? defaultBase();
const changed = [
  ...git('diff', '--name-only', base).split('\n'),
  ...git('ls-files', '-o', '--exclude-standard').split('\n'),
];
const files = [...new Set(changed.filter(Boolean))];

const packages = readdirSync('packages');
const importsOf = new Map(packages.map((name) => [name, importedBy(name)]));
const affected = affectedBy(files);

if (files.length === 0) console.log(`nothing has changed since ${base}`);
else if (affected.length === packages.length) run('npm', 'test');
else {
  const text = `${files.length} files have changed since ${base}; they affect: ${affected.join(', ') || 'no package'}`;
  console.log(text);
  if (run('npx', 'vitest', 'run', ...affected.map((name) => `packages/${name}/`), 'scripts/test/') && isServed())
    run('npm', 'run', 'e2e');
}

function defaultBase() {
  try {
    return git('merge-base', 'origin/main', 'HEAD');
  } catch {
    return 'HEAD';
  }
}

/** Packages of ours that a package imports. */
function importedBy(name) {
  const { dependencies = {}, devDependencies = {} } = JSON.parse(
    readFileSync(`packages/${name}/package.json`, 'utf8'),
  );
  const names = Object.keys({ ...dependencies, ...devDependencies });
  return names.filter((one) => one.startsWith('@trellis/')).map((one) => one.slice('@trellis/'.length));
}

function affectedBy(paths) {
  const own = paths.map((path) => /^packages\/([^/]+)\//.exec(path)?.[1]);
  const isOfNoPackage = (path, i) =>
    own[i] === undefined && !/^(docs|README|CHANGELOG|CONTRIBUTING|SECURITY)/.test(path);
  if (paths.some(isOfNoPackage)) return packages;
  const found = new Set(own.filter((name) => name !== undefined));
  // A package that imports an affected one is affected.
  for (let size = -1; size !== found.size;) {
    size = found.size;
    for (const [name, imported] of importsOf) if (imported.some((one) => found.has(one))) found.add(name);
  }
  return [...found].sort();
}

/** Whether a visitor of the site can notice the change. */
function isServed() {
  return affected.some((name) => ['web', 'server'].includes(name));
}

function run(command, ...words) {
  const { status } = spawnSync(command, words, { stdio: 'inherit' });
  if (status !== 0) process.exitCode = 1;
  return status === 0;
}
