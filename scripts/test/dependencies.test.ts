import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { describe, expect, it } from 'vitest';

const root = fileURLToPath(new URL('../..', import.meta.url));
const read = (path: string): string => readFileSync(join(root, path), 'utf8');

interface PackageFile {
  readonly optionalDependencies?: Readonly<Record<string, string>>;
  readonly dependencies?: Readonly<Record<string, string>>;
  readonly devDependencies?: Readonly<Record<string, string>>;
}

const readPackage = (folder: string): PackageFile => JSON.parse(read(`${folder}/package.json`)) as PackageFile;

const folders = readdirSync(join(root, 'packages')).map((name) => `packages/${name}`);
const packages = ['.', ...folders].map(readPackage);
const declared = packages.flatMap(({ dependencies, devDependencies, optionalDependencies }) => [
  ...Object.entries(dependencies ?? {}),
  ...Object.entries(devDependencies ?? {}),
  ...Object.entries(optionalDependencies ?? {}),
]);
const libraries = [...new Set(declared.map(([name]) => name).filter((name) => !name.startsWith('@trellis/')))].sort();

/** Installed libraries by path: at the root or inside one package. */
const locked = (
  JSON.parse(read('package-lock.json')) as { packages: Readonly<Record<string, { license?: string } | undefined>> }
).packages;
const places = ['', ...folders.map((folder) => `${folder}/`)];

/** Libraries of the page's tables (first cell, in backticks) and the license in the last cell. */
const documented = new Map(
  [...read('docs/decisions/dependencies.md').matchAll(/^\| (`.+?`) +\|.*\| *(\S[^|]*?) *\|$/gm)].flatMap(
    ([, cell, license]) => [...cell.matchAll(/`(.+?)`/g)].map(([, name]) => [name, license] as const),
  ),
);

describe('docs/decisions/dependencies.md', () => {
  it('has a line for each library that a package file names, and for no other', () => {
    expect([...documented.keys()].sort()).toEqual(libraries);
  });

  it('states the license that the installed package declares', () => {
    const declaredLicense = (name: string) =>
      places.map((place) => locked[`${place}node_modules/${name}`]?.license).find((license) => license !== undefined);
    expect(libraries.map((name) => [name, declaredLicense(name)])).toEqual(
      libraries.map((name) => [name, documented.get(name)]),
    );
  });
});

describe('every package file', () => {
  it('names exact versions', () => {
    expect(declared.filter(([, version]) => !/^(?:npm:[\w-]+@)?\d+\.\d+\.\d+(?:-r\.\d+)?$/.test(version))).toEqual(
      [],
    );
  });
});
