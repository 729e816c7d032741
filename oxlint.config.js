import { boundaries } from './scripts/boundaries.js';
import { reactRules } from './scripts/reactRules.js';
import { testRules } from './scripts/testRules.js';

/** What `correctness` leaves out of the rules that ESLint and typescript-eslint (strict) recommend. */
const strict = [
  'no-array-constructor',
  'no-case-declarations',
  'no-empty',
  'no-fallthrough',
  'no-prototype-builtins',
  'no-regex-spaces',
  'no-unexpected-multiline',
  'no-useless-assignment',
  'no-useless-constructor',
  'no-var',
  'prefer-const',
  'prefer-rest-params',
  'prefer-spread',
  'preserve-caught-error',
  'typescript/ban-ts-comment',
  'typescript/consistent-type-imports',
  'typescript/no-dynamic-delete',
  'typescript/no-empty-object-type',
  'typescript/no-explicit-any',
  'typescript/no-extraneous-class',
  'typescript/no-invalid-void-type',
  'typescript/no-namespace',
  'typescript/no-non-null-asserted-nullish-coalescing',
  'typescript/no-non-null-assertion',
  'typescript/no-require-imports',
  'typescript/no-unnecessary-type-constraint',
  'typescript/no-unsafe-function-type',
  'typescript/prefer-literal-enum-member',
  'typescript/unified-signatures',
];

export default {
  ignorePatterns: ['**/dist/', '**/.test-bundle-*/', '**/node_modules/', '/data/', '/.cache/'],
  plugins: ['typescript'],
  jsPlugins: ['./scripts/lintPlugin.js'],
  categories: { correctness: 'error' },
  options: { reportUnusedDisableDirectives: 'error' },
  rules: {
    ...Object.fromEntries(strict.map((name) => [name, 'error'])),
    'no-unused-vars': ['error', { argsIgnorePattern: '^_', varsIgnorePattern: '^_' }],
    'max-params': ['error', 4],
    'max-lines-per-function': ['error', { max: 60 }],
    'max-lines': ['error', { max: 300, skipBlankLines: true, skipComments: true }],
    'trellis/syntax': ['error', { selector: 'ExportDefaultDeclaration', message: 'Use named exports.' }],
  },
  overrides: [
    {
      files: ['**/*.mjs', 'scripts/*.js', '*.config.js', '*.config.ts', '**/vite.config.ts'],
      rules: { 'trellis/syntax': 'off' },
    },
    {
      // TypeScript checks these in its own files.
      files: ['**/*.{js,mjs}'],
      rules: { 'no-redeclare': 'error' },
    },
    {
      // Pages take this file as it is.
      files: ['packages/web/public/*.js'],
      env: { browser: true },
      rules: { 'no-undef': 'error' },
    },
    reactRules,
    {
      files: ['**/test/**', 'e2e/**'],
      rules: { 'max-lines-per-function': 'off', 'max-lines': 'off' },
    },
    ...testRules,
    {
      // Vitest and Playwright read the default exports of these.
      files: ['**/{vitest,playwright}.config.ts', 'e2e/support/globalSetup.ts'],
      rules: { 'trellis/syntax': 'off' },
    },
    {
      // Playwright reads the names of fixtures from the pattern, which is empty for a fixture that needs none.
      files: ['e2e/**'],
      rules: { 'no-empty-pattern': ['error', { allowObjectPatternsAsParameters: true }] },
    },
    ...boundaries,
  ],
};
