import { readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { build } from 'esbuild';
import { licensesOf } from './package/licenses.mjs';

const root = join(dirname(fileURLToPath(import.meta.url)), '..');
const packages = join(root, 'packages');
const source = join(packages, 'server/src');

/** Libraries that look for files of their own, or for an addon. */
const withFiles = [
  // Loaded on demand, with exports that a bundle does not name.
  'undici',
  ...['better-sqlite3', 'better-sqlite3-12', 'pg-native', 'piscina', '@fastify/swagger-ui'],
  ...[
    '@opentelemetry/api',
    '@opentelemetry/exporter-trace-otlp-http',
    '@opentelemetry/resources',
    '@opentelemetry/sdk-trace-node',
  ],
];

/**
 * Always part of the bundle. Which React is loaded would else depend on the environment of each user, and the one for development
 * checks each element of a figure. The others are a thousand small modules, which each process and thread would look for one by
 * one: a command then takes two fifths longer.
 */
const bundled = [...['react', 'react-dom', 'typebox', 'kysely', 'hyparquet-writer'], ...['d3-array', 'd3-shape']];

/** What libraries use that are CommonJS; the names are those of no module. */
const commonJs = `
  import { createRequire as createRequire$ } from 'node:module';
  import { fileURLToPath as fileURLToPath$ } from 'node:url';
  const require = createRequire$(import.meta.url);
  const __filename = fileURLToPath$(import.meta.url), __dirname = fileURLToPath$(new URL('.', import.meta.url));
`;

/**
 * Bundles the programs of the server, with the modules that they share: the server, the process that fills its store, the
 * command line, the worker thread and the thread that writes requests. They look for other files by their place: the folder has to be in packages/server.
 * Without a version they have that of the package file. With `hasLibraries` libraries are part of the bundle: a process then
 * starts in a third of the time.
 */
export async function bundleServer(folder, { version, hasLibraries = false } = {}) {
  const { metafile } = await build({
    entryPoints: {
      start: join(source, 'start.ts'),
      fillProcess: join(source, 'fillProcess.ts'),
      trellis: join(source, 'cli/main.ts'),
      worker: join(source, 'views/worker.ts'),
      requestWriter: join(packages, 'store/src/sqlite/writerThread.ts'),
    },
    outdir: folder,
    // What the paths of its inputs begin at.
    absWorkingDir: root,
    metafile: true,
    bundle: true,
    splitting: true,
    platform: 'node',
    format: 'esm',
    target: 'node20',
    external: hasLibraries ? withFiles : dependencies(),
    banner: { js: commonJs },
    // Each process and thread reads the whole bundle: React twice, and comments, are half of it.
    minifyWhitespace: hasLibraries,
    minifySyntax: hasLibraries,
    define: {
      ...(version !== undefined && { TRELLIS_VERSION: JSON.stringify(version) }),
      'process.env.NODE_ENV': '"production"',
    },
    logLevel: 'warning',
  });
  // A bundle of tests goes to nobody.
  if (!hasLibraries) writeFileSync(join(folder, 'licenses.txt'), licensesOf(metafile.inputs, root));
}

/** Names of the libraries that are not part of the bundle. */
function dependencies() {
  const names = ['client', 'contract', 'core', 'engine', 'figures', 'recipes', 'server', 'store'].flatMap((name) =>
    libraries(JSON.parse(readFileSync(join(packages, name, 'package.json'), 'utf8'))),
  );
  return names
    .filter((name) => !name.startsWith('@trellis/') && !bundled.includes(name))
    .flatMap((name) => [name, `${name}/*`]);
}

/** With those that are installed only where they are used. */
const libraries = ({ dependencies = {}, peerDependencies = {} }) => [
  ...Object.keys(dependencies),
  ...Object.keys(peerDependencies),
];
