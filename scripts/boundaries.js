import { layers } from './layers.js';

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

/** Patterns of modules and of all that is inside them. */
const whole = (...modules) => modules.flatMap((name) => [name, `${name}/**`]);

/** Modules that a pure package must not import. */
const impure = ['node:*', 'fs', 'path', 'os', 'crypto', 'child_process', 'worker_threads'];

/**
 * What is imported by a path: what pages write, without what computes it; YAML and workbooks, of which few pages read any; what
 * frees memory, for threads that have no store.
 */
const parts = [
  'engine/names',
  'engine/table',
  'engine/text',
  'engine/questions',
  'engine/views',
  'engine/views/**',
  'engine/questions/**',
  'engine/files',
  'store/garbage',
  'store/own',
  'store/packing',
  'core/*',
  'figures/sungear',
  'contract/portable',
];

/** Those of the packages that one may import: what one group of patterns excepts, oxlint allows in all groups. */
function insides(name) {
  // The library of schemas weighs much: only what checks and documents calls has it.
  const open = ['client', 'server'].includes(name) ? [...parts, 'contract/schemas'] : parts;
  return open.filter((path) => allowed[name].includes(path.split('/')[0]));
}

function packageRule(name) {
  const forbidden = all.filter((other) => !allowed[name].includes(other)).map((other) => `@trellis/${other}`);
  const groups = [
    {
      group: whole(...forbidden),
      message: `packages/${name} may import only: ${allowed[name].join(', ') || 'nothing of ours'}.`,
    },
    {
      group: ['@trellis/*/*', ...insides(name).map((path) => `!@trellis/${path}`)],
      message: 'Import a package by its name, not by a path inside it.',
    },
    {
      group: [`**/packages/*`, ...all.map((other) => `**/${other}/src/**`)],
      message: 'Import a package by its name.',
    },
  ];
  if (name === 'core') groups.push({ group: whole(...impure, 'react'), message: 'core is pure: no I/O, no React.' });
  if (name === 'figures')
    groups.push({ group: whole(...impure), message: 'figures draw the same in the browser and on the server.' });
  if (name === 'engine')
    groups.push({
      group: whole(...impure, 'react', 'fastify'),
      message: 'The engine runs anywhere: no Node, no framework.',
    });
  return {
    files: [`packages/${name}/src/**/*.{ts,tsx}`],
    rules: { 'no-restricted-imports': ['error', { patterns: groups }] },
  };
}

/** Functions whose last bits differ between engines of JavaScript. */
const inexact =
  'acos acosh asin asinh atan atan2 atanh cbrt cos cosh exp expm1 hypot log log10 log1p log2 pow sin sinh tan tanh'.split(
    ' ',
  );

/** Figures of answers have the same bits in every browser and in every version of Node. */
const portableMaths = {
  files: ['core/src', 'contract/src', 'figures/src', 'engine/src', 'server/src/views'].map(
    (place) => `packages/${place}/**/*.{ts,tsx}`,
  ),
  rules: {
    'no-restricted-properties': [
      'error',
      ...inexact.map((property) => ({
        object: 'Math',
        property,
        message: 'Its last bits differ between engines: use the one of `maths` (core).',
      })),
    ],
    'trellis/syntax': [
      'error',
      { selector: 'ExportDefaultDeclaration', message: 'Use named exports.' },
      {
        selector: "BinaryExpression[operator='**']:not([left.value=2]), AssignmentExpression[operator='**=']",
        message:
          'Its last bits differ between engines, but for powers of 2: use `maths.pow`, `exp10` or `square` (core).',
      },
    ],
  },
};

/** Layers inside a package: see `layers.js`. */
const layerRules = {
  files: Object.keys(layers).map((name) => `packages/${name}/src/**/*.{ts,tsx}`),
  rules: { 'trellis/layers': 'error' },
};

export const boundaries = [...all.map(packageRule), layerRules, portableMaths];
