import { Type } from 'typebox';
import { defineSchemas } from './defineSchemas.ts';
import { TextsSchema } from './parts.ts';

const CountSchema = Type.Integer({ minimum: 0 });

/** How many TFs of the data set bind and regulate each gene, as parallel lists. */
export const SpecificitySchema = Type.Object({
  binding: Type.Integer({ minimum: 0, description: 'TFs with a binding analysis' }),
  expression: Type.Integer({ minimum: 0, description: 'TFs with an expression analysis' }),
  ids: TextsSchema,
  bound_by: Type.Array(CountSchema, { description: 'TFs that bind the gene in any of their analyses' }),
  regulated_by: Type.Array(CountSchema, {
    description: 'TFs that regulate the gene in any of their analyses; a TF does not count for itself',
  }),
});

export const readGeneSpecificity = defineSchemas({
  summary: 'How many TFs of the data set bind and regulate each gene that any of them targets',
  answer: SpecificitySchema,
});
