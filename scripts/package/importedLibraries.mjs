import { readdirSync } from 'node:fs';
import { builtinModules } from 'node:module';
import { join } from 'node:path';
import { build } from 'esbuild';

/** Returns the names of the libraries that the bundles in a folder import, sorted. */
export async function importedLibraries(folder) {
  const bundles = readdirSync(folder, { recursive: true }).filter((path) => path.endsWith('.js'));
  const { metafile } = await build({
    entryPoints: bundles.map((path) => join(folder, path)),
    outdir: folder,
    bundle: true,
    splitting: true,
    write: false,
    metafile: true,
    platform: 'node',
    format: 'esm',
    packages: 'external',
    logLevel: 'error',
  });
  const imports = Object.values(metafile.outputs).flatMap((output) => output.imports);
  const names = imports.filter(({ external }) => external).map(({ path }) => libraryOf(path));
  return [...new Set(names)].filter((name) => !name.startsWith('node:') && !builtinModules.includes(name)).sort();
}

/** Name of the library of an import: `@scope/name/part` is of `@scope/name`. */
const libraryOf = (path) =>
  path
    .split('/')
    .slice(0, path.startsWith('@') ? 2 : 1)
    .join('/');
