import hooks from 'eslint-plugin-react-hooks';

/** Rules that read a file without compiling it. */
const light = ['rules-of-hooks', 'exhaustive-deps'];

/**
 * Whether the rules are left out that run the compiler of React, which take two thirds of the time of all rules. `npm test` leaves
 * them out, `npm run lint` and editors do not.
 */
const isQuick = 'LINT_QUICK' in process.env;

/** Whether a file can have a component or a hook. */
const isReact = ({ filename, sourceCode }) => filename.endsWith('x') || /\buse[A-Z]/.test(sourceCode.text);

/** The others run the compiler of React: a file without React needs none of it. */
const onlyForReact = ([name, rule]) =>
  light.includes(name)
    ? [name, rule]
    : [name, { ...rule, create: (context) => (!isQuick && isReact(context) ? rule.create(context) : {}) }];

const { rules } = hooks.configs.flat.recommended;

/** The recommended rules for hooks and components. */
export const reactRules = {
  files: ['packages/{web,figures}/src/**/*.{ts,tsx}'],
  plugins: { 'react-hooks': { rules: Object.fromEntries(Object.entries(hooks.rules).map(onlyForReact)) } },
  // A comment can be about a rule that is left out.
  linterOptions: { reportUnusedDisableDirectives: isQuick ? 'off' : 'warn' },
  rules,
};
