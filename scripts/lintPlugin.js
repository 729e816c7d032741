import { layerRule } from './layers.js';

/** Refuses what a selector finds, and says what to write instead. */
const syntaxRule = {
  meta: { type: 'problem', schema: { type: 'array' } },
  create: (context) =>
    Object.fromEntries(
      context.options.map(({ selector, message }) => [selector, (node) => context.report({ node, message })]),
    ),
};

/** Rules of our own, which oxlint runs beside those that it has. */
export default { meta: { name: 'trellis' }, rules: { layers: layerRule, syntax: syntaxRule } };
