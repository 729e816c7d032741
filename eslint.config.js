import js from '@eslint/js';
import tseslint from 'typescript-eslint';
import { boundaries } from './scripts/boundaries.js';
import { reactRules } from './scripts/reactRules.js';
import { testRules } from './scripts/testRules.js';

export default tseslint.config(
  { ignores: ['**/dist/', '**/.test-bundle-*/', '**/node_modules/', 'data/', '.cache/'] },
  js.configs.recommended,
  ...tseslint.configs.strict,
  {
    rules: {
      '@typescript-eslint/consistent-type-imports': 'error',
      '@typescript-eslint/no-unused-vars': ['error', { argsIgnorePattern: '^_', varsIgnorePattern: '^_' }],
      'max-params': ['error', 4],
      'max-lines-per-function': ['error', { max: 60 }],
      'max-lines': ['error', { max: 300, skipBlankLines: true, skipComments: true }],
      'no-restricted-syntax': ['error', { selector: 'ExportDefaultDeclaration', message: 'Use named exports.' }],
    },
  },
  {
    files: ['**/*.mjs', 'scripts/*.js', '*.config.js', '*.config.ts', '**/vite.config.ts'],
    rules: { 'no-undef': 'off', 'no-restricted-syntax': 'off' },
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
    rules: { 'no-restricted-syntax': 'off' },
  },
  {
    // Playwright reads the names of fixtures from the pattern, which is empty for a fixture that needs none.
    files: ['e2e/**'],
    rules: { 'no-empty-pattern': ['error', { allowObjectPatternsAsParameters: true }] },
  },
  ...boundaries,
);
