import { Type } from 'typebox';
import { maxGeneNames } from '../limits.ts';
import { defineSchemas } from './defineSchemas.ts';
import { TextsSchema } from './parts.ts';

export const GeneLookupSchema = Type.Object({
  found: Type.Integer({ description: 'names of genes' }),
  unknown: TextsSchema,
  ambiguous: Type.Array(Type.Object({ name: Type.String(), ids: TextsSchema })),
  not_tfs: Type.Array(Type.String(), { description: 'with `tfs`, names of genes that are the TF of no analysis' }),
});

export const lookUpGeneNames = defineSchemas({
  summary: 'Which names are gene ids, symbols or aliases, which are unknown and which mean several genes',
  body: Type.Object({
    names: Type.Array(Type.String({ maxLength: 200 }), { maxItems: maxGeneNames }),
    tfs: Type.Optional(Type.Boolean({ description: 'whether they should be TFs' })),
  }),
  answer: GeneLookupSchema,
});
