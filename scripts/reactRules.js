/** The rules for hooks and components that React recommends; all but the first two come from its compiler. */
const recommended = [
  'rules-of-hooks',
  'exhaustive-deps',
  'error-boundaries',
  'globals',
  'immutability',
  'incompatible-library',
  'preserve-manual-memoization',
  'purity',
  'refs',
  'set-state-in-effect',
  'set-state-in-render',
  'static-components',
  'unsupported-syntax',
  'use-memo',
];

export const reactRules = {
  files: ['packages/{web,figures}/src/**/*.{ts,tsx}'],
  plugins: ['react'],
  rules: {
    ...Object.fromEntries(recommended.map((name) => [`react/${name}`, 'error'])),
    // Cells of a row get their keys where the row is drawn.
    'react/jsx-key': 'off',
    // What shows a failure shows the next page in its place.
    'react/no-did-update-set-state': 'off',
  },
};
