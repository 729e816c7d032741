// Builds the server (one bundle per entry) and the pages: with --if-stale only if a source is newer, with --server only the
// server.
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, readdirSync, rmSync, statSync } from 'node:fs';
import { readFile, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
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
await Promise.all([vite('build'), vite('build', '--ssr', 'src/app/prerender.tsx')]);
await compress(join(root, 'packages/web/dist'));
console.log('packing the clients');
await clientPackages(root, join(root, 'packages/web/dist/clients'));

async function vite(...options) {
  const child = spawn(
    process.execPath,
    [join(root, 'node_modules/vite/bin/vite.js'), ...options, '--logLevel', 'warn'],
    { cwd: join(root, 'packages/web'), stdio: 'inherit', env: { ...process.env, NODE_ENV: 'production' } },
  );
  const [code] = await once(child, 'close');
  if (code !== 0) throw new Error(`vite ${options.join(' ')} has failed`);
}

/** Writes a Brotli and a gzip file next to each text of a folder, at their highest levels, on all processors. */
async function compress(folder) {
  await Promise.all(
    filesIn(folder).map(async (path) => {
      if (!/\.(js|css|svg|json)$/.test(path)) return;
      const text = await readFile(path);
      const params = {
        [constants.BROTLI_PARAM_MODE]: constants.BROTLI_MODE_TEXT,
        [constants.BROTLI_PARAM_SIZE_HINT]: text.length,
      };
      await Promise.all([
        promisify(brotliCompress)(text, { params }).then((packed) => writeFile(`${path}.br`, packed)),
        promisify(gzip)(text, { level: 9 }).then((packed) => writeFile(`${path}.gz`, packed)),
      ]);
    }),
  );
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
