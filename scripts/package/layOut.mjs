import { cpSync, existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { importedLibraries } from './importedLibraries.mjs';
import { versionOf } from '../version.mjs';

/** What the program reads: in the same places as in the repository, so that it finds them by the same rule. */
const contents = [
  'packages/server/dist',
  'packages/web/dist',
  'editions',
  'recipes',
  'starter',
  'deploy',
  'LICENSE',
  'README.md',
];

/** Copies everything that runs into a folder, and writes its package.json. Throws if the build is missing. */
export async function layOut(root, folder) {
  for (const path of contents) {
    if (!existsSync(join(root, path))) throw new Error(`${path} is missing: run npm run build`);
    cpSync(join(root, path), join(folder, path), { recursive: true });
  }
  writeFileSync(join(folder, 'package.json'), `${JSON.stringify(await describe(root), null, 2)}\n`);
}

async function describe(root) {
  const { description, license, engines } = readPackage(root, '.');
  return {
    name: 'trellis-tf',
    version: versionOf(root),
    description,
    license,
    keywords: ['bioinformatics', 'transcription factors', 'gene regulation'],
    ...repository(process.env),
    type: 'module',
    bin: { trellis: 'packages/server/dist/trellis.js' },
    engines,
    dependencies: await librariesOf(root, join(root, 'packages/server/dist')),
    // The SQLite drivers: each Node takes one of them (packages/store/src/sqlite/driver.ts).
    optionalDependencies: readPackage(root, 'packages/store').optionalDependencies,
    publishConfig: { access: 'public' },
  };
}

/** Provenance is only accepted for a package that names the repository that was built. */
const repository = ({ GITHUB_SERVER_URL: server, GITHUB_REPOSITORY: name }) =>
  server && name ? { repository: { type: 'git', url: `git+${server}/${name}.git` } } : {};

/**
 * Returns the libraries that the bundles in a folder import, with the exact versions of the packages' own files. Left out are those
 * that an operator installs where they are used (`peerDependencies`). Throws if no package names one.
 */
export async function librariesOf(root, folder) {
  const packages = readPackage(root, '.').workspaces.map((path) => readPackage(root, path));
  const declared = Object.assign({}, ...packages.map(({ dependencies }) => dependencies));
  const optional = Object.assign({}, ...packages.map(({ peerDependencies }) => peerDependencies));
  const names = (await importedLibraries(folder)).filter((name) => !(name in optional));
  const missing = names.filter((name) => !(name in declared));
  if (missing.length > 0) throw new Error(`the server imports ${missing.join(', ')}, which no package.json names`);
  return Object.fromEntries(names.map((name) => [name, declared[name]]));
}

const readPackage = (root, path) => JSON.parse(readFileSync(join(root, path, 'package.json'), 'utf8'));
