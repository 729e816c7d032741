import { createRequire } from 'node:module';
import { copyFileSync, readFileSync, rmSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { build } from 'esbuild';

const packages = join(dirname(fileURLToPath(import.meta.url)), '../packages');
const source = join(packages, 'server/src/site');

/** The compiler of schemas that the server uses, with its formats. */
const compiler = createRequire(createRequire(join(packages, 'server/package.json')).resolve('@fastify/ajv-compiler'));

const inBrowser = {
  bundle: true,
  format: 'esm',
  platform: 'browser',
  target: 'es2022',
  minify: true,
  logLevel: 'warning',
};

/**
 * Bundles the programs of a site in a folder of files: what starts its pages, the service worker, and the worker with the engine.
 */
export async function bundleSite(folder, { version } = {}) {
  rmSync(folder, { recursive: true, force: true });
  const shared = { ...inBrowser, define: { TRELLIS_VERSION: JSON.stringify(version ?? '0.1.0') } };
  await build({
    ...shared,
    entryPoints: [join(source, 'start.ts'), join(source, 'serviceWorker.ts')],
    outdir: folder,
  });
  await build({
    ...shared,
    entryPoints: [join(source, 'worker.ts')],
    outdir: join(folder, 'engine'),
    splitting: true,
    // Their code would be a quarter of the program.
    alias: {
      typebox: join(source, 'plainTypes.ts'),
      'typebox/value': join(source, 'plainValues.ts'),
      'lru-cache': join(source, 'plainCache.ts'),
    },
    plugins: [
      { name: 'checks', setup: addChecks },
      { name: 'without-texts', setup: leaveOutTexts },
    ],
  });
  for (const path of ['LICENSE', 'deploy/github-pages.yml'])
    copyFileSync(join(packages, '..', path), join(folder, basename(path)));
}

/** Bundles the service worker of the pages of a server. */
export async function bundleOffline(folder) {
  await build({ ...inBrowser, entryPoints: [join(packages, 'server/src/offline/serviceWorker.ts')], outdir: folder });
}

/** Leaves out the texts of the documentation of the API, which a folder does not have. */
function leaveOutTexts({ onLoad }) {
  onLoad({ filter: /[\\/]contract[\\/]src[\\/].*\.ts$/ }, ({ path }) => ({
    contents: readFileSync(path, 'utf8').replace(documentation, "$1: ''"),
    loader: 'ts',
  }));
}

const documentation = /\b(summary|description):\s*(?:'(?:[^'\\]|\\.)*'|"(?:[^"\\]|\\.)*")/g;

/** Gives the modules with the compiled schemas of all routes: pages may not make programs of texts. */
function addChecks({ onResolve, onLoad }) {
  let routes;
  onResolve({ filter: /^trellis:checks/ }, ({ path }) => ({ path, namespace: 'trellis' }));
  onLoad({ filter: /.*/, namespace: 'trellis' }, async ({ path }) => {
    routes ??= await contractRoutes();
    const group = path.split('/')[1];
    return {
      contents:
        group === undefined ? listText(routes) : checksText(routes.filter((route) => groupOf(route) === group)),
      resolveDir: dirname(compiler.resolve('ajv/package.json')),
    };
  });
}

/** The routes of the contract with their schemas. */
async function contractRoutes() {
  const { outputFiles } = await build({
    stdin: {
      contents: "export * as routes from './index.ts'; export { schemasOf } from './schemas/index.ts';",
      resolveDir: join(packages, 'contract/src'),
    },
    bundle: true,
    format: 'esm',
    platform: 'node',
    write: false,
  });
  const { routes, schemasOf } = await import(
    `data:text/javascript;base64,${Buffer.from(outputFiles[0].contents).toString('base64')}`
  );
  return Object.values(routes)
    .filter((one) => typeof one?.path === 'string' && typeof one.method === 'string')
    .map((route) => ({ ...schemasOf(route), method: route.method, path: route.path }));
}

/** Routes below one word of the API share a module. */
const groupOf = ({ path }) => /^\/api\/([\w-]+)/.exec(path)?.[1] ?? 'queries';

/** For each route, what loads its schemas: those of all routes are two fifths of the program. */
const listText = (routes) => `
  export const checks = {
    ${routes.map((route) => `${JSON.stringify(`${route.method} ${route.path}`)}: () => import("trellis:checks/${groupOf(route)}"),`).join('\n')}
  };`;

function checksText(routes) {
  const [words, json] = ['array', false].map((coerceTypes) => compiled(routes, coerceTypes));
  return `
    const words = {}, json = {};
    { const exports = words; ${words.code} }
    { const exports = json; ${json.code} }
    export const checks = {
      ${words.entries.map(([key, name]) => `${JSON.stringify(key)}: words.${name},`).join('\n')}
      ${json.entries.map(([key, name]) => `${JSON.stringify(key)}: json.${name},`).join('\n')}
    };`;
}

/** Programs of the schemas of bodies (without coercion) or of words in addresses, as `validation.ts` of the server compares them. */
function compiled(routes, coerceTypes) {
  const Ajv = compiler('ajv').default;
  const standalone = compiler('ajv/dist/standalone').default;
  const options = { ...compiler('./lib/default-ajv-options'), coerceTypes, code: { source: true, lines: true } };
  const ajv = new Ajv(options);
  compiler('ajv-formats')(ajv);
  const names = {};
  const entries = [];
  const parts = coerceTypes === false ? ['body'] : ['params', 'query'];
  for (const route of routes)
    for (const part of parts) {
      if (!route[part]) continue;
      const name = `v${entries.length}`;
      ajv.addSchema(JSON.parse(JSON.stringify(route[part])), `schema:${name}`);
      names[name] = `schema:${name}`;
      entries.push([`${route.method} ${route.path} ${part}`, name]);
    }
  return { code: standalone(ajv, names), entries };
}
