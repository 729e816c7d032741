import { Type } from 'typebox';
import { KindSchema } from './namedGene.ts';
import { EdgeKindSchema, SelfSchema } from './parts.ts';

const NullableNumberSchema = Type.Union([Type.Number(), Type.Null()]);

/** A TF of which an analysis has the gene as a target. */
export const RegulatorSchema = Type.Object({
  tf: Type.String(),
  symbol: Type.String(),
  kinds: Type.Array(KindSchema),
  publications: Type.Integer({
    description: 'publications of these analyses, without those that perturbed the gene itself',
  }),
  analyses: Type.Array(
    Type.Object({
      analysis: Type.String({ description: 'label, e.g. MYB1 · ChIP-seq · 12' }),
      analysis_id: Type.Integer(),
      kind: KindSchema,
      edge: Type.String({ description: 'edge name as in the network' }),
      type: EdgeKindSchema,
      log2fc: NullableNumberSchema,
      p: NullableNumberSchema,
      technology: Type.String(),
      is_self: SelfSchema,
    }),
    { description: 'analyses of the TF in which the gene is a target, by id' },
  ),
  additional_edges: Type.Array(Type.String(), { description: 'types of additional edges from the TF to the gene' }),
});
