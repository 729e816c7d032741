import { describe, expect, it } from 'vitest';
import { plantedFiles } from '../rig/plantedFiles.ts';

const plant = plantedFiles();

/** Plants a file with these lines; the result has the messages of the import rules for it. */
function planted(place: string, ...lines: readonly string[]): () => string[] {
  const messages = plant(place, ...lines);
  return () => messages('eslint(no-restricted-imports)', 'trellis(layers)');
}

const importing = (name: string): string => `import { thing } from '${name}';`;

const packages = ['core', 'contract', 'client', 'store', 'recipes', 'figures', 'engine', 'server', 'web'];

/** Allowed imports, as in CONTRIBUTING.md. */
const allowed: Readonly<Record<string, readonly string[]>> = {
  core: [],
  contract: ['core'],
  client: ['contract'],
  store: ['core'],
  figures: ['core'],
  engine: ['core', 'contract', 'figures'],
  recipes: ['core'],
  server: ['core', 'contract', 'client', 'store', 'recipes', 'figures', 'engine'],
  web: ['core', 'contract', 'figures', 'engine'],
};

describe.each(packages)('packages/%s', (name) => {
  const toOther = (other: string): [string, () => string[]] => [
    other,
    planted(`${name}/src/planted.ts`, importing(`@trellis/${other}`)),
  ];
  const others = packages.filter((other) => other !== name);
  const mayImport = (other: string): boolean => allowed[name].includes(other);

  it.each(others.filter(mayImport).map(toOther))('may import @trellis/%s', (_, refusals) => {
    expect(refusals()).toEqual([]);
  });

  it.each(others.filter((other) => !mayImport(other)).map(toOther))('may not import @trellis/%s', (_, refusals) => {
    const [refused, ...more] = refusals();
    expect(refused).toContain(`packages/${name} may import only: ${allowed[name].join(', ') || 'nothing of ours'}.`);
    expect(more).toEqual([]);
  });

  const [other = 'core'] = allowed[name];
  const byPath = [`@trellis/${other}/src/index.ts`, `../../${other}/src/index.ts`, `../../../packages/${other}`].map(
    (path) => planted(`${name}/src/deep/planted.ts`, importing(path)),
  );

  it('imports another package by its name alone, whatever the way round', () => {
    for (const refusals of byPath) expect(refusals()).not.toEqual([]);
  });

  const forms = [
    'import',
    'import type { Thing } from',
    'import * as all from',
    'export { thing } from',
    'export * from',
  ];
  const ofWeb = (name === 'web' ? [] : forms).map((form) =>
    planted(`${name}/src/planted.ts`, `${form} '@trellis/web';`),
  );

  it('may not import web in any form', () => {
    for (const refusals of ofWeb) expect(refusals()).toHaveLength(1);
  });
});

describe('packages', () => {
  it.each(
    ['core', 'web', 'recipes'].map((name): [string, () => string[]] => [
      name,
      planted(`${name}/src/planted.ts`, importing('@trellis/store/own')),
    ]),
  )('%s may not import a part of a package that it may not import', (_, refusals) => {
    expect(refusals()).not.toEqual([]);
  });

  it.each(
    [
      ['server', '@trellis/store/own'],
      ['web', '@trellis/engine/questions/names'],
      ['web', '@trellis/contract/portable'],
    ].map(([name, part]): [string, string, () => string[]] => [
      name,
      part,
      planted(`${name}/src/planted.ts`, importing(part)),
    ]),
  )('%s may import %s', (_, __, refusals) => {
    expect(refusals()).toEqual([]);
  });
});

describe('core', () => {
  const impure = [
    'node:fs',
    'node:fs/promises',
    'fs',
    'path',
    'os',
    'crypto',
    'child_process',
    'worker_threads',
    'react',
  ].map((module): [string, () => string[]] => [module, planted('core/src/query/planted.ts', importing(module))]);

  it.each(impure)('is pure: no %s', (_, refusals) => {
    expect(refusals()).toEqual([expect.stringContaining('core is pure')]);
  });

  const own = planted('core/src/query/planted.ts', importing('../dataset/bitset.ts'));

  it('may use its own files', () => {
    expect(own()).toEqual([]);
  });
});

describe('figures', () => {
  const ofNode = planted('figures/src/planted.tsx', importing('node:path'));
  const ofOthers = ['react', 'd3-shape'].map((name) => planted('figures/src/planted.tsx', importing(name)));

  it('draw the same everywhere: no module of Node, but React', () => {
    expect(ofNode()).toHaveLength(1);
    for (const refusals of ofOthers) expect(refusals()).toEqual([]);
  });
});

describe.each([
  ['web', 'a feature imports another feature', 'features/table/planted.tsx', '../summary/state.ts'],
  [
    'web',
    'a feature imports another feature by a longer way',
    'features/table/planted.tsx',
    '../../features/home/a.ts',
  ],
  ['web', 'a feature imports the app', 'features/table/planted.tsx', '../../app/router.tsx'],
  ['web', 'a feature imports what is next to it', 'features/table/planted.tsx', '../../main.tsx'],
  ['web', 'ui imports a feature', 'ui/planted.tsx', '../features/table/state.ts'],
  ['web', 'ui imports the api', 'ui/planted.tsx', '../api/client.ts'],
  ['web', 'ui imports the app', 'ui/planted.tsx', '../app/theme.ts'],
  ['web', 'the api imports the state', 'api/planted.ts', '../state/draft.ts'],
  ['web', 'the api imports ui', 'api/planted.ts', '../ui/saveFile.ts'],
  ['web', 'the api imports a feature', 'api/planted.ts', '../features/table/state.ts'],
  ['web', 'the state imports ui', 'state/planted.ts', '../ui/saveFile.ts'],
  ['web', 'the scene of the viewer imports its drawing', 'features/viewer/scene/planted.ts', '../drawing/style.ts'],
  ['web', 'the scene of the viewer imports its page', 'features/viewer/scene/planted.ts', '../Viewer.tsx'],
  ['web', 'a feature imports the server', 'features/table/planted.tsx', '@trellis/server'],
  ['web', 'ui imports the store', 'ui/planted.tsx', '@trellis/store'],
  ['server', 'views import http', 'views/planted.ts', '../http/errors.ts'],
  ['server', 'the pool imports views', 'pool/planted.ts', '../views/registry.ts'],
  ['server', 'the cache imports views', 'cache/planted.ts', '../views/registry.ts'],
  ['server', 'data imports http', 'data/planted.ts', '../http/context.ts'],
  ['server', 'http imports the command line', 'http/planted.ts', '../cli/run.ts'],
  ['server', 'a route imports the app', 'http/routes/planted.ts', '../../app.ts'],
])('%s', (name, what, place, target) => {
  const forms = [importing(target), `import type { Thing } from '${target}';`, `export * from '${target}';`].map(
    (line) => planted(`${name}/src/${place}`, line),
  );

  it(`refuses that ${what}, types included`, () => {
    for (const refusals of forms) expect(refusals()).not.toEqual([]);
  });
});

describe.each([
  ['web', 'a feature imports api', 'features/table/planted.tsx', '../../api/client.ts'],
  ['web', 'a feature imports state', 'features/table/planted.tsx', '../../state/draft.ts'],
  ['web', 'a feature imports ui', 'features/table/planted.tsx', '../../ui/saveFile.ts'],
  ['web', 'a feature imports its own files', 'features/table/planted.tsx', './tiles.ts'],
  ['web', 'a feature imports core', 'features/table/planted.tsx', '@trellis/core'],
  ['web', 'the drawing of the viewer imports its scene', 'features/viewer/drawing/planted.ts', '../scene/scene.ts'],
  ['web', 'the viewer imports its parts', 'features/viewer/planted.ts', './files/cx2.ts'],
  ['web', 'the state imports the api', 'state/planted.ts', '../api/client.ts'],
  ['web', 'the app imports features', 'app/planted.tsx', '../features/table/TableView.tsx'],
  ['web', 'ui imports ui', 'ui/planted.tsx', './saveFile.ts'],
  ['web', 'the api imports the contract', 'api/planted.ts', '@trellis/contract'],
  ['server', 'http imports views', 'http/routes/planted.ts', '../../views/options.ts'],
  ['server', 'views import the pool', 'views/planted.ts', '../pool/pool.ts'],
  ['server', 'an export imports its view', 'views/exports/planted.ts', '../options.ts'],
])('%s', (name, what, place, target) => {
  const refusals = planted(`${name}/src/${place}`, importing(target));

  it(`allows that ${what}`, () => {
    expect(refusals()).toEqual([]);
  });
});

describe.each([
  'core/src/stats',
  'contract/src',
  'figures/src/sungear',
  'engine/src/views',
  'server/src/views/archive',
])('figures of answers in %s', (folder) => {
  const faultsOf = (line: string): (() => string[]) => {
    const messages = plant(`${folder}/planted.ts`, line);
    return () => messages('eslint(no-restricted-properties)', 'trellis(syntax)');
  };
  const inexact = ['export const p = Math.exp(-3);', 'export const p = (n: number): number => 10 ** n;'].map(
    faultsOf,
  );
  const exact = faultsOf('export const size = Math.sqrt(2 ** 20);');

  it('come from functions with the same bits everywhere', () => {
    for (const faults of inexact) expect(faults()).toEqual([expect.stringContaining('differ between engines')]);
    expect(exact()).toEqual([]);
  });
});
