import type { SpecificityOfGenes } from '@trellis/core/gene';
import { Type, type Static } from 'typebox';
import { TextsSchema } from './parts.ts';
import { route } from './route.ts';
import { wireNames, type Immutable, type Wire } from './wire.ts';

const CountSchema = Type.Integer({ minimum: 0 });

/** How many TFs of the data set bind and regulate each gene, as parallel lists. */
const SpecificitySchema = Type.Object({
  binding: Type.Integer({ minimum: 0, description: 'TFs with a binding analysis' }),
  expression: Type.Integer({ minimum: 0, description: 'TFs with an expression analysis' }),
  ids: TextsSchema,
  bound_by: Type.Array(CountSchema, { description: 'TFs that bind the gene in any of their analyses' }),
  regulated_by: Type.Array(CountSchema, {
    description: 'TFs that regulate the gene in any of their analyses; a TF does not count for itself',
  }),
});

const specificityWire: Wire<SpecificityOfGenes, Immutable<Static<typeof SpecificitySchema>>> = wireNames({
  boundBy: 'bound_by',
  regulatedBy: 'regulated_by',
});

export const readGeneSpecificity = route({
  method: 'GET',
  path: '/api/gene-specificity/',
  summary: 'How many TFs of the data set bind and regulate each gene that any of them targets',
  answer: SpecificitySchema,
  wire: specificityWire,
});
