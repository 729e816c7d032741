import type { GenePart } from '@trellis/core/views';

/** What a TF does to the genes of a part, as it follows the name: `NLP7 binds and induces`. */
export const partWords: Readonly<Record<GenePart, string>> = {
  bound: 'binds but does not regulate',
  regulated: 'regulates but does not bind',
  'regulated:induced': 'induces but does not bind',
  'regulated:repressed': 'represses but does not bind',
  'regulated:other': 'regulates without a clear direction and does not bind',
  both: 'binds and regulates',
  'both:induced': 'binds and induces',
  'both:repressed': 'binds and represses',
  'both:other': 'binds and regulates without a clear direction',
};
