import type { GeneLookup } from '@trellis/core/views';
import { Type, type Static } from 'typebox';
import { TextsSchema } from './parts.ts';
import { route } from './route.ts';
import { wireNames, type Immutable, type Wire } from './wire.ts';

/** Maximum number of names per call; a longer list needs several calls. */
export const maxGeneNames = 20_000;

const GeneLookupSchema = Type.Object({
  found: Type.Integer({ description: 'names of genes' }),
  unknown: TextsSchema,
  ambiguous: Type.Array(Type.Object({ name: Type.String(), ids: TextsSchema })),
  not_tfs: Type.Array(Type.String(), { description: 'with `tfs`, names of genes that are the TF of no analysis' }),
});

const lookupWire: Wire<GeneLookup, Immutable<Static<typeof GeneLookupSchema>>> = wireNames({ notTfs: 'not_tfs' });

export const lookUpGeneNames = route({
  method: 'POST',
  path: '/api/genes/',
  summary: 'Which names are gene ids, symbols or aliases, which are unknown and which mean several genes',
  body: Type.Object({
    names: Type.Array(Type.String({ maxLength: 200 }), { maxItems: maxGeneNames }),
    tfs: Type.Optional(Type.Boolean({ description: 'whether they should be TFs' })),
  }),
  answer: GeneLookupSchema,
  wire: lookupWire,
});
