import { readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { build } from 'esbuild';

const packages = join(dirname(fileURLToPath(import.meta.url)), '../packages');
const source = join(packages, 'server/src');

/**
 * Bundles the programs of the server, with the modules that they share: the server, the process that fills its store, the
 * command line and the worker thread. They look for other files by their place: the folder has to be in packages/server.
 * Without a version they have that of the package file.
 */
export async function bundleServer(folder, { version } = {}) {
  await build({
    entryPoints: {
      start: join(source, 'start.ts'),
      fillProcess: join(source, 'fillProcess.ts'),
      trellis: join(source, 'cli/main.ts'),
      worker: join(source, 'views/worker.ts'),
    },
    outdir: folder,
    bundle: true,
    splitting: true,
    platform: 'node',
    format: 'esm',
    target: 'node20',
    external: dependencies(),
    define: version === undefined ? {} : { TRELLIS_VERSION: JSON.stringify(version) },
    logLevel: 'warning',
  });
}

/** Names of the libraries that are not part of the bundle. */
function dependencies() {
  const names = ['client', 'contract', 'core', 'figures', 'recipes', 'server', 'store'].flatMap((name) =>
    libraries(JSON.parse(readFileSync(join(packages, name, 'package.json'), 'utf8'))),
  );
  return names.filter((name) => !name.startsWith('@trellis/')).flatMap((name) => [name, `${name}/*`]);
}

/** With those that are installed only where they are used. */
const libraries = ({ dependencies = {}, peerDependencies = {} }) => [
  ...Object.keys(dependencies),
  ...Object.keys(peerDependencies),
];
