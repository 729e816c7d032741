import type { NameMeaning } from '@trellis/core/views';
import { Type, type Static } from 'typebox';
import { TextsSchema } from './parts.ts';
import { route } from './route.ts';
import { wireNames, type Immutable, type Wire } from './wire.ts';

/** Maximum number of names per call. */
export const maxQueryNames = 100;

const name = Type.String({ description: 'as asked' });

const NameMeaningSchema = Type.Union([
  Type.Object({
    name,
    kind: Type.Literal('tf'),
    id: Type.String(),
    symbol: Type.String(),
    analyses: Type.Integer({ description: 'number of analyses of the TF' }),
    binding: Type.Integer({ description: 'number of them with the EXPERIMENT_TYPE Binding' }),
    expression: Type.Integer({ description: 'number of them with the EXPERIMENT_TYPE Expression' }),
    is_isoform: Type.Boolean({ description: 'whether the name is the id of a transcript or a protein of the gene' }),
  }),
  Type.Object({
    name,
    kind: Type.Literal('keyword'),
    tfs: Type.Integer({ description: 'number of TFs that it means' }),
    analyses: Type.Integer({ description: 'number of their analyses' }),
  }),
  Type.Object(
    { name, kind: Type.Literal('gene'), id: Type.String(), symbol: Type.String() },
    { description: 'a gene that is the TF of no analysis' },
  ),
  Type.Object({ name, kind: Type.Literal('ambiguous'), ids: TextsSchema }),
  Type.Object({
    name,
    kind: Type.Literal('unknown'),
    suggestions: Type.Array(Type.String(), { description: 'names of TFs that are spelled almost the same' }),
  }),
]);
const NameMeaningsSchema = Type.Array(NameMeaningSchema);

const isoformNames = wireNames({ isIsoform: 'is_isoform' });
type MeaningMessage = Immutable<Static<typeof NameMeaningSchema>>;

const meaningsWire: Wire<readonly NameMeaning[], readonly MeaningMessage[]> = {
  encode: (meanings) => meanings.map((one) => (one.kind === 'tf' ? isoformNames.encode(one) : one)),
  decode: (messages) => messages.map((one) => (one.kind === 'tf' ? isoformNames.decode(one) : one)),
};

export const explainQueryNames = route({
  method: 'POST',
  path: '/api/names/',
  summary: 'What names in a query mean: TFs and keywords with their numbers of analyses, and names that are unknown',
  body: Type.Object({
    names: Type.Array(Type.String({ maxLength: 200 }), { maxItems: maxQueryNames }),
  }),
  answer: NameMeaningsSchema,
  wire: meaningsWire,
});
