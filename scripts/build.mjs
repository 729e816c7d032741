// Builds the server (one bundle per entry) and the pages: with --if-stale only if a source is newer, with --server only the
// server.
import { execFileSync } from 'node:child_process';
import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { build } from 'esbuild';

const root = join(dirname(fileURLToPath(import.meta.url)), '..');
const server = join(root, 'packages/server');
const serverOnly = process.argv.includes('--server');
const outputs = [join(server, 'dist/start.js'), ...(serverOnly ? [] : [join(root, 'packages/web/dist/index.html')])];

if (process.argv.includes('--if-stale') && !isStale()) process.exit(0);

console.log('building the server');
await build({
  entryPoints: {
    start: join(server, 'src/start.ts'),
    trellis: join(server, 'src/cli/main.ts'),
    worker: join(server, 'src/views/worker.ts'),
  },
  outdir: join(server, 'dist'),
  bundle: true,
  splitting: true,
  platform: 'node',
  format: 'esm',
  target: 'node20',
  external: dependencies(),
  logLevel: 'warning',
});
if (serverOnly) process.exit(0);
console.log('building the pages');
execFileSync(process.execPath, [join(root, 'node_modules/vite/bin/vite.js'), 'build', '--logLevel', 'warn'], {
  cwd: join(root, 'packages/web'),
  stdio: 'inherit',
  env: { ...process.env, NODE_ENV: 'production' },
});

/** Names of the libraries that are not part of the bundle. */
function dependencies() {
  const names = ['contract', 'core', 'figures', 'server', 'store'].flatMap((name) =>
    Object.keys(JSON.parse(readFileSync(join(root, 'packages', name, 'package.json'), 'utf8')).dependencies ?? {}),
  );
  return names.filter((name) => !name.startsWith('@trellis/')).flatMap((name) => [name, `${name}/*`]);
}

function isStale() {
  if (!outputs.every((path) => existsSync(path))) return true;
  const built = Math.min(...outputs.map((path) => statSync(path).mtimeMs));
  return sources().some((path) => statSync(path).mtimeMs > built);
}

function sources() {
  return readdirSync(join(root, 'packages'))
    .flatMap((name) =>
      ['src', 'public'].map((folder) => join(root, 'packages', name, folder)).filter((path) => existsSync(path)),
    )
    .flatMap((folder) =>
      readdirSync(folder, { recursive: true, withFileTypes: true })
        .filter((entry) => entry.isFile())
        .map((entry) => join(entry.parentPath ?? entry.path, entry.name)),
    );
}
