// Builds the server (one bundle per entry) and the pages: with --if-stale only if a source is newer, with --server only the
// server.
import { execFileSync } from 'node:child_process';
import { existsSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { brotliCompressSync, constants, gzipSync } from 'node:zlib';
import { bundleServer } from './bundleServer.mjs';
import { bundleOffline, bundleSite } from './bundleSite.mjs';
import { clientPackages } from './clientPackages/clientPackages.mjs';
import { versionOf } from './version.mjs';

const root = join(dirname(fileURLToPath(import.meta.url)), '..');
const server = join(root, 'packages/server');
const serverOnly = process.argv.includes('--server');
const outputs = [join(server, 'dist/start.js'), ...(serverOnly ? [] : [join(root, 'packages/web/dist/index.html')])];

if (process.argv.includes('--if-stale') && !isStale()) process.exit(0);

console.log('building the server');
// Parts have names with a hash: those of an earlier build would stay, and get into the tarball.
rmSync(join(server, 'dist'), { recursive: true, force: true });
await bundleServer(join(server, 'dist'), { version: versionOf(root) });
await bundleSite(join(server, 'dist/site'), { version: versionOf(root) });
await bundleOffline(join(server, 'dist/offline'));
if (serverOnly) process.exit(0);
console.log('building the pages');
vite('build');
vite('build', '--ssr', 'src/app/prerender.tsx');
compress(join(root, 'packages/web/dist'));
console.log('packing the clients');
await clientPackages(root, join(root, 'packages/web/dist/clients'));

function vite(...options) {
  execFileSync(process.execPath, [join(root, 'node_modules/vite/bin/vite.js'), ...options, '--logLevel', 'warn'], {
    cwd: join(root, 'packages/web'),
    stdio: 'inherit',
    env: { ...process.env, NODE_ENV: 'production' },
  });
}

/** Writes a Brotli and a gzip file next to each text of a folder, at their highest levels. */
function compress(folder) {
  for (const path of filesIn(folder)) {
    if (!/\.(js|css|svg|json)$/.test(path)) continue;
    const text = readFileSync(path);
    const params = {
      [constants.BROTLI_PARAM_MODE]: constants.BROTLI_MODE_TEXT,
      [constants.BROTLI_PARAM_SIZE_HINT]: text.length,
    };
    writeFileSync(`${path}.br`, brotliCompressSync(text, { params }));
    writeFileSync(`${path}.gz`, gzipSync(text, { level: 9 }));
  }
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
    .concat(['docs/guide', 'docs/images', 'scripts/guide'].map((folder) => join(root, folder)))
    .flatMap(filesIn);
}

function filesIn(folder) {
  return readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath ?? entry.path, entry.name));
}
