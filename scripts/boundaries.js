import { layerRule, layers } from './layers.js';

/**
 * Lint rules for imports. A package imports only the packages listed for it, by their names, never by a deep path; inside
 * server and web, imports point to lower layers. `scripts/test/boundaries.test.ts` tests the rules.
 */
const allowed = {
  core: [],
  contract: ['core'],
  client: ['contract'],
  figures: ['core'],
  engine: ['core', 'contract', 'figures'],
  store: ['core'],
  recipes: ['core'],
  server: ['core', 'contract', 'client', 'store', 'recipes', 'figures', 'engine'],
  web: ['core', 'contract', 'figures', 'engine'],
};

const all = Object.keys(allowed);

/** Modules that a pure package must not import. */
const impure = ['node:*', 'fs', 'path', 'os', 'crypto', 'child_process', 'worker_threads'];

function packageRule(name) {
  const forbidden = all.filter((other) => !allowed[name].includes(other)).map((other) => `@trellis/${other}`);
  const groups = [
    {
      group: forbidden,
      message: `packages/${name} may import only: ${allowed[name].join(', ') || 'nothing of ours'}.`,
    },
    {
      // What pages write, without what computes it; YAML and workbooks, of which few pages read any.
      group: ['@trellis/*/*', '!@trellis/engine/tables', '!@trellis/engine/files', '!@trellis/core/yaml'],
      message: 'Import a package by its name, not by a path inside it.',
    },
    {
      group: [`**/packages/*`, ...all.map((other) => `**/${other}/src/**`)],
      message: 'Import a package by its name.',
    },
  ];
  if (name === 'core') groups.push({ group: [...impure, 'react'], message: 'core is pure: no I/O, no React.' });
  if (name === 'figures')
    groups.push({ group: impure, message: 'figures draw the same in the browser and on the server.' });
  if (name === 'engine')
    groups.push({
      group: [...impure, 'react', 'fastify'],
      message: 'The engine runs anywhere: no Node, no framework.',
    });
  return {
    files: [`packages/${name}/src/**/*.{ts,tsx}`],
    rules: { 'no-restricted-imports': ['error', { patterns: groups }] },
  };
}

/** Layers inside a package: see `layers.js`. */
const layerRules = {
  files: Object.keys(layers).map((name) => `packages/${name}/src/**/*.{ts,tsx}`),
  plugins: { trellis: { rules: { layers: layerRule } } },
  rules: { 'trellis/layers': 'error' },
};

export const boundaries = [...all.map(packageRule), layerRules];
