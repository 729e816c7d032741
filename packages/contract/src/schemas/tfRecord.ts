import { Type } from 'typebox';
import { AgreementSchema } from './bound.ts';
import { AspectSchema, KindSchema, namedGene } from './namedGene.ts';
import { PerturbationSchema } from './parts.ts';
import { ConcordanceSchema, Log10Schema } from './tests.ts';

const pValues = {
  p: Type.Number(),
  p_log10: Log10Schema,
};

/** What is known about a gene as a TF. */
export const TfSchema = Type.Object({
  query: Type.String({ description: 'the query for all analyses of the TF' }),
  analyses: Type.Array(
    Type.Object({
      id: Type.Integer(),
      label: Type.String(),
      kind: KindSchema,
      edge_type: Type.String(),
      technology: Type.String(),
      perturbation: PerturbationSchema,
      targets: Type.Integer({ description: 'without the TF itself in an expression analysis' }),
      induced: Type.Integer({ description: 'targets that the TF induces' }),
      repressed: Type.Integer({ description: 'targets that the TF represses' }),
    }),
  ),
  targets: Type.Integer({ description: 'genes that are a target in any analysis' }),
  top_targets: Type.Array(
    Type.Object({
      ...namedGene,
      kinds: Type.Array(KindSchema),
      publications: Type.Integer({ description: 'number of publications whose analyses find it' }),
      analyses: Type.Integer({ description: 'number of analyses that find it' }),
      bound_by: Type.Integer({ description: 'TFs of the version that bind it' }),
      regulated_by: Type.Integer({ description: 'TFs of the version that regulate it, without itself' }),
    }),
    {
      description:
        'at most 20; more kinds of evidence first, then more publications, then more analyses; of equal evidence the most specific first: fewest TFs that bind, then that regulate it',
    },
  ),
  equal_targets: Type.Integer({
    description: 'targets, listed or not, with as much evidence as the last of the top targets',
  }),
  concordance: ConcordanceSchema,
  agreement: AgreementSchema,
  functions: Type.Union(
    [
      Type.Null(),
      Type.Array(
        Type.Object({
          id: Type.String(),
          name: Type.String(),
          aspect: AspectSchema,
          k: Type.Integer(),
          n: Type.Integer(),
          K: Type.Integer(),
          P: Type.Integer(),
          fold: Type.Number(),
          ...pValues,
          padj: Type.Number(),
          padj_log10: Log10Schema,
        }),
      ),
    ],
    { description: 'functions of the protein-coding targets, the 20 with the smallest p; null without an ontology' },
  ),
  conservation: Type.Array(
    Type.Object({
      edition: Type.String(),
      ortholog: Type.String(),
      M: Type.Integer(),
      a: Type.Integer(),
      b: Type.Integer(),
      x: Type.Integer(),
      ...pValues,
    }),
    { description: 'a row per ortholog with analyses; figures as in /api/orthologs/' },
  ),
});
