import { fileURLToPath } from 'node:url';
import { ESLint } from 'eslint';
import { describe, expect, it } from 'vitest';

const eslint = new ESLint({ cwd: fileURLToPath(new URL('../..', import.meta.url)) });

/** Messages of the import rules for a file with these lines, which does not have to exist. */
async function refusals(place: string, ...lines: string[]): Promise<string[]> {
  const [result] = await eslint.lintText(`${lines.join('\n')}\n`, { filePath: `packages/${place}` });
  const fatal = result.messages.filter((message) => message.fatal);
  if (fatal.length) throw new Error(fatal[0].message);
  return result.messages.filter(({ ruleId }) => ruleId === 'no-restricted-imports').map(({ message }) => message);
}

const importing = (name: string): string => `import { thing } from '${name}';`;

const packages = ['core', 'contract', 'store', 'figures', 'server', 'web'];

/** Allowed imports, as in CONTRIBUTING.md. */
const allowed: Readonly<Record<string, readonly string[]>> = {
  core: [],
  contract: ['core'],
  store: ['core'],
  figures: ['core'],
  server: ['core', 'contract', 'store', 'figures'],
  web: ['core', 'contract', 'figures'],
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

describe('web', () => {
  it.each([
    ['a feature imports another feature', 'features/table/planted.tsx', '../summary/state.ts'],
    [
      'a feature imports another feature by a longer way',
      'features/table/planted.tsx',
      '../../features/home/state.ts',
    ],
    ['a feature imports the app', 'features/table/planted.tsx', '../../app/router.tsx'],
    [
      'a feature imports something outside that is neither api nor ui',
      'features/table/planted.tsx',
      '../../main.tsx',
    ],
    ['ui imports a feature', 'ui/planted.tsx', '../features/table/state.ts'],
    ['ui imports the api', 'ui/planted.tsx', '../api/client.ts'],
    ['ui imports the app', 'ui/planted.tsx', '../app/theme.ts'],
    ['the api imports ui', 'api/planted.ts', '../ui/csv.ts'],
    ['the api imports a feature', 'api/planted.ts', '../features/table/state.ts'],
    ['the api imports the app', 'api/planted.ts', '../app/theme.ts'],
    ['a feature imports the server', 'features/table/planted.tsx', '@trellis/server'],
    ['ui imports the store', 'ui/planted.tsx', '@trellis/store'],
  ])('refuses that %s', async (_, place, name) => {
    expect(await refusals(`web/src/${place}`, importing(name))).not.toEqual([]);
  });

  it.each([
    ['a feature imports api', 'features/table/planted.tsx', '../../api/client.ts'],
    ['a feature imports ui', 'features/table/planted.tsx', '../../ui/csv.ts'],
    ['a feature imports its own files', 'features/table/planted.tsx', './tiles.ts'],
    ['a feature imports core', 'features/table/planted.tsx', '@trellis/core'],
    ['the app imports features', 'app/planted.tsx', '../features/table/TableView.tsx'],
    ['ui imports ui', 'ui/planted.tsx', './csv.ts'],
    ['the api imports the contract', 'api/planted.ts', '@trellis/contract'],
  ])('allows that %s', async (_, place, name) => {
    expect(await refusals(`web/src/${place}`, importing(name))).toEqual([]);
  });
});
