import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { describe, expect, it } from 'vitest';

const root = fileURLToPath(new URL('../..', import.meta.url));
const readJson = (path: string): unknown => JSON.parse(readFileSync(join(root, path), 'utf8'));

interface LockEntry {
  readonly version?: string;
  readonly license?: string;
  readonly link?: boolean;
  readonly dev?: boolean;
  readonly hasInstallScript?: boolean;
  readonly integrity?: string;
  readonly gypfile?: boolean;
}

const { packages } = readJson('package-lock.json') as { readonly packages: Readonly<Record<string, LockEntry>> };
const libraries = Object.entries(packages).filter(([path, { link }]) => path.includes('node_modules/') && !link);
const nameOf = (path: string): string => path.split('node_modules/').at(-1) ?? path;

/** Licenses of what is served or installed with the program. */
const permissive = [
  '(BSD-2-Clause OR MIT OR Apache-2.0)',
  '(MIT AND Zlib)',
  '(MIT OR CC0-1.0)',
  '(MIT OR WTFPL)',
  '(MPL-2.0 OR Apache-2.0)',
  '0BSD',
  'Apache-2.0',
  'BSD-2-Clause',
  'BSD-3-Clause',
  'BlueOak-1.0.0',
  'ISC',
  'MIT',
  'MIT AND OFL-1.1',
  'MIT OR SEE LICENSE IN FEEL-FREE.md',
  'MIT-0',
  'OFL-1.1',
  'Unlicense',
];

/** Further licenses of tools, which no user gets. */
const ofTools = ['CC-BY-4.0', 'MPL-2.0', 'PSF-2.0', 'Python-2.0'];

describe('libraries', () => {
  it('have licenses that allow to pass the program on', () => {
    expect(libraries.length).toBeGreaterThan(300);
    const others = libraries
      .filter(([, { license = 'none', dev }]) => ![...permissive, ...(dev ? ofTools : [])].includes(license))
      .map(([path, { license }]) => `${path}: ${license}`);
    expect(others).toEqual([]);
  });

  it('are pinned by their hash', () => {
    expect(libraries.filter(([, { integrity }]) => !integrity?.startsWith('sha512-')).map(([path]) => path)).toEqual(
      [],
    );
  });

  it('run no script when they are installed, except for the two that have to', () => {
    const { allowScripts } = readJson('package.json') as { readonly allowScripts: Readonly<Record<string, boolean>> };
    const withScripts = libraries
      .filter(([, { hasInstallScript }]) => hasInstallScript)
      .map(([path]) => nameOf(path));
    expect(withScripts.sort()).toEqual(['better-sqlite3-12', 'core-js', 'esbuild']);
    // That of core-js prints an advertisement; jsPDF names it for a part that the pages leave out.
    expect(allowScripts).toEqual({ 'better-sqlite3': true, 'core-js': false, esbuild: true });
  });

  it('are not compiled where their compiled parts are in the package', () => {
    // npm ci reads this from the lock file only, and compiles without it; npm install removes it: put it back.
    const { gypfile } = packages['node_modules/better-sqlite3'];
    expect(gypfile, 'package-lock.json lacks "gypfile": false of node_modules/better-sqlite3').toBe(false);
  });
});
