/**
 * Lint rules for imports. A package imports only the packages listed for it, by their names, never by a deep path; in web,
 * features never import each other. `scripts/test/boundaries.test.ts` tests the rules.
 */
const allowed = {
  core: [],
  contract: ['core'],
  figures: ['core'],
  store: ['core'],
  server: ['core', 'contract', 'store', 'figures'],
  web: ['core', 'contract', 'figures'],
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
    { group: ['@trellis/*/*'], message: 'Import a package by its name, not by a path inside it.' },
    {
      group: [`**/packages/*`, ...all.map((other) => `**/${other}/src/**`)],
      message: 'Import a package by its name.',
    },
  ];
  if (name === 'core') groups.push({ group: [...impure, 'react'], message: 'core is pure: no I/O, no React.' });
  if (name === 'figures')
    groups.push({ group: impure, message: 'figures draw the same in the browser and on the server.' });
  return {
    files: [`packages/${name}/src/**/*.{ts,tsx}`],
    rules: { 'no-restricted-imports': ['error', { patterns: groups }] },
  };
}

function webRule(files, patterns) {
  const base = packageRule('web').rules['no-restricted-imports'][1].patterns;
  return { files, rules: { 'no-restricted-imports': ['error', { patterns: [...base, ...patterns] }] } };
}

export const boundaries = [
  ...all.map(packageRule),
  webRule(
    ['packages/web/src/features/**/*.{ts,tsx}'],
    [
      {
        // Imports from outside a feature and its subfolders are allowed only from api and ui.
        regex: '^\\.\\./(?!(?:\\.\\./)+(?:api|ui)/)',
        message: 'A feature imports api, ui and its own files, never another feature.',
      },
      { group: ['**/features/**', '**/app/**'], message: 'A feature never imports another feature or the app.' },
    ],
  ),
  webRule(
    ['packages/web/src/ui/**/*.{ts,tsx}'],
    [
      {
        group: ['**/features/**', '**/api/**', '**/app/**'],
        message: 'ui knows no biology: it imports nothing of ours.',
      },
    ],
  ),
  webRule(
    ['packages/web/src/api/**/*.{ts,tsx}'],
    [{ group: ['**/features/**', '**/app/**', '**/ui/**'], message: 'api is below ui and features.' }],
  ),
];
