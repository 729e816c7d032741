import { fileURLToPath } from 'node:url';
import { ESLint } from 'eslint';
import { describe, expect, it } from 'vitest';

const eslint = new ESLint({ cwd: fileURLToPath(new URL('../..', import.meta.url)) });

/** Messages of the import rules for a file with these lines, which does not have to exist. */
async function refusals(place: string, ...lines: string[]): Promise<string[]> {
  const [result] = await eslint.lintText(`${lines.join('\n')}\n`, { filePath: `packages/${place}` });
  const fatal = result.messages.filter((message) => message.fatal);
  if (fatal.length) throw new Error(fatal[0].message);
  return result.messages
    .filter(({ ruleId }) => ruleId === 'no-restricted-imports' || ruleId === 'trellis/layers')
    .map(({ message }) => message);
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
  const others = packages.filter((other) => other !== name);

  it.each(others.filter((other) => allowed[name].includes(other)))('may import @trellis/%s', async (other) => {
    expect(await refusals(`${name}/src/planted.ts`, importing(`@trellis/${other}`))).toEqual([]);
  });

  it.each(others.filter((other) => !allowed[name].includes(other)))('may not import @trellis/%s', async (other) => {
    const [refused, ...more] = await refusals(`${name}/src/planted.ts`, importing(`@trellis/${other}`));
    expect(refused).toContain(`packages/${name} may import only: ${allowed[name].join(', ') || 'nothing of ours'}.`);
    expect(more).toEqual([]);
  });

  it('imports another package by its name alone, whatever the way round', async () => {
    const [other = 'core'] = allowed[name];
    for (const path of [
      `@trellis/${other}/src/index.ts`,
      `../../${other}/src/index.ts`,
      `../../../packages/${other}`,
    ]) {
      expect(await refusals(`${name}/src/deep/planted.ts`, importing(path))).not.toEqual([]);
    }
  });

  it('may not import web in any form', async () => {
    const forms = [
      'import',
      'import type { Thing } from',
      'import * as all from',
      'export { thing } from',
      'export * from',
    ];
    for (const form of name === 'web' ? [] : forms) {
      expect(await refusals(`${name}/src/planted.ts`, `${form} '@trellis/web';`)).toHaveLength(1);
    }
  });
});

describe('core', () => {
  it.each(['node:fs', 'node:fs/promises', 'fs', 'path', 'os', 'crypto', 'child_process', 'worker_threads', 'react'])(
    'is pure: no %s',
    async (module) => {
      expect(await refusals('core/src/query/planted.ts', importing(module))).toEqual([
        expect.stringContaining('core is pure'),
      ]);
    },
  );

  it('may use its own files', async () => {
    expect(await refusals('core/src/query/planted.ts', importing('../dataset/bitset.ts'))).toEqual([]);
  });
});

describe('figures', () => {
  it('draw the same everywhere: no module of Node, but React', async () => {
    expect(await refusals('figures/src/planted.tsx', importing('node:path'))).toHaveLength(1);
    expect(await refusals('figures/src/planted.tsx', importing('react'), importing('d3-scale'))).toEqual([]);
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
  it(`refuses that ${what}, types included`, async () => {
    expect(await refusals(`${name}/src/${place}`, importing(target))).not.toEqual([]);
    expect(await refusals(`${name}/src/${place}`, `import type { Thing } from '${target}';`)).not.toEqual([]);
    expect(await refusals(`${name}/src/${place}`, `export * from '${target}';`)).not.toEqual([]);
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
  it(`allows that ${what}`, async () => {
    expect(await refusals(`${name}/src/${place}`, importing(target))).toEqual([]);
  });
});

describe('figures of answers', () => {
  /** Messages of the rules for numbers. */
  async function faults(place: string, line: string): Promise<string[]> {
    const [{ messages }] = await eslint.lintText(`${line}\n`, { filePath: `packages/${place}` });
    const rules = ['no-restricted-properties', 'no-restricted-syntax'];
    return messages.filter(({ ruleId }) => rules.includes(String(ruleId))).map(({ message }) => message);
  }

  it.each(['core/src/stats', 'contract/src', 'figures/src/sungear', 'engine/src/views', 'server/src/views/archive'])(
    'come from functions with the same bits everywhere in %s',
    async (folder) => {
      for (const line of ['export const p = Math.exp(-3);', 'export const p = (n: number): number => 10 ** n;'])
        expect(await faults(`${folder}/planted.ts`, line)).toEqual([
          expect.stringContaining('differ between engines'),
        ]);
      expect(await faults(`${folder}/planted.ts`, 'export const size = Math.sqrt(2 ** 20);')).toEqual([]);
    },
  );
});
